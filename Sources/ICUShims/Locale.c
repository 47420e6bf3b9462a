#include "ICUShims.h"

#include <unicode/uloc.h>
#include <unicode/ustring.h>

int32_t icus_locale_from_tag(const char *tag, char *buffer, int32_t capacity,
                             int32_t *length, int32_t *well_formed) {
    UErrorCode status = U_ZERO_ERROR;
    *length = uloc_forLanguageTag(tag, buffer, capacity, well_formed, &status);
    return status == U_STRING_NOT_TERMINATED_WARNING ? U_BUFFER_OVERFLOW_ERROR : status;
}

int32_t icus_locale_name(const char *locale, const char *in_locale, char *buffer, int32_t capacity, int32_t *length) {
    UChar units[256];
    UErrorCode status = U_ZERO_ERROR;
    int32_t count = uloc_getDisplayName(locale, in_locale, units, 256, &status);
    if (U_SUCCESS(status)) u_strToUTF8(buffer, capacity, length, units, count, &status);
    return status;
}

int32_t icus_locale_maximized(const char *locale, char *buffer, int32_t capacity, int32_t *length) {
    UErrorCode status = U_ZERO_ERROR;
    *length = uloc_addLikelySubtags(locale, buffer, capacity, &status);
    return status == U_STRING_NOT_TERMINATED_WARNING ? U_BUFFER_OVERFLOW_ERROR : status;
}
