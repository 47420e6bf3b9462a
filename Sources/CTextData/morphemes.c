#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "morphemes.bin"
};

ctd_data ctd_morphemes(void) {
    return (ctd_data){bytes, sizeof bytes};
}
