#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "heteronyms.bin"
};

ctd_data ctd_heteronyms(void) {
    return (ctd_data){bytes, sizeof bytes};
}
