#include "ICUReference.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

static int64_t walk(UBreakIterator *iterator, const UChar *units, int32_t *found) {
    int64_t count = 0;
    int32_t unit = 0, byte = 0;
    for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
        while (unit < end) {
            UChar32 character;
            U16_NEXT(units, unit, end, character);
            byte += U8_LENGTH(character);
        }
        found[2 * count] = byte;
        found[2 * count + 1] = ubrk_getRuleStatus(iterator);
        count++;
    }
    return count;
}

int64_t icu_reference_boundaries(char granularity, const char *locale, const uint8_t *utf8, int32_t length,
                                 int32_t *found) {
    static const UChar han[] = {0x65E5, 0x672C};
    UErrorCode status = U_ZERO_ERROR;
    UBreakIteratorType type = granularity == 'c'   ? UBRK_CHARACTER
                              : granularity == 'w' ? UBRK_WORD
                              : granularity == 'l' ? UBRK_LINE
                                                   : UBRK_SENTENCE;
    UBreakIterator *iterator = ubrk_open(type, locale, han, 2, &status);
    if (U_FAILURE(status)) return -(int64_t)status;
    while (ubrk_next(iterator) != UBRK_DONE) {}

    int64_t result;
    int32_t count = 0;
    UChar *units = malloc(((size_t)length + 1) * sizeof(UChar));
    if (units) {
        u_strFromUTF8(units, length + 1, &count, (const char *)utf8, length, &status);
        ubrk_setText(iterator, units, count, &status);
    } else {
        status = U_MEMORY_ALLOCATION_ERROR;
    }
    result = U_FAILURE(status) ? -(int64_t)status : walk(iterator, units, found);
    ubrk_close(iterator);
    free(units);
    return result;
}
