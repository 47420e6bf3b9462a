#include "CTextData.h"

static const uint8_t to_kana[] = {
#embed "romaji.rules"
};

static const uint8_t from_kana[] = {
#embed "romanization.rules"
};

ctd_data ctd_romaji_rules(void) {
    return (ctd_data){to_kana, sizeof to_kana};
}

ctd_data ctd_romanization_rules(void) {
    return (ctd_data){from_kana, sizeof from_kana};
}
