#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "added-readings.bin"
};

ctd_data ctd_added_readings(void) {
    return (ctd_data){bytes, sizeof bytes};
}
