// Boundaries by ICU's BreakIterator, over UTF-8, in UTF-8 offsets.

#include "ICUShims.h"
#include "UTF.h"

#include <stdlib.h>
#include <unicode/ubrk.h>

struct icus_breaks {
    UBreakIterator *iterator;
    icus_granularity granularity;
    bool primed;

    UChar *units;
    int32_t capacity;
    int32_t count;

    // Where the last boundary was, in UTF-16 units and in UTF-8 bytes, and the
    // first unit at or after it that is not ASCII: up to there, no counting.
    int32_t unit;
    int32_t byte;
    int32_t next_wide;
};

static const UBreakIteratorType types[] = {
    [ICUS_GRAPHEME] = UBRK_CHARACTER,
    [ICUS_WORD] = UBRK_WORD,
    [ICUS_LINE] = UBRK_LINE,
    [ICUS_SENTENCE] = UBRK_SENTENCE,
};

static int32_t wrap(UBreakIterator *iterator, icus_granularity granularity, icus_breaks **breaks) {
    icus_breaks *result = calloc(1, sizeof *result);
    if (!result) {
        ubrk_close(iterator);
        return U_MEMORY_ALLOCATION_ERROR;
    }
    result->iterator = iterator;
    result->granularity = granularity;
    *breaks = result;
    return U_ZERO_ERROR;
}

int32_t icus_breaks_open(icus_granularity granularity, const char *locale, icus_breaks **breaks) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(types[granularity], locale, NULL, 0, &status);
    return U_FAILURE(status) ? status : wrap(iterator, granularity, breaks);
}

int32_t icus_breaks_clone(const icus_breaks *original, icus_breaks **breaks) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_clone(original->iterator, &status);
    return U_FAILURE(status) ? status : wrap(iterator, original->granularity, breaks);
}

void icus_breaks_close(icus_breaks *breaks) {
    ubrk_close(breaks->iterator);
    free(breaks->units);
    free(breaks);
}

// An iterator learns which of ICU's dictionaries serve which characters from
// the text that it sees, and a clone does not inherit that. ージョン first breaks
// after two characters only where a Han character came before. So let each one
// see two, before its first text with anything that a dictionary could serve.
static void prime(icus_breaks *breaks, UErrorCode *status) {
    static const UChar text[] = {0x65E5, 0x672C};
    ubrk_setText(breaks->iterator, text, 2, status);
    if (U_FAILURE(*status)) return;
    while (ubrk_next(breaks->iterator) != UBRK_DONE) {}
    breaks->primed = true;
}

static int32_t find_wide(const icus_breaks *breaks, int32_t from) {
    const UChar *units = breaks->units;
    int32_t count = breaks->count;
    while (count - from >= 8) {
        UChar all = 0;
        for (int i = 0; i < 8; i++) all |= units[from + i];
        if (all >= 0x80) break;
        from += 8;
    }
    while (from < count && units[from] < 0x80) from++;
    return from;
}

int32_t icus_breaks_load(icus_breaks *breaks, const uint8_t *utf8, int32_t length) {
    if (length > breaks->capacity) {
        // Freed first: a copy of what is in there is of no use to anyone.
        free(breaks->units);
        breaks->capacity = 0;
        breaks->units = malloc((size_t)length * sizeof(UChar));
        if (!breaks->units) return U_MEMORY_ALLOCATION_ERROR;
        breaks->capacity = length;
    }
    breaks->count = icus_utf16_from_utf8(utf8, length, breaks->units);
    if (breaks->count < 0) {
        breaks->count = 0;
        return U_INVALID_CHAR_FOUND;
    }
    breaks->unit = 0;
    breaks->byte = 0;
    breaks->next_wide = find_wide(breaks, 0);

    UErrorCode status = U_ZERO_ERROR;
    if (!breaks->primed && breaks->next_wide < breaks->count) prime(breaks, &status);
    if (U_SUCCESS(status)) ubrk_setText(breaks->iterator, breaks->units, breaks->count, &status);
    return status;
}

// Whether a unit is one after which a line must end (UAX #14, LB4 and LB5).
static bool ends_line(UChar unit) {
    return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

_Static_assert(UBRK_WORD_NONE == 0 && UBRK_WORD_NUMBER == 100 && UBRK_WORD_LETTER == 200 && UBRK_WORD_KANA == 300 &&
                   UBRK_WORD_IDEO == 400 && UBRK_WORD_IDEO_LIMIT == 500,
               "each kind of word has a hundred rule statuses, in the order of icus_kind");

static uint8_t kind_of(int32_t status) { return (uint8_t)(status < UBRK_WORD_IDEO ? status / 100 : ICUS_IDEOGRAPH); }

int32_t icus_breaks_next(icus_breaks *breaks, bool words_only, icus_segment *segments, int32_t capacity) {
    const UChar *units = breaks->units;
    int32_t unit = breaks->unit, byte = breaks->byte, next_wide = breaks->next_wide;
    bool of_words = breaks->granularity == ICUS_WORD, of_lines = breaks->granularity == ICUS_LINE;
    int32_t found = 0;
    while (found < capacity) {
        int32_t end = ubrk_next(breaks->iterator);
        if (end == UBRK_DONE) break;
        int32_t start = byte;
        if (end > next_wide) {
            byte += next_wide - unit;
            unit = next_wide;
            do byte += icus_utf8_width(units[unit]);
            while (++unit < end);
            // In most scripts the next unit is wide too.
            next_wide = end < breaks->count && units[end] >= 0x80 ? end : find_wide(breaks, end);
        } else {
            byte += end - unit;
            unit = end;
        }
        uint8_t kind = of_words ? kind_of(ubrk_getRuleStatus(breaks->iterator)) : ICUS_NO_WORD;
        // Where a dictionary divides a run, ICU gives all its parts the status of its end: in a line of Thai that LF ends,
        // every break would be mandatory.
        bool is_mandatory_break =
            of_lines && ends_line(units[end - 1]) && ubrk_getRuleStatus(breaks->iterator) >= UBRK_LINE_HARD;
        // One field after the other: a copy of a whole segment would wait for its fields.
        segments[found].start = start;
        segments[found].end = byte;
        segments[found].kind = kind;
        segments[found].is_mandatory_break = is_mandatory_break;
        found += !words_only || kind != ICUS_NO_WORD;
    }
    breaks->unit = unit;
    breaks->byte = byte;
    breaks->next_wide = next_wide;
    return found;
}
