#include "ICUShims.h"

long icus_count_line_feeds(const uint8_t *bytes, long length) {
    long count = 0;
    long i = 0;
    while (length - i >= 64) {
        // In bytes, which hold up to 255 each: sixteen at a time for any compiler.
        uint8_t lanes[64] = {0};
        long blocks = (length - i) / 64 < 255 ? (length - i) / 64 : 255;
        for (long block = 0; block < blocks; block++, i += 64) {
            for (int lane = 0; lane < 64; lane++) lanes[lane] += bytes[i + lane] == '\n';
        }
        for (int lane = 0; lane < 64; lane++) count += lanes[lane];
    }
    for (; i < length; i++) count += bytes[i] == '\n';
    return count;
}
