// Transliteration by ICU's transforms, from UTF-8 to UTF-8.

#include "ICUShims.h"
#include "EditableText.h"
#include "UTF.h"

#include <stdlib.h>
#include <unicode/uenum.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

struct icus_transliterator {
    UTransliterator *transliterator;
    icus_editable text;
    char *result;
    int32_t capacity;
};

static int32_t wrap(UTransliterator *transliterator, icus_transliterator **result) {
    icus_transliterator *wrapped = calloc(1, sizeof *wrapped);
    if (!wrapped) {
        utrans_close(transliterator);
        return U_MEMORY_ALLOCATION_ERROR;
    }
    wrapped->transliterator = transliterator;
    *result = wrapped;
    return U_ZERO_ERROR;
}

static UChar *copy_as_utf16(const uint8_t *utf8, int32_t length, int32_t *count, UErrorCode *status) {
    UChar *units = malloc(((size_t)length + 1) * sizeof(UChar));
    *count = units ? icus_utf16_from_utf8(utf8, length, units) : -1;
    if (*count >= 0) return units;
    *status = units ? U_INVALID_CHAR_FOUND : U_MEMORY_ALLOCATION_ERROR;
    free(units);
    return NULL;
}

static int32_t open(const UChar *id, int32_t id_length, const UChar *rules, int32_t rules_length,
                    int32_t *error_offset, icus_transliterator **result) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where = {.offset = -1};
    UTransliterator *transliterator =
        utrans_openU(id, id_length, UTRANS_FORWARD, rules, rules_length, &where, &status);
    *error_offset = where.offset;
    if (U_SUCCESS(status)) return wrap(transliterator, result);
    return status;
}

int32_t icus_transliterator_open_id(const uint8_t *id, int32_t length, icus_transliterator **result) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count, unused;
    UChar *units = copy_as_utf16(id, length, &count, &status);
    if (U_SUCCESS(status)) status = open(units, count, NULL, 0, &unused, result);
    free(units);
    return status;
}

int32_t icus_transliterator_open_rules(const uint8_t *rules, int32_t length, int32_t *error_offset,
                                       icus_transliterator **result) {
    static const UChar id[] = u"Rules";
    UErrorCode status = U_ZERO_ERROR;
    int32_t count;
    UChar *units = copy_as_utf16(rules, length, &count, &status);
    *error_offset = -1;
    if (U_SUCCESS(status)) status = open(id, 5, units, count, error_offset, result);
    free(units);
    return status;
}

int32_t icus_transliterator_clone(const icus_transliterator *original, icus_transliterator **result) {
    UErrorCode status = U_ZERO_ERROR;
    UTransliterator *clone = utrans_clone(original->transliterator, &status);
    return U_FAILURE(status) ? status : wrap(clone, result);
}

void icus_transliterator_close(icus_transliterator *transliterator) {
    utrans_close(transliterator->transliterator);
    icus_editable_free(&transliterator->text);
    free(transliterator->result);
    free(transliterator);
}

int32_t icus_transliterator_apply(icus_transliterator *transliterator, const uint8_t *utf8, int32_t length,
                                  const uint8_t **result, int32_t *result_length) {
    icus_editable *text = &transliterator->text;
    UChar *room = icus_editable_room(text, length);
    if (!room && length > 0) return text->status;
    int32_t count = icus_utf16_from_utf8(utf8, length, room);
    if (count < 0) return U_INVALID_CHAR_FOUND;
    icus_editable_fill(text, count);

    UErrorCode status = U_ZERO_ERROR;
    int32_t limit = count;
    utrans_trans(transliterator->transliterator, (UReplaceable *)text,
                 &icus_editable_callbacks, 0, &limit, &status);
    if (U_FAILURE(text->status)) status = text->status;
    if (U_FAILURE(status)) return status;

    const UChar *units = icus_editable_units(text, &count);
    if (U_FAILURE(text->status)) return text->status;
    int64_t needed = 0;
    for (int32_t i = 0; i < count; i++) needed += icus_utf8_width(units[i]);
    if (needed > INT32_MAX) return U_INDEX_OUTOFBOUNDS_ERROR;
    if (needed > transliterator->capacity) {
        free(transliterator->result);
        transliterator->capacity = 0;
        transliterator->result = malloc((size_t)needed);
        if (!transliterator->result) return U_MEMORY_ALLOCATION_ERROR;
        transliterator->capacity = (int32_t)needed;
    }
    *result = (const uint8_t *)transliterator->result;
    // Refuses half a surrogate pair, which a rule can leave.
    u_strToUTF8(transliterator->result, transliterator->capacity, result_length, units, count, &status);
    return status;
}

int32_t icus_transliterator_ids(void *context, void (*each)(void *context, const char *id)) {
    UErrorCode status = U_ZERO_ERROR;
    UEnumeration *ids = utrans_openIDs(&status);
    const char *id;
    while (U_SUCCESS(status) && (id = uenum_next(ids, NULL, &status))) each(context, id);
    uenum_close(ids);
    return status;
}
