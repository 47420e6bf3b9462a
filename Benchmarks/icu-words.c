// The yardstick: the words of a file, one a line, by ICU and nothing else.
//
// What somebody would write who knows ICU and C: blocks of 64 KB that end at LF, converted to
// UTF-16, one iterator for all; words printed by way of stdio. Blocks grow for longer lines.

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/ustring.h>

static void check(UErrorCode status) {
    if (U_SUCCESS(status)) return;
    fprintf(stderr, "icu-words: %s\n", u_errorName(status));
    exit(1);
}

static void *resize(void *memory, size_t size) {
    memory = realloc(memory, size);
    if (!memory) check(U_MEMORY_ALLOCATION_ERROR);
    return memory;
}

// An iterator learns which dictionaries serve which characters from what it has
// seen; textkit lets each of its own see this first, and so does this one.
static void prime(UBreakIterator *words) {
    static const UChar han[] = {0x65E5, 0x672C};
    UErrorCode status = U_ZERO_ERROR;
    ubrk_setText(words, han, 2, &status);
    check(status);
    while (ubrk_next(words) != UBRK_DONE) {}
}

static int utf8_width(UChar unit) {
    if (unit < 0x80) return 1;
    if (unit < 0x800) return 2;
    return U16_IS_SURROGATE(unit) ? 2 : 3;
}

static void print_words(UBreakIterator *words, const char *utf8, size_t length, UChar *units, int32_t capacity) {
    UErrorCode status = U_ZERO_ERROR;
    int32_t count;
    u_strFromUTF8(units, capacity, &count, utf8, (int32_t)length, &status);
    check(status);
    ubrk_setText(words, units, count, &status);
    check(status);
    int32_t from = 0, to;
    while ((to = ubrk_next(words)) != UBRK_DONE) {
        const char *start = utf8;
        while (from < to) utf8 += utf8_width(units[from++]);
        if (ubrk_getRuleStatus(words) >= UBRK_WORD_NONE_LIMIT) {
            fwrite(start, 1, (size_t)(utf8 - start), stdout);
            putc('\n', stdout);
        }
    }
}

int main(int count, char **arguments) {
    if (count != 2) {
        fprintf(stderr, "usage: icu-words FILE\n");
        return 64;
    }
    FILE *file = fopen(arguments[1], "rb");
    if (!file) {
        fprintf(stderr, "icu-words: %s: %s\n", arguments[1], strerror(errno));
        return 2;
    }
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *words = ubrk_open(UBRK_WORD, "", NULL, 0, &status);
    check(status);
    prime(words);

    size_t capacity = 64 * 1024, filled = 0;
    char *bytes = resize(NULL, capacity);
    UChar *units = resize(NULL, capacity * sizeof(UChar));
    while (1) {
        size_t read = fread(bytes + filled, 1, capacity - filled, file);
        filled += read;
        if (filled == 0) break;
        size_t end = filled;
        if (read > 0) {
            while (end > 0 && bytes[end - 1] != '\n') end--;
            if (end == 0) {
                if (filled < capacity) continue;
                capacity *= 2;
                bytes = resize(bytes, capacity);
                units = resize(units, capacity * sizeof(UChar));
                continue;
            }
        }
        print_words(words, bytes, end, units, (int32_t)capacity);
        memmove(bytes, bytes + end, filled - end);
        filled -= end;
        if (read == 0) break;
    }
    ubrk_close(words);
    fclose(file);
    free(bytes);
    free(units);
    return ferror(stdout) || fflush(stdout) ? 2 : 0;
}
