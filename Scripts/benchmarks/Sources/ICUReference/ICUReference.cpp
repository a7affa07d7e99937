#include "ICUReference.h"

#include <unicode/msgfmt.h>

#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

struct ICUReferenceMessage {
  icu::MessageFormat format;
  std::vector<icu::UnicodeString> names;
};

ICUReferenceMessage *icu_reference_open(const char *pattern, const char *locale, const char *const *names,
                                        int32_t count) {
  UErrorCode code = U_ZERO_ERROR;
  auto *message = new ICUReferenceMessage{
      icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), code), {}};
  for (int32_t index = 0; index < count; index++) message->names.push_back(icu::UnicodeString::fromUTF8(names[index]));
  if (U_FAILURE(code)) std::abort();
  return message;
}

static icu::Formattable formattable(const ICUReferenceValue &value) {
  return value.text ? icu::Formattable(icu::UnicodeString::fromUTF8(value.text)) : icu::Formattable(value.integer);
}

static std::string format(const ICUReferenceMessage *message, const icu::Formattable *values, int32_t count) {
  UErrorCode code = U_ZERO_ERROR;
  icu::UnicodeString output;
  message->format.format(message->names.data(), values, count, output, code);
  if (U_FAILURE(code)) std::abort();
  std::string utf8;
  output.toUTF8String(utf8);
  return utf8;
}

// The number of values matches the number of arguments, so that ICU is not charged for unused ones.
static std::string format(const ICUReferenceMessage *message, const ICUReferenceValue *values) {
  switch (message->names.size()) {
    case 0: return format(message, nullptr, 0);
    case 1: {
      const icu::Formattable value = formattable(values[0]);
      return format(message, &value, 1);
    }
    case 2: {
      const icu::Formattable both[] = {formattable(values[0]), formattable(values[1])};
      return format(message, both, 2);
    }
    case 3: {
      const icu::Formattable all[] = {formattable(values[0]), formattable(values[1]), formattable(values[2])};
      return format(message, all, 3);
    }
    default: std::abort();
  }
}

size_t icu_reference_format(const ICUReferenceMessage *message, const ICUReferenceValue *values) {
  return format(message, values).size();
}

char *icu_reference_text(const ICUReferenceMessage *message, const ICUReferenceValue *values) {
  return strdup(format(message, values).c_str());
}
