// The weights of a model that is a hash table. No ICU in here: C is what can tell its compiler which comparisons no
// processor foresees, and there are millions of them in a second.

#include "ICUShims.h"

#include <string.h>

static inline int32_t weight(uint32_t slot, uint32_t tag) {
    return __builtin_unpredictable((slot & 0xFF) == tag) ? (int8_t)(slot >> 8) : 0;
}

int32_t icus_sum_of_weights(const uint8_t *buckets, int32_t bucket_count, const uint64_t *keys, int32_t key_count) {
    int32_t sum = 0;
    for (int32_t i = 0; i < key_count; i++) {
        uint64_t hash = (keys[i] ^ (uint64_t)(i + 1) << 56) * 0x9E3779B97F4A7C15;
        hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93;
        const uint8_t *bucket = buckets + 4 * ((hash >> 32) * (uint64_t)bucket_count >> 32);
        uint16_t slots[2];
        memcpy(slots, bucket, sizeof slots);
        uint32_t tag = hash >> 16 & 0xFF;
        sum += weight(slots[0], tag) + weight(slots[1], tag);
    }
    return sum;
}
