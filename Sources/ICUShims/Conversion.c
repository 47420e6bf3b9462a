// Text in other encodings as UTF-8, a piece at a time, by ICU's converters.

#include "ICUShims.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>

enum { PIVOT_UNITS = 1024 };

struct icus_decoder {
    UConverter *source;
    UConverter *target;
    // What has been read and not yet written, in UTF-16.
    UChar pivot[PIVOT_UNITS];
    UChar *pivot_source;
    UChar *pivot_target;
    // What stopped the reading, told once all before it is written; and the bytes that did.
    UErrorCode fault;
    char invalid[32];
    int8_t invalid_count;
};

int32_t icus_encoding_count(void) { return ucnv_countAvailable(); }

const char *icus_encoding_name(int32_t index) { return ucnv_getAvailableName(index); }

int32_t icus_encoding_alias_count(const char *name) {
    UErrorCode status = U_ZERO_ERROR;
    uint16_t count = ucnv_countAliases(name, &status);
    return status > U_ZERO_ERROR ? 0 : count;
}

const char *icus_encoding_alias(const char *name, int32_t index) {
    UErrorCode status = U_ZERO_ERROR;
    return ucnv_getAlias(name, (uint16_t)index, &status);
}

int32_t icus_decoder_open(const char *encoding, icus_decoder **decoder) {
    UErrorCode status = U_ZERO_ERROR;
    *decoder = calloc(1, sizeof(icus_decoder));
    if (*decoder == NULL) return U_MEMORY_ALLOCATION_ERROR;
    (*decoder)->source = ucnv_open(encoding, &status);
    (*decoder)->target = ucnv_open("UTF-8", &status);
    if (U_SUCCESS(status)) {
        ucnv_setToUCallBack((*decoder)->source, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
    }
    if (U_FAILURE(status)) {
        icus_decoder_close(*decoder);
        *decoder = NULL;
        return status;
    }
    (*decoder)->pivot_source = (*decoder)->pivot;
    (*decoder)->pivot_target = (*decoder)->pivot;
    return status;
}

void icus_decoder_close(icus_decoder *decoder) {
    if (decoder == NULL) return;
    ucnv_close(decoder->source);
    ucnv_close(decoder->target);
    free(decoder);
}

static bool is_fault(UErrorCode status) {
    switch (status) {
    case U_INVALID_CHAR_FOUND:
    case U_TRUNCATED_CHAR_FOUND:
    case U_ILLEGAL_CHAR_FOUND:
    case U_ILLEGAL_ESCAPE_SEQUENCE:
    case U_UNSUPPORTED_ESCAPE_SEQUENCE: return true;
    default: return false;
    }
}

int32_t icus_decoder_decode(icus_decoder *decoder, const uint8_t *bytes, int32_t count, bool is_last, int32_t *read,
                            uint8_t *text, int32_t capacity, int32_t *written) {
    UErrorCode status = U_ZERO_ERROR;
    const char *source = (const char *)bytes;
    char *target = (char *)text;
    char *limit = target + capacity;
    if (decoder->fault == U_ZERO_ERROR) {
        ucnv_convertEx(decoder->target, decoder->source, &target, limit, &source, source + count, decoder->pivot,
                       &decoder->pivot_source, &decoder->pivot_target, decoder->pivot + PIVOT_UNITS, false, is_last,
                       &status);
        if (is_fault(status)) {
            UErrorCode ignored = U_ZERO_ERROR;
            decoder->fault = status;
            decoder->invalid_count = sizeof decoder->invalid;
            ucnv_getInvalidChars(decoder->source, decoder->invalid, &decoder->invalid_count, &ignored);
            status = U_ZERO_ERROR;
        }
    }
    if (decoder->fault != U_ZERO_ERROR) {
        // ICU leaves what stands before bytes that are no character in the pivot.
        const UChar *rest = decoder->pivot_source;
        ucnv_fromUnicode(decoder->target, &target, limit, &rest, decoder->pivot_target, NULL, false, &status);
        decoder->pivot_source = (UChar *)rest;
        if (U_SUCCESS(status)) {
            status = decoder->fault;
            decoder->fault = U_ZERO_ERROR;
            decoder->pivot_source = decoder->pivot;
            decoder->pivot_target = decoder->pivot;
        }
    }
    *read = (int32_t)(source - (const char *)bytes);
    *written = (int32_t)(target - (char *)text);
    return status;
}

int32_t icus_decoder_invalid_bytes(const icus_decoder *decoder, uint8_t *bytes, int32_t capacity) {
    int32_t count = decoder->invalid_count < capacity ? decoder->invalid_count : capacity;
    memcpy(bytes, decoder->invalid, (size_t)count);
    return count;
}
