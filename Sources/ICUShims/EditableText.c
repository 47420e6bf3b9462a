#include "EditableText.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/utf16.h>

static bool reserve(icus_units *units, int64_t capacity, UErrorCode *status) {
    if (capacity <= units->capacity) return true;
    if (capacity > INT32_MAX) {
        *status = U_INDEX_OUTOFBOUNDS_ERROR;
        return false;
    }
    int64_t roomier = capacity + capacity / 2 + 64;
    if (roomier > INT32_MAX) roomier = INT32_MAX;
    UChar *moved = realloc(units->units, (size_t)roomier * sizeof(UChar));
    if (!moved) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return false;
    }
    units->units = moved;
    units->capacity = (int32_t)roomier;
    return true;
}

static void move(icus_units *units, int32_t to, int32_t from, int32_t count) {
    if (count > 0) memmove(units->units + to, units->units + from, (size_t)count * sizeof(UChar));
}

static void write(icus_units *units, int32_t at, const UChar *source, int32_t count) {
    if (count > 0) memcpy(units->units + at, source, (size_t)count * sizeof(UChar));
}

// MARK: The body

static int32_t body_length(const icus_editable *text) {
    return text->body.count - (text->gap_end - text->gap_start);
}

static void move_gap(icus_editable *text, int32_t to) {
    int32_t gap = text->gap_end - text->gap_start;
    if (to < text->gap_start) {
        move(&text->body, to + gap, to, text->gap_start - to);
    } else {
        move(&text->body, text->gap_start, text->gap_end, to - text->gap_start);
    }
    text->gap_start = to;
    text->gap_end = to + gap;
}

static bool widen_gap(icus_editable *text, int32_t needed) {
    int32_t gap = text->gap_end - text->gap_start;
    if (gap >= needed) return true;
    if (!reserve(&text->body, (int64_t)text->body.count - gap + needed, &text->status)) return false;
    int32_t after = text->body.count - text->gap_end;
    move(&text->body, text->body.capacity - after, text->gap_end, after);
    text->body.count = text->body.capacity;
    text->gap_end = text->body.count - after;
    return true;
}

static void replace_in_body(icus_editable *text, int32_t start, int32_t limit,
                            const UChar *units, int32_t count) {
    move_gap(text, start);
    text->gap_end += limit - start;
    if (!widen_gap(text, count)) return;
    write(&text->body, text->gap_start, units, count);
    text->gap_start += count;
}

// MARK: The scratch area

static void replace_in_scratch(icus_editable *text, int32_t start, int32_t limit,
                               const UChar *units, int32_t count) {
    icus_units *scratch = &text->scratch;
    int32_t after = scratch->count - limit;
    if (!reserve(scratch, (int64_t)start + count + after, &text->status)) return;
    move(scratch, start + count, limit, after);
    write(scratch, start, units, count);
    scratch->count = start + count + after;
}

static void join_scratch(icus_editable *text) {
    int32_t end = body_length(text);
    replace_in_body(text, end, end, text->scratch.units, text->scratch.count);
    text->scratch.count = 0;
}

// MARK: For the shims

UChar *icus_editable_room(icus_editable *text, int32_t length) {
    text->status = U_ZERO_ERROR;
    text->scratch.count = 0;
    if (!reserve(&text->body, length, &text->status)) return NULL;
    return text->body.units;
}

void icus_editable_fill(icus_editable *text, int32_t length) {
    text->body.count = text->body.capacity;
    text->gap_start = length;
    text->gap_end = text->body.count;
    // All is before the gap now, and ICU starts at the start.
    move_gap(text, 0);
}

int32_t icus_editable_length(const icus_editable *text) {
    return body_length(text) + text->scratch.count;
}

const UChar *icus_editable_units(icus_editable *text, int32_t *length) {
    join_scratch(text);
    move_gap(text, body_length(text));
    *length = text->gap_start;
    return text->body.units;
}

void icus_editable_free(icus_editable *text) {
    free(text->body.units);
    free(text->scratch.units);
}

// MARK: For ICU

static int32_t length_of(const UReplaceable *replaceable) {
    return icus_editable_length((const icus_editable *)replaceable);
}

static UChar unit_at(const UReplaceable *replaceable, int32_t index) {
    const icus_editable *text = (const icus_editable *)replaceable;
    if (index < 0) return 0xFFFF;
    if (index < text->gap_start) return text->body.units[index];
    int32_t length = body_length(text);
    if (index < length) return text->body.units[index + (text->gap_end - text->gap_start)];
    index -= length;
    return index < text->scratch.count ? text->scratch.units[index] : 0xFFFF;
}

static UChar32 code_point_at(const UReplaceable *replaceable, int32_t index) {
    UChar unit = unit_at(replaceable, index);
    if (U16_IS_LEAD(unit)) {
        UChar trail = unit_at(replaceable, index + 1);
        if (U16_IS_TRAIL(trail)) return U16_GET_SUPPLEMENTARY(unit, trail);
    } else if (U16_IS_TRAIL(unit)) {
        UChar lead = unit_at(replaceable, index - 1);
        if (U16_IS_LEAD(lead)) return U16_GET_SUPPLEMENTARY(lead, unit);
    }
    return unit;
}

static void replace(UReplaceable *replaceable, int32_t start, int32_t limit,
                    const UChar *units, int32_t count) {
    icus_editable *text = (icus_editable *)replaceable;
    if (U_FAILURE(text->status)) return;
    int32_t length = body_length(text);
    if (start >= length) {
        replace_in_scratch(text, start - length, limit - length, units, count);
        return;
    }
    if (limit > length) join_scratch(text);
    if (U_SUCCESS(text->status)) replace_in_body(text, start, limit, units, count);
}

static void extract(UReplaceable *replaceable, int32_t start, int32_t limit, UChar *destination) {
    for (int32_t index = start; index < limit; index++) *destination++ = unit_at(replaceable, index);
}

static void copy(UReplaceable *replaceable, int32_t start, int32_t limit, int32_t destination) {
    icus_editable *text = (icus_editable *)replaceable;
    UChar few[64];
    int32_t count = limit - start;
    UChar *units = count <= 64 ? few : malloc((size_t)count * sizeof(UChar));
    if (!units) {
        text->status = U_MEMORY_ALLOCATION_ERROR;
        return;
    }
    extract(replaceable, start, limit, units);
    replace(replaceable, destination, destination, units, count);
    if (units != few) free(units);
}

const UReplaceableCallbacks icus_editable_callbacks = {
    .length = length_of,
    .charAt = unit_at,
    .char32At = code_point_at,
    .replace = replace,
    .extract = extract,
    .copy = copy,
};
