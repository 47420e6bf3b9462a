#include "ICUShims.h"

#include <unicode/uchar.h>
#include <unicode/uversion.h>

_Static_assert(U_INVALID_ID == 65569 && U_INDEX_OUTOFBOUNDS_ERROR == 8 && U_BUFFER_OVERFLOW_ERROR == 15,
               "ICUSupport's ICUError has these numbers");

const char *icus_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

// Asked of the library that is loaded, not of the headers: a program may run
// with a later minor version than it was built with.
static const char *text_of(void (*version)(UVersionInfo), char *text) {
    UVersionInfo info;
    version(info);
    u_versionToString(info, text);
    return text;
}

const char *icus_version(void) {
    static _Thread_local char text[U_MAX_VERSION_STRING_LENGTH];
    return text_of(u_getVersion, text);
}

const char *icus_unicode_version(void) {
    static _Thread_local char text[U_MAX_VERSION_STRING_LENGTH];
    return text_of(u_getUnicodeVersion, text);
}
