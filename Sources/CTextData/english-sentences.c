#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "english-sentences.tsv"
};

ctd_data ctd_english_sentences(void) {
    return (ctd_data){bytes, sizeof bytes};
}
