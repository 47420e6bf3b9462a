#include "ICUShims.h"

#include <unicode/uloc.h>

int32_t icus_locale_from_tag(const char *tag, char *buffer, int32_t capacity,
                             int32_t *length, int32_t *well_formed) {
    UErrorCode status = U_ZERO_ERROR;
    *length = uloc_forLanguageTag(tag, buffer, capacity, well_formed, &status);
    return status == U_STRING_NOT_TERMINATED_WARNING ? U_BUFFER_OVERFLOW_ERROR : status;
}
