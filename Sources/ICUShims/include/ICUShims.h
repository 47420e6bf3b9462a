// ICU behind opaque handles and plain integers, for Swift.
//
// No ICU header is included here and no ICU type appears: Foundation brings an
// ICU module of its own, and the two must never meet in one compilation.
//
// Every function that can fail returns an ICU status: above zero is a failure,
// zero or below (ICU's warnings) is not. `icus_status_name` names it.

#ifndef ICU_SHIMS_H
#define ICU_SHIMS_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Versions and statuses

const char *icus_status_name(int32_t status);
const char *icus_version(void);
const char *icus_unicode_version(void);

// MARK: Locales (Locale.c)

/// Writes the ICU locale ID of a BCP 47 tag, NUL-terminated, and how many bytes
/// of the tag were well-formed. `*length` may come to exceed `capacity`.
int32_t icus_locale_from_tag(const char *tag, char *buffer, int32_t capacity,
                             int32_t *length, int32_t *well_formed);

/// Writes the name of a locale in the language of another, both ICU locale IDs, in UTF-8. `*length` may come to exceed
/// `capacity`, with `U_BUFFER_OVERFLOW_ERROR`.
int32_t icus_locale_name(const char *locale, const char *in_locale, char *buffer, int32_t capacity, int32_t *length);

/// Writes an ICU locale ID with the script and the region that are most likely for it, NUL-terminated (UTS #35).
int32_t icus_locale_maximized(const char *locale, char *buffer, int32_t capacity, int32_t *length);

// MARK: Conversion (Conversion.c)

/// The encodings that ICU converts, and the names of each.
int32_t icus_encoding_count(void);
const char *_Nullable icus_encoding_name(int32_t index);
int32_t icus_encoding_alias_count(const char *name);
const char *_Nullable icus_encoding_alias(const char *name, int32_t index);

typedef struct icus_decoder icus_decoder;

/// Opens a converter from an encoding to UTF-8.
int32_t icus_decoder_open(const char *encoding, icus_decoder *_Nullable *_Nonnull decoder);
void icus_decoder_close(icus_decoder *_Nullable decoder);

/// Decodes as much as fits. Ends with `U_BUFFER_OVERFLOW_ERROR` where that is not all, and with
/// `U_INVALID_CHAR_FOUND`, `U_ILLEGAL_CHAR_FOUND`, `U_TRUNCATED_CHAR_FOUND` or an error of an escape sequence after
/// bytes that are no character, all before them written; it goes on after them.
int32_t icus_decoder_decode(icus_decoder *decoder, const uint8_t *_Nullable bytes, int32_t count, bool is_last,
                            int32_t *read, uint8_t *text, int32_t capacity, int32_t *written);

/// Writes the bytes that were no character.
int32_t icus_decoder_invalid_bytes(const icus_decoder *decoder, uint8_t *bytes, int32_t capacity);

// MARK: Collation (Collation.c)

typedef struct icus_collator icus_collator;

/// Opens the collation of an ICU locale ID (UTS #10, CLDR).
int32_t icus_collator_open(const char *locale, icus_collator *_Nullable *_Nonnull collator);
void icus_collator_close(icus_collator *collator);

/// Compares two well-formed texts: below, at or above zero in `*order`.
int32_t icus_collator_compare(const icus_collator *collator, const char *one, int32_t one_length,
                              const char *other, int32_t other_length, int32_t *order);

// MARK: Numbers (Numbers.c)

/// Writes a number, in ASCII digits with `.`, as the words of an ICU locale ID, by a rule set of ICU's such as
/// `%spellout-ordinal`, or by the one for cardinal numbers where it is NULL.
int32_t icus_spell_number(const char *locale, const char *_Nullable rule_set, const char *number, int32_t number_length,
                          char *buffer, int32_t capacity, int32_t *length);

// MARK: Dates (Dates.c)

/// Writes a date of the Gregorian calendar as an ICU locale ID does in full, such as `January 31, 2026`; a part that is
/// zero or below is left out.
int32_t icus_date_text(const char *locale, int32_t year, int32_t month, int32_t day,
                       char *buffer, int32_t capacity, int32_t *length);

// MARK: Properties of characters (Properties.c)

/// ICU's `ULineBreak`, `Emoji_Presentation` and `Emoji` of a code point.
int32_t icus_line_break(uint32_t scalar);
bool icus_is_emoji_presentation(uint32_t scalar);
bool icus_is_emoji(uint32_t scalar);

/// What is asked of each character of long texts: ICU says it once, then it is looked up.
enum : uint8_t {
    /// How many columns it takes, 3 where that is ambiguous (UAX #11).
    ICUS_COLUMNS = 0x03,
    ICUS_AMBIGUOUS_COLUMNS = 0x03,
    /// Whether it makes an emoji of others: joiners, flag letters, skin tones, and what chooses between text and emoji.
    ICUS_JOINS_EMOJI = 0x04,
    /// Whether ICU divides words of it by a dictionary.
    ICUS_DIVIDED_BY_DICTIONARY = 0x08,
    /// Whether a text of such characters alone, which a dictionary divides, is its own canonical and caseless form.
    ICUS_OWN_FORM = 0x10,
    /// Whether it is a letter of Hiragana or Katakana.
    ICUS_KANA_LETTER = 0x20,
    /// Set in what was looked up.
    ICUS_KNOWN_TRAITS = 0x80,
};

/// The traits of the characters of the basic plane that have been asked for.
extern uint8_t icus_known_traits[0x10000];
uint8_t icus_find_traits(uint32_t scalar);

static inline uint8_t icus_traits(uint32_t scalar) {
    uint8_t known = scalar < 0x10000 ? __atomic_load_n(&icus_known_traits[scalar], __ATOMIC_RELAXED) : 0;
    return known ? known : icus_find_traits(scalar);
}

// MARK: Scripts (Scripts.c)

/// ICU's `UScriptCode` of a code point, whether its script extensions have one, and the one of a name of ISO 15924.
int32_t icus_script(uint32_t scalar);
bool icus_has_script(uint32_t scalar, int32_t script);
int32_t icus_script_named(const char *name);

/// Writes the scripts that the language of a locale is written in, and how many; `*count` may come to exceed `capacity`.
int32_t icus_scripts_of_locale(const char *locale, int32_t *scripts, int32_t capacity, int32_t *count);

// MARK: Boundaries (Breaks.c)

typedef struct icus_breaks icus_breaks;

typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
    ICUS_GRAPHEME,
    ICUS_WORD,
    ICUS_LINE,
    ICUS_SENTENCE,
} icus_granularity;

/// What a word consists of, by the rule of ICU that found it (`UWordBreak`).
enum : uint8_t { ICUS_NO_WORD, ICUS_NUMBER, ICUS_LETTER, ICUS_KANA, ICUS_IDEOGRAPH };

/// What lies between two boundaries, in UTF-8 bytes from the start of the loaded text. Only words have a kind, and only
/// lines end in a mandatory break.
typedef struct {
    int32_t start;
    int32_t end;
    uint8_t kind;
    bool is_mandatory_break;
} icus_segment;

int32_t icus_breaks_open(icus_granularity granularity, const char *locale,
                         icus_breaks *_Nullable *_Nonnull breaks);
int32_t icus_breaks_clone(const icus_breaks *original,
                          icus_breaks *_Nullable *_Nonnull breaks);
void icus_breaks_close(icus_breaks *breaks);

/// Loads well-formed UTF-8 and goes to its start. The text is copied (as
/// UTF-16: ICU keeps a pointer to it), so `utf8` may go away afterwards.
int32_t icus_breaks_load(icus_breaks *breaks, const uint8_t *_Nullable utf8, int32_t length);

/// Finds the next segments, or those that are words, `capacity` of them at most, and returns how many. Fewer than
/// `capacity` means that the text has ended; exactly `capacity` does not tell.
int32_t icus_breaks_next(icus_breaks *breaks, bool words_only, icus_segment *segments, int32_t capacity);

// MARK: Lines (Lines.c)

/// How many line feeds there are: a loop that C compilers turn into vector code.
long icus_count_line_feeds(const uint8_t *bytes, long length);

// MARK: Weights (Weights.c)

/// The sum of the weights of keys in a hash table, 0 for a key that is not there. A bucket has two weights, each after a
/// byte of the key's hash; scripts/lib/japanese_model.py has the hash, of which the key's number is a part.
int32_t icus_sum_of_weights(const uint8_t *buckets, int32_t bucket_count, const uint64_t *keys, int32_t key_count);

/// A table of small numbers under keys of 32 bits, most of which have none: one or more for each key. The upper bits of a
/// key are its bucket, the lower 16 its print; SparseTable.swift has the layout.
typedef struct {
    const uint8_t *starts;
    const uint8_t *present;
    const uint8_t *entries;
    int32_t count;
    int32_t bucket_bits;
} icus_sparse_table;

/// The sum of the values of features, each combined with `salt` to a key.
int32_t icus_sum_of_values(const icus_sparse_table *table, const uint32_t *features, int32_t feature_count,
                           uint32_t salt);

/// The same of a table with three values for each key: three sums.
void icus_sums_of_values(const icus_sparse_table *table, const uint32_t *features, int32_t feature_count,
                         uint32_t salt, int32_t sums[_Nonnull 3]);

// MARK: Transliteration (Transliteration.c)

typedef struct icus_transliterator icus_transliterator;

/// Opens a transform by its ID, such as `Latin-Hiragana`, or from rules. Where
/// a rule is at fault, `error_offset` is its place in UTF-16 units, or -1 where
/// ICU does not say.
int32_t icus_transliterator_open_id(const uint8_t *_Nullable id, int32_t length,
                                    icus_transliterator *_Nullable *_Nonnull result);
int32_t icus_transliterator_open_rules(const uint8_t *_Nullable rules, int32_t length, int32_t *error_offset,
                                       icus_transliterator *_Nullable *_Nonnull result);
int32_t icus_transliterator_clone(const icus_transliterator *original,
                                  icus_transliterator *_Nullable *_Nonnull result);
void icus_transliterator_close(icus_transliterator *transliterator);

/// Transliterates well-formed UTF-8. The result belongs to the transliterator
/// and stands until its next use.
int32_t icus_transliterator_apply(icus_transliterator *transliterator,
                                  const uint8_t *_Nullable utf8, int32_t length,
                                  const uint8_t *_Nullable *_Nonnull result, int32_t *result_length);

/// Calls `each` with the ID of every transform that ICU has, in ICU's order.
int32_t icus_transliterator_ids(void *context, void (*each)(void *context, const char *id));

// MARK: Canonical forms (CanonicalForms.c)

/// Writes NFC of well-formed UTF-8, or of its full case folding: two texts are canonically
/// equivalent (Unicode, D70), or canonical caseless matches (D145), where these are equal.
/// With `drops_marks`, nonspacing and enclosing marks are left out of the decomposition.
/// `*result_length` is what is needed, and `U_BUFFER_OVERFLOW_ERROR` comes back where it
/// exceeds `capacity`.
int32_t icus_canonical_form(const uint8_t *_Nullable utf8, int32_t length, _Bool folds_case, _Bool drops_marks,
                            uint8_t *_Nullable result, int32_t capacity, int32_t *result_length);

#pragma clang assume_nonnull end

#endif
