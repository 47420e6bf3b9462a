#include "CTextData.h"

static const uint8_t romaji_words[] = {
#embed "romaji-words.txt"
};

static const uint8_t whole_words[] = {
#embed "whole-words.txt"
};

ctd_data ctd_romaji_words(void) {
    return (ctd_data){romaji_words, sizeof romaji_words};
}

ctd_data ctd_whole_words(void) {
    return (ctd_data){whole_words, sizeof whole_words};
}
