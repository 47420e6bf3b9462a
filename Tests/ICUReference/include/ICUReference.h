#ifndef ICU_REFERENCE_H
#define ICU_REFERENCE_H

// The shortest way through ICU's C API that finds all boundaries of a text: what the toolkit's own way,
// with its blocks, batches and clones, is compared to.

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Finds the boundaries of a well-formed text, all of it in one piece, after a first text of two Han characters.
///
/// `granularity` is `c`, `w`, `l` or `s`. Each boundary but the one at the start takes two places in `found`:
/// its offset in UTF-8 bytes, and ICU's rule status of what ends there.
///
/// Returns how many boundaries there are, or ICU's error code as a negative number.
int64_t icu_reference_boundaries(char granularity, const char *locale, const uint8_t *utf8, int32_t length,
                                 int32_t *found);

#pragma clang assume_nonnull end

#endif
