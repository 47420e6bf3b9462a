#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "phrases.bin"
};

ctd_data ctd_phrases(void) {
    return (ctd_data){bytes, sizeof bytes};
}
