// Properties of characters.

#include "ICUShims.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

_Static_assert(U_LB_CLOSE_PUNCTUATION == 8 && U_LB_EXCLAMATION == 11 && U_LB_INFIX_NUMERIC == 16 &&
                   U_LB_NONSTARTER == 18 && U_LB_OPEN_PUNCTUATION == 20 && U_LB_BREAK_SYMBOLS == 27 &&
                   U_LB_CLOSE_PARENTHESIS == 36 && U_LB_CONDITIONAL_JAPANESE_STARTER == 37,
               "ICUSupport's LineBreakClass has these numbers");

int32_t icus_line_break(uint32_t scalar) { return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK); }

bool icus_is_emoji_presentation(uint32_t scalar) {
    return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}

bool icus_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }

static bool has_no_width(UChar32 c) {
    switch (u_charType(c)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_CONTROL_CHAR: return true;
    // Some stand visibly around numbers, such as U+0600.
    case U_FORMAT_CHAR: return !u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK);
    default: break;
    }
    // They stand in the square of the consonant before them.
    int32_t syllable = u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
    return syllable == U_HST_VOWEL_JAMO || syllable == U_HST_TRAILING_JAMO;
}

static uint8_t columns(UChar32 c) {
    if (has_no_width(c)) return 0;
    switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH: return 2;
    case U_EA_AMBIGUOUS: return ICUS_AMBIGUOUS_COLUMNS;
    default: return 1;
    }
}

static bool is_divided_by_dictionary(UChar32 c, int32_t script) {
    return script == USCRIPT_HAN || script == USCRIPT_HIRAGANA ||
           u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT ||
           u_getIntPropertyValue(c, UCHAR_WORD_BREAK) == U_WB_KATAKANA;
}

static bool is_own_form(UChar32 c) {
    return u_getIntPropertyValue(c, UCHAR_NFC_QUICK_CHECK) == UNORM_YES && u_getCombiningClass(c) == 0 &&
           !u_hasBinaryProperty(c, UCHAR_CHANGES_WHEN_CASEFOLDED);
}

static uint8_t traits(UChar32 c) {
    int32_t script = u_getIntPropertyValue(c, UCHAR_SCRIPT);
    uint8_t traits = columns(c);
    if (u_hasBinaryProperty(c, UCHAR_EMOJI_COMPONENT) || u_hasBinaryProperty(c, UCHAR_VARIATION_SELECTOR)) {
        traits |= ICUS_JOINS_EMOJI;
    }
    if (is_divided_by_dictionary(c, script)) {
        traits |= ICUS_DIVIDED_BY_DICTIONARY;
        if (is_own_form(c)) traits |= ICUS_OWN_FORM;
    }
    if ((script == USCRIPT_HIRAGANA || script == USCRIPT_KATAKANA) && u_charType(c) == U_OTHER_LETTER) {
        traits |= ICUS_KANA_LETTER;
    }
    return traits;
}

uint8_t icus_known_traits[0x10000];

uint8_t icus_find_traits(uint32_t scalar) {
    uint8_t found = traits((UChar32)scalar);
    // Whoever asks for the same at the same time gets the same.
    if (scalar < 0x10000) __atomic_store_n(&icus_known_traits[scalar], found | ICUS_KNOWN_TRAITS, __ATOMIC_RELAXED);
    return found;
}
