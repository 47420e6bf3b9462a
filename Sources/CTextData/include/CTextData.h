#ifndef CTextData_h
#define CTextData_h

#include <stddef.h>
#include <stdint.h>

/// Data of the library as bytes: tables and models that scripts made, each with a row in
/// PROVENANCE.md.
typedef struct {
    const uint8_t *_Nonnull bytes;
    size_t count;
} ctd_data;

/// The readings of kanji; scripts/make-kanji-readings describes the layout.
ctd_data ctd_kanji_readings(void);

/// Where English sentences go on after a full stop, as UTF-8; the file says what is in a line.
ctd_data ctd_english_sentences(void);

/// The senses of English heteronyms, as UTF-8; the file says what is in a line.
ctd_data ctd_heteronym_senses(void);

/// The model of English heteronyms; scripts/lib/heteronym_model.py describes the layout.
ctd_data ctd_heteronyms(void);

/// Where Japanese phrases start; scripts/lib/japanese_model.py describes the layout.
ctd_data ctd_phrases(void);

/// Where Japanese morphemes start, in the same layout.
ctd_data ctd_morphemes(void);

/// The weights of the readings of Japanese text; Sources/JapaneseText/Readings/ReadingModel.swift describes the layout.
ctd_data ctd_readings(void);

/// Japanese words with readings that dictionaries lack, as UTF-8: a word a line, tabs before its readings.
ctd_data ctd_added_readings(void);

/// The characters of JIS X 0213 by their places; scripts/make-gaiji describes the layout.
ctd_data ctd_gaiji(void);

/// Words of rōmaji that no rule reads, as UTF-8; the file says what is in a line.
ctd_data ctd_romaji_words(void);

/// Words with a reading as a whole, as UTF-8; the file says what is in a line.
ctd_data ctd_whole_words(void);

/// The rules from rōmaji to kana, as UTF-8.
ctd_data ctd_romaji_rules(void);

/// The rules from kana to rōmaji, as UTF-8.
ctd_data ctd_romanization_rules(void);

#endif
