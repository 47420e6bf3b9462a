// A text that ICU's transliterators edit in place, at a cost that does not grow
// with its length.
//
// ICU replaces a few characters at a time, from left to right. In a plain
// array each replacement moves all that follows, and a whole text costs the
// square of its length; in a gap buffer it moves only what lies between two
// replacements. ICU also assembles the longer replacements after the end of
// the text, copies them to their place and deletes them there: that scratch
// area is an array of its own, or the gap would travel to the end and back each time.

#ifndef ICU_SHIMS_EDITABLE_TEXT_H
#define ICU_SHIMS_EDITABLE_TEXT_H

#include <stdint.h>
#include <unicode/urep.h>
#include <unicode/utypes.h>

typedef struct {
    UChar *units;
    int32_t count;
    int32_t capacity;
} icus_units;

typedef struct {
    // The body: `units` with a gap from `gap_start` to `gap_end`; its `count`
    // is that of the allocated units, gap included.
    icus_units body;
    int32_t gap_start;
    int32_t gap_end;

    // What ICU put after the end.
    icus_units scratch;

    // The first failure (of memory: the callbacks have no other way to say it).
    UErrorCode status;
} icus_editable;

/// Replaces the text by `length` units of room, all of it gap, and returns
/// where to write them; `icus_editable_fill` says how many were written.
UChar *icus_editable_room(icus_editable *text, int32_t length);
void icus_editable_fill(icus_editable *text, int32_t length);

int32_t icus_editable_length(const icus_editable *text);

/// Closes the gap and joins the scratch area; the result stands until the next edit.
const UChar *icus_editable_units(icus_editable *text, int32_t *length);

void icus_editable_free(icus_editable *text);

/// How ICU reads and edits an `icus_editable`.
extern const UReplaceableCallbacks icus_editable_callbacks;

#endif
