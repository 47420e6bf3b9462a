#include "CTextData.h"

static const uint8_t bytes[] = {
#embed "heteronym-senses.tsv"
};

ctd_data ctd_heteronym_senses(void) {
    return (ctd_data){bytes, sizeof bytes};
}
