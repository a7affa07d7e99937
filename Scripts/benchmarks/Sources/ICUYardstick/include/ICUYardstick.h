/// ICU4C's MessageFormat, already parsed, formatting to UTF-8: the yardstick for AuthCopy's own formatting.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ICUYardstickMessage ICUYardstickMessage;

/// The value of an argument: a text, or an integer if there is no text.
typedef struct {
  const char *_Nullable text;
  int64_t integer;
} ICUYardstickValue;

/// A parsed message in one locale, with the names of its arguments.
ICUYardstickMessage *_Nonnull icu_yardstick_open(const char *_Nonnull pattern, const char *_Nonnull locale,
                                                 const char *_Nonnull const *_Nonnull names, int32_t count);

/// Formats the message with a value for each name; returns the length in bytes of UTF-8.
size_t icu_yardstick_format(const ICUYardstickMessage *_Nonnull message, const ICUYardstickValue *_Nonnull values);

/// Formats the message as a string, which the caller must free.
char *_Nonnull icu_yardstick_text(const ICUYardstickMessage *_Nonnull message, const ICUYardstickValue *_Nonnull values);

#ifdef __cplusplus
}
#endif
