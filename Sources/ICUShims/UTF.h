// UTF-8 to UTF-16 and back, for the shims that hand ICU a copy of a text.

#ifndef ICU_SHIMS_UTF_H
#define ICU_SHIMS_UTF_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <unicode/utf8.h>
#include <unicode/utypes.h>

/// Decodes `length` bytes into `units`, which has room for `length` units (no
/// UTF-8 sequence is shorter than its UTF-16). Returns the number of units, or
/// -1 where the bytes are not well-formed.
static inline int32_t icus_utf16_from_utf8(const uint8_t *utf8, int32_t length, UChar *units) {
    int32_t from = 0, to = 0;
    while (from < length) {
        // Sixteen at a time while all is ASCII: most of most texts.
        while (length - from >= 16) {
            uint64_t low, high;
            memcpy(&low, utf8 + from, 8);
            memcpy(&high, utf8 + from + 8, 8);
            if ((low | high) & 0x8080808080808080u) break;
            for (int i = 0; i < 16; i++) units[to + i] = utf8[from + i];
            from += 16;
            to += 16;
        }
        int32_t stop = length - from > 16 ? from + 16 : length;
        while (from < stop) {
            // Three bytes, the lead neither E0 nor ED, are what most of the rest consists of.
            const uint8_t *next = utf8 + from;
            if (length - from >= 3 && (next[0] & 0xF0) == 0xE0 && next[0] != 0xE0 && next[0] != 0xED &&
                (next[1] & 0xC0) == 0x80 && (next[2] & 0xC0) == 0x80) {
                units[to++] = (UChar)((next[0] & 0x0F) << 12 | (next[1] & 0x3F) << 6 | (next[2] & 0x3F));
                from += 3;
                continue;
            }
            UChar32 c;
            U8_NEXT(utf8, from, length, c);
            if (c < 0) return -1;
            if (c <= 0xFFFF) {
                units[to++] = (UChar)c;
            } else {
                units[to++] = U16_LEAD(c);
                units[to++] = U16_TRAIL(c);
            }
        }
    }
    return to;
}

/// How many UTF-8 bytes a unit of well-formed UTF-16 stands for; each half of
/// a surrogate pair counts two.
static inline int32_t icus_utf8_width(UChar unit) {
    return 1 + (unit >= 0x80) + (unit >= 0x800 && !U16_IS_SURROGATE(unit));
}

#endif
