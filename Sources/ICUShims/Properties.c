// Properties of characters, in the values of ICU's enumerations.

#include "ICUShims.h"

#include <unicode/uchar.h>

_Static_assert(U_EA_NEUTRAL == 0 && U_EA_AMBIGUOUS == 1 && U_EA_HALFWIDTH == 2 && U_EA_FULLWIDTH == 3 &&
                   U_EA_NARROW == 4 && U_EA_WIDE == 5,
               "ICUSupport's EastAsianWidth has these numbers");
_Static_assert(U_LB_CLOSE_PUNCTUATION == 8 && U_LB_EXCLAMATION == 11 && U_LB_INFIX_NUMERIC == 16 &&
                   U_LB_NONSTARTER == 18 && U_LB_BREAK_SYMBOLS == 27 && U_LB_CLOSE_PARENTHESIS == 36 &&
                   U_LB_CONDITIONAL_JAPANESE_STARTER == 37,
               "ICUSupport's startsNoLine has these numbers");
_Static_assert(U_LB_OPEN_PUNCTUATION == 20, "ICUSupport's endsNoLine has this number");
_Static_assert(U_NON_SPACING_MARK == 6 && U_ENCLOSING_MARK == 7 && U_LINE_SEPARATOR == 13 &&
                   U_PARAGRAPH_SEPARATOR == 14 && U_CONTROL_CHAR == 15 && U_FORMAT_CHAR == 16,
               "ICUSupport's hasNoWidth has these numbers");

int32_t icus_east_asian_width(uint32_t scalar) {
    return u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
}

int32_t icus_line_break(uint32_t scalar) { return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK); }

int32_t icus_general_category(uint32_t scalar) { return u_charType((UChar32)scalar); }

bool icus_is_emoji_presentation(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool icus_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }

bool icus_is_prepended_mark(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_PREPENDED_CONCATENATION_MARK);
}
