#include "ICUYardstick.h"

#include <unicode/msgfmt.h>

#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

struct ICUYardstickMessage {
  icu::MessageFormat format;
  std::vector<icu::UnicodeString> names;
};

ICUYardstickMessage *icu_yardstick_open(const char *pattern, const char *locale, const char *const *names,
                                        int32_t count) {
  UErrorCode code = U_ZERO_ERROR;
  auto *message = new ICUYardstickMessage{
      icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), code), {}};
  for (int32_t index = 0; index < count; index++) message->names.push_back(icu::UnicodeString::fromUTF8(names[index]));
  if (U_FAILURE(code)) std::abort();
  return message;
}

static std::string format(const ICUYardstickMessage *message, const ICUYardstickValue *values) {
  constexpr int32_t most = 4;
  UErrorCode code = U_ZERO_ERROR;
  icu::Formattable formattables[most];
  const auto count = static_cast<int32_t>(message->names.size());
  if (count > most) std::abort();
  for (int32_t index = 0; index < count; index++) {
    const ICUYardstickValue &value = values[index];
    if (value.text) {
      formattables[index].setString(icu::UnicodeString::fromUTF8(value.text));
    } else {
      formattables[index].setInt64(value.integer);
    }
  }
  icu::UnicodeString output;
  message->format.format(message->names.data(), formattables, count, output, code);
  if (U_FAILURE(code)) std::abort();
  std::string utf8;
  output.toUTF8String(utf8);
  return utf8;
}

size_t icu_yardstick_format(const ICUYardstickMessage *message, const ICUYardstickValue *values) {
  return format(message, values).size();
}

char *icu_yardstick_text(const ICUYardstickMessage *message, const ICUYardstickValue *values) {
  return strdup(format(message, values).c_str());
}
