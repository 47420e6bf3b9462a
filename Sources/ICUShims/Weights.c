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

// The lower bits of a print, of which a bucket knows those that it has.
enum { KNOWN_BITS = 4 };

static inline uint32_t little16(const uint8_t *bytes) { return bytes[0] | (uint32_t)bytes[1] << 8; }

// Eight numbers at a time. Compilers make it what the processor has.
typedef int16_t eight __attribute__((vector_size(16)));
typedef int8_t eight_bytes __attribute__((vector_size(8)));

// So many keys at once, so that a sum of 16 bits holds the values of all.
enum { MOST_KEYS = 128, MOST_VALUES = 3 };

// The keys of some features that may be in the table, and how many they are.
static inline int32_t find_keys(const icus_sparse_table *table, const uint32_t *features, int32_t count,
                                uint32_t salt, uint32_t *keys) {
    int32_t found = 0;
    for (int32_t i = 0; i < count; i++) {
        uint32_t key = (features[i] ^ salt) * 0x9E3779B1;
        key ^= key >> 15;
        // Written always, counted if it may be there: nobody can foresee which are.
        keys[found] = key;
        uint32_t present = little16(table->present + 2 * (size_t)(key >> (32 - table->bucket_bits)));
        found += present >> (key & ((1 << KNOWN_BITS) - 1)) & 1;
    }
    return found;
}

// Adds the values of a key to eight sums each. Eight entries are looked at at once, though some may be of the next
// bucket: that takes no branch, and few buckets have more.
static inline void add_values(const icus_sparse_table *table, uint32_t key, eight *sums, int32_t width) {
    const uint8_t *bounds = table->starts + 2 * (size_t)(key >> (32 - table->bucket_bits));
    int32_t start = little16(bounds), end = little16(bounds + 2);
    if (end > table->count) end = table->count;
    int32_t count = end - start;
    const uint8_t *prints = table->entries + (2 + width) * (size_t)start;
    const uint8_t *values = prints + 2 * (size_t)count;
    const eight print = (eight){} + (int16_t)key, places = {0, 1, 2, 3, 4, 5, 6, 7};
    for (int32_t done = 0; done < count; done += 8) {
        eight some;
        memcpy(&some, prints + 2 * (size_t)done, sizeof some);
        eight chosen = (eight)(some == print) & (eight)(places < (eight){} + (int16_t)(count - done));
        for (int32_t i = 0; i < width; i++) {
            eight_bytes worth;
            memcpy(&worth, values + i * (size_t)count + done, sizeof worth);
            sums[i] += chosen & __builtin_convertvector(worth, eight);
        }
    }
}

static inline void add_all(const icus_sparse_table *table, const uint32_t *features, int32_t feature_count,
                           uint32_t salt, int32_t *sums, int32_t width) {
    uint32_t keys[MOST_KEYS];
    for (int32_t start = 0; start < feature_count; start += MOST_KEYS) {
        int32_t count = feature_count - start < MOST_KEYS ? feature_count - start : MOST_KEYS;
        count = find_keys(table, features + start, count, salt, keys);
        eight some[MOST_VALUES] = {};
        for (int32_t i = 0; i < count; i++) add_values(table, keys[i], some, width);
        for (int32_t i = 0; i < width; i++) {
            for (int32_t j = 0; j < 8; j++) sums[i] += some[i][j];
        }
    }
}

int32_t icus_sum_of_values(const icus_sparse_table *table, const uint32_t *features, int32_t feature_count,
                           uint32_t salt) {
    int32_t sum = 0;
    add_all(table, features, feature_count, salt, &sum, 1);
    return sum;
}

void icus_sums_of_values(const icus_sparse_table *table, const uint32_t *features, int32_t feature_count,
                         uint32_t salt, int32_t sums[3]) {
    sums[0] = sums[1] = sums[2] = 0;
    add_all(table, features, feature_count, salt, sums, 3);
}
