#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "romaji.rules"
};

ctd_data ctd_romaji_rules(void) {
    return (ctd_data){bytes, sizeof bytes};
}
