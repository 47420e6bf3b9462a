// What stays of a text where case and canonically equivalent spellings make no difference.

#include "ICUShims.h"
#include "UTF.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

// Most words fit where it costs nothing.
typedef struct {
    UChar *units;
    int32_t length;
    int32_t capacity;
    UChar inside[128];
} buffer;

static void start(buffer *buffer) {
    buffer->units = buffer->inside;
    buffer->length = 0;
    buffer->capacity = sizeof buffer->inside / sizeof(UChar);
}

static void finish(buffer *buffer) {
    if (buffer->units != buffer->inside) free(buffer->units);
}

static void reserve(buffer *buffer, int32_t capacity, UErrorCode *status) {
    if (U_FAILURE(*status) || capacity <= buffer->capacity) return;
    finish(buffer);
    start(buffer);
    UChar *units = malloc((size_t)capacity * sizeof(UChar));
    if (!units) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return;
    }
    buffer->units = units;
    buffer->capacity = capacity;
}

typedef int32_t transform(const UChar *source, int32_t length, UChar *result, int32_t capacity, UErrorCode *status);

static int32_t nfc(const UChar *source, int32_t length, UChar *result, int32_t capacity, UErrorCode *status) {
    return unorm2_normalize(unorm2_getNFCInstance(status), source, length, result, capacity, status);
}

static int32_t nfd(const UChar *source, int32_t length, UChar *result, int32_t capacity, UErrorCode *status) {
    return unorm2_normalize(unorm2_getNFDInstance(status), source, length, result, capacity, status);
}

static int32_t fold(const UChar *source, int32_t length, UChar *result, int32_t capacity, UErrorCode *status) {
    return u_strFoldCase(result, capacity, source, length, U_FOLD_CASE_DEFAULT, status);
}

static void apply(transform *transform, const buffer *source, buffer *result, UErrorCode *status) {
    if (U_FAILURE(*status)) return;
    result->length = transform(source->units, source->length, result->units, result->capacity, status);
    if (*status != U_BUFFER_OVERFLOW_ERROR) return;
    *status = U_ZERO_ERROR;
    reserve(result, result->length, status);
    if (U_FAILURE(*status)) return;
    result->length = transform(source->units, source->length, result->units, result->capacity, status);
}

static int32_t without_marks(const UChar *source, int32_t length, UChar *result, int32_t capacity, UErrorCode *status) {
    int32_t kept = 0;
    for (int32_t index = 0; index < length;) {
        UChar32 character;
        int32_t start = index;
        U16_NEXT(source, index, length, character);
        if (U_GET_GC_MASK(character) & (U_GC_MN_MASK | U_GC_ME_MASK)) continue;
        for (; start < index; start++, kept++) {
            if (kept < capacity) result[kept] = source[start];
        }
    }
    if (kept > capacity) *status = U_BUFFER_OVERFLOW_ERROR;
    return kept;
}

int32_t icus_canonical_form(const uint8_t *utf8, int32_t length, _Bool folds_case, _Bool drops_marks,
                            uint8_t *result, int32_t capacity, int32_t *result_length) {
    UErrorCode status = U_ZERO_ERROR;
    buffer one, two;
    start(&one);
    start(&two);
    *result_length = 0;
    reserve(&one, length, &status);
    if (U_SUCCESS(status)) {
        one.length = icus_utf16_from_utf8(utf8, length, one.units);
        if (one.length < 0) status = U_INVALID_CHAR_FOUND;
    }
    if (folds_case) {
        // Decomposed first, as D145 has it: U+0345 folds to a letter, and would end up elsewhere.
        apply(nfd, &one, &two, &status);
        apply(fold, &two, &one, &status);
    }
    if (drops_marks) {
        apply(nfd, &one, &two, &status);
        apply(without_marks, &two, &one, &status);
    }
    apply(nfc, &one, &two, &status);
    if (U_SUCCESS(status)) u_strToUTF8((char *)result, capacity, result_length, two.units, two.length, &status);
    finish(&one);
    finish(&two);
    return status;
}
