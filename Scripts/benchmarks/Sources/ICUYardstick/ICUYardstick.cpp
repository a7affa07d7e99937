#include "ICUYardstick.h"

#include <unicode/msgfmt.h>

#include <cstdlib>
#include <string>

struct ICUYardstickMessage {
  icu::MessageFormat format;
  icu::UnicodeString argument;
};

ICUYardstickMessage *icu_yardstick_open(const char *pattern, const char *locale, const char *argument) {
  UErrorCode code = U_ZERO_ERROR;
  auto *message = new ICUYardstickMessage{
      icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), code),
      icu::UnicodeString::fromUTF8(argument)};
  if (U_FAILURE(code)) std::abort();
  return message;
}

size_t icu_yardstick_format(ICUYardstickMessage *message, const char *text, int64_t integer) {
  UErrorCode code = U_ZERO_ERROR;
  const icu::Formattable value =
      text ? icu::Formattable(icu::UnicodeString::fromUTF8(text)) : icu::Formattable(integer);
  icu::UnicodeString output;
  message->format.format(&message->argument, &value, 1, output, code);
  if (U_FAILURE(code)) std::abort();
  std::string utf8;
  output.toUTF8String(utf8);
  return utf8.size();
}
