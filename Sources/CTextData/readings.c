#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "readings.bin"
};

ctd_data ctd_readings(void) {
    return (ctd_data){bytes, sizeof bytes};
}
