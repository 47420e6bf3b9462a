// The order of texts in a language, by ICU's collator.

#include "ICUShims.h"

#include <unicode/ucol.h>

// An icus_collator is a UCollator.

int32_t icus_collator_open(const char *locale, icus_collator **collator) {
    UErrorCode status = U_ZERO_ERROR;
    *collator = (icus_collator *)ucol_open(locale, &status);
    return status;
}

void icus_collator_close(icus_collator *collator) { ucol_close((UCollator *)collator); }

int32_t icus_collator_compare(const icus_collator *collator, const char *one, int32_t one_length,
                              const char *other, int32_t other_length, int32_t *order) {
    UErrorCode status = U_ZERO_ERROR;
    *order = ucol_strcollUTF8((const UCollator *)collator, one, one_length, other, other_length, &status);
    return status;
}
