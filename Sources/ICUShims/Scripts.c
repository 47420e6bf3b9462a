// Scripts of characters and of languages, in the values of ICU's `UScriptCode`.

#include "ICUShims.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

_Static_assert(USCRIPT_COMMON == 0 && USCRIPT_INHERITED == 1, "ICUSupport's Script has these numbers");

int32_t icus_script(uint32_t scalar) {
    UErrorCode status = U_ZERO_ERROR;
    return uscript_getScript((UChar32)scalar, &status);
}

bool icus_has_script(uint32_t scalar, int32_t script) {
    return uscript_hasScript((UChar32)scalar, (UScriptCode)script);
}

int32_t icus_script_named(const char *name) { return u_getPropertyValueEnum(UCHAR_SCRIPT, name); }

int32_t icus_scripts_of_locale(const char *locale, int32_t *scripts, int32_t capacity, int32_t *count) {
    _Static_assert(sizeof(UScriptCode) == sizeof(int32_t), "a script is passed as the integer that it is");
    UErrorCode status = U_ZERO_ERROR;
    *count = uscript_getCode(locale, (UScriptCode *)scripts, capacity, &status);
    return status;
}
