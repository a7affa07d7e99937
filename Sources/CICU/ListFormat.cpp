#if __has_include(<unicode/msgfmt.h>)
#include <unicode/bytestream.h>
#include <unicode/listformatter.h>

#include <memory>
#include <vector>

#include "CICU.h"

int32_t cicu_list_format(const char *locale, const char *const *elements, const int32_t *lengths, int32_t count,
                         char *buffer, int32_t capacity) {
  std::vector<icu::UnicodeString> items;
  items.reserve(count);
  for (int32_t index = 0; index < count; ++index) {
    items.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(elements[index], lengths[index])));
  }
  UErrorCode status = U_ZERO_ERROR;
  auto icuLocale = icu::Locale::forLanguageTag(locale, status);
  std::unique_ptr<icu::ListFormatter> formatter(icu::ListFormatter::createInstance(icuLocale, status));
  icu::UnicodeString text;
  if (U_SUCCESS(status)) formatter->format(items.data(), count, text, status);
  if (U_FAILURE(status)) return 0;
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}
#endif
