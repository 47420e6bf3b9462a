// Numbers in words, by ICU's rule-based number format.

#include "ICUShims.h"
#include "UTF.h"

#include <stdlib.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

int32_t icus_spell_number(const char *locale, const char *rule_set, const char *number, int32_t number_length,
                          char *buffer, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    UNumberFormat *format = unum_open(UNUM_SPELLOUT, NULL, 0, locale, NULL, &status);
    if (U_SUCCESS(status) && rule_set) {
        UChar name[80];
        u_uastrncpy(name, rule_set, 80);
        unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, name, -1, &status);
    }
    if (U_SUCCESS(status)) {
        UChar units[2048];
        int32_t count = unum_formatDecimal(format, number, number_length, units, 2048, NULL, &status);
        if (U_SUCCESS(status)) u_strToUTF8(buffer, capacity, length, units, count, &status);
    }
    unum_close(format);
    return status;
}
