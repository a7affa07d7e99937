/// ICU's `MessageFormat`, for comparison.
#pragma once

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  ICUReferenceText,
  ICUReferenceInteger,
  ICUReferenceNumber,
  ICUReferenceDate,
} ICUReferenceType;

typedef struct {
  const char *_Nonnull name;
  ICUReferenceType type;
  const char *_Nullable text;
  int64_t integer;
  double number;
} ICUReferenceArgument;

/// Formats in UTC. Returns UTF-8 that the caller frees, or null with ICU's error code in `status`.
char *_Nullable icu_reference_format(const char *_Nonnull locale, const char *_Nonnull pattern,
                                     const ICUReferenceArgument *_Nullable arguments, int32_t count,
                                     int32_t *_Nonnull status);

#ifdef __cplusplus
}
#endif
