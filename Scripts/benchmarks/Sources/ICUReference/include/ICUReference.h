/// ICU4C's MessageFormat, parsed in advance, which formats to UTF-8: the reference for AuthCopy's formatting.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ICUReferenceMessage ICUReferenceMessage;

/// The value of an argument: a text, or an integer if there is no text.
typedef struct {
  const char *_Nullable text;
  int64_t integer;
} ICUReferenceValue;

/// A parsed message in one locale, with the names of its arguments.
ICUReferenceMessage *_Nonnull icu_reference_open(const char *_Nonnull pattern, const char *_Nonnull locale,
                                                 const char *_Nonnull const *_Nonnull names, int32_t count);

/// Formats the message with a value for each name; returns the length in bytes of UTF-8.
size_t icu_reference_format(const ICUReferenceMessage *_Nonnull message, const ICUReferenceValue *_Nonnull values);

/// Formats the message as a string, which the caller must free.
char *_Nonnull icu_reference_text(const ICUReferenceMessage *_Nonnull message, const ICUReferenceValue *_Nonnull values);

#ifdef __cplusplus
}
#endif
