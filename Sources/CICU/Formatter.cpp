#if __has_include(<unicode/msgfmt.h>)
#include "Formatter.hpp"

#include <unicode/bytestream.h>
#include <unicode/datefmt.h>
#include <unicode/decimfmt.h>
#include <unicode/msgfmt.h>
#include <unicode/rbnf.h>
#include <unicode/timezone.h>

#include <cstring>

using icu::UnicodeString;

namespace {

/// Returns the format that ICU's `MessageFormat` creates for a type and style, so that both have the same meaning as in
/// `MessageFormat`.
std::unique_ptr<icu::Format> formatOfMessage(const icu::Locale &locale, const char *type, const char *style,
                                             UErrorCode &status) {
  UnicodeString message("{0,", -1, US_INV);
  message.append(UnicodeString::fromUTF8(type));
  if (style) message.append(u',').append(UnicodeString::fromUTF8(style));
  message.append(u'}');
  icu::MessageFormat messageFormat(message, locale, status);
  if (U_FAILURE(status)) return nullptr;
  int32_t count = 0;
  const icu::Format **formats = messageFormat.getFormats(count);
  if (count != 1 || !formats || !formats[0]) {
    status = U_ILLEGAL_ARGUMENT_ERROR;
    return nullptr;
  }
  return std::unique_ptr<icu::Format>(formats[0]->clone());
}

void setTimeZone(icu::Format *format, const std::string &timeZone) {
  if (auto *dates = dynamic_cast<icu::DateFormat *>(format)) {
    dates->adoptTimeZone(icu::TimeZone::createTimeZone(UnicodeString::fromUTF8(timeZone)));
  }
}

/// The caller must hold the mutex.
const icu::Format *plainDateFormat(const CICUFormatter *formatter) {
  if (!formatter->dateFormat) {
    formatter->dateFormat.reset(icu::DateFormat::createDateTimeInstance(icu::DateFormat::kShort,
                                                                        icu::DateFormat::kShort, formatter->locale));
    setTimeZone(formatter->dateFormat.get(), formatter->timeZone);
  }
  return formatter->dateFormat.get();
}

}  // namespace

CICUFormatter *cicu_formatter_open(const char *locale, const char *type, const char *style, const char *timeZone,
                                   int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  auto icuLocale = icu::Locale::forLanguageTag(locale, code);
  auto formatter = std::make_unique<CICUFormatter>();
  if (U_SUCCESS(code)) {
    if (*type) {
      formatter->format = formatOfMessage(icuLocale, type, style, code);
    } else {
      formatter->format.reset(icu::NumberFormat::createInstance(icuLocale, code));
      formatter->isPlain = true;
    }
  }
  *status = code;
  if (U_FAILURE(code)) return nullptr;
  formatter->locale = icuLocale;
  formatter->timeZone = timeZone;
  setTimeZone(formatter->format.get(), formatter->timeZone);
  auto *format = formatter->format.get();
  formatter->isThreadSafe =
      !dynamic_cast<icu::DateFormat *>(format) && !dynamic_cast<icu::RuleBasedNumberFormat *>(format);
  return formatter.release();
}

void cicu_formatter_close(CICUFormatter *formatter) { delete formatter; }

int32_t cicu_formatter_format(const CICUFormatter *formatter, CICUValue value, char *buffer, int32_t capacity,
                              int32_t *status) {
  bool isPlainDate = value.type == CICUValueDate && formatter->isPlain;
  UErrorCode code = U_ZERO_ERROR;
  UnicodeString text;
  {
    std::unique_lock<std::mutex> lock(formatter->mutex, std::defer_lock);
    if (isPlainDate || !formatter->isThreadSafe) lock.lock();
    const auto *format = isPlainDate ? plainDateFormat(formatter) : formatter->format.get();
    format->format(formattable(value), text, code);
  }
  *status = code;
  if (U_FAILURE(code)) return 0;
  icu::CheckedArrayByteSink sink(buffer, capacity);
  text.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

bool cicu_time_zone_is_known(const char *id) {
  std::unique_ptr<icu::TimeZone> zone(icu::TimeZone::createTimeZone(UnicodeString::fromUTF8(id)));
  return *zone != icu::TimeZone::getUnknown();
}
#endif
