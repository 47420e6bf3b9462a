#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "kanji-readings.bin"
};

ctd_data ctd_kanji_readings(void) {
    return (ctd_data){bytes, sizeof bytes};
}
