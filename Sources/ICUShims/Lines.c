#include "ICUShims.h"

long icus_count_line_feeds(const uint8_t *bytes, long length) {
    long count = 0;
    for (long i = 0; i < length; i++) count += bytes[i] == '\n';
    return count;
}
