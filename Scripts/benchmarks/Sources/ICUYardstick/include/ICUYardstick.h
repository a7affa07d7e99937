/// ICU4C's MessageFormat, already parsed, formatting to UTF-8: what AuthCopy's own formatting is measured against.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ICUYardstickMessage ICUYardstickMessage;

/// The value of an argument: a text, or without one an integer.
typedef struct {
  const char *_Nullable text;
  int64_t integer;
} ICUYardstickValue;

/// A message of one locale, parsed, with the names of its arguments.
ICUYardstickMessage *_Nonnull icu_yardstick_open(const char *_Nonnull pattern, const char *_Nonnull locale,
                                                 const char *_Nonnull const *_Nonnull names, int32_t count);

/// Formats with a value for each name; gives the length in bytes of UTF-8.
size_t icu_yardstick_format(const ICUYardstickMessage *_Nonnull message, const ICUYardstickValue *_Nonnull values);

/// The same as a text, which the caller frees.
char *_Nonnull icu_yardstick_text(const ICUYardstickMessage *_Nonnull message, const ICUYardstickValue *_Nonnull values);

#ifdef __cplusplus
}
#endif
