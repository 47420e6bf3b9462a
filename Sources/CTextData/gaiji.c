#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "gaiji.bin"
};

ctd_data ctd_gaiji(void) {
    return (ctd_data){bytes, sizeof bytes};
}
