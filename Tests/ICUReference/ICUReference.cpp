#include "ICUReference.h"

#include <unicode/msgfmt.h>
#include <unicode/timezone.h>

#include <cstring>
#include <string>
#include <vector>

char *icu_reference_format(const char *locale, const char *pattern, const ICUReferenceArgument *arguments,
                           int32_t count, int32_t *status) {
  static const bool isUTC = [] {
    icu::TimeZone::adoptDefault(icu::TimeZone::createTimeZone("UTC"));
    return true;
  }();
  (void)isUTC;
  UErrorCode code = U_ZERO_ERROR;
  auto icuLocale = icu::Locale::forLanguageTag(locale, code);
  UParseError where;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icuLocale, where, code);
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (int32_t i = 0; i < count; ++i) {
    const auto &argument = arguments[i];
    names.push_back(icu::UnicodeString::fromUTF8(argument.name));
    switch (argument.type) {
      case ICUReferenceText: values.emplace_back(icu::UnicodeString::fromUTF8(argument.text)); break;
      case ICUReferenceInteger: values.emplace_back(argument.integer); break;
      case ICUReferenceNumber: values.emplace_back(argument.number); break;
      case ICUReferenceDate: values.emplace_back(argument.number, icu::Formattable::kIsDate); break;
    }
  }
  icu::UnicodeString output;
  if (U_SUCCESS(code)) format.format(names.data(), values.data(), count, output, code);
  *status = code;
  if (U_FAILURE(code)) return nullptr;
  std::string utf8;
  output.toUTF8String(utf8);
  return strdup(utf8.c_str());
}
