/// ICU4C's MessageFormat, already parsed, formatting to UTF-8: what AuthCopy's own formatting is measured against.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ICUYardstickMessage ICUYardstickMessage;

/// A message of one locale with at most one argument, parsed.
ICUYardstickMessage *_Nonnull icu_yardstick_open(const char *_Nonnull pattern, const char *_Nonnull locale,
                                                 const char *_Nonnull argument);

/// Formats with a text, or without one with an integer; gives the length in bytes of UTF-8.
size_t icu_yardstick_format(ICUYardstickMessage *_Nonnull message, const char *_Nullable text, int64_t integer);

#ifdef __cplusplus
}
#endif
