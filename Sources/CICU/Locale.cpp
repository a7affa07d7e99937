#if __has_include(<unicode/msgfmt.h>)
#include <unicode/localematcher.h>
#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/uloc.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "CICU.h"

int32_t cicu_locale_canonicalize(const char *tag, char *buffer, int32_t capacity) {
  std::string bcp47(tag);
  std::replace(bcp47.begin(), bcp47.end(), '_', '-');
  char name[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(bcp47.c_str(), name, sizeof name, &parsed, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || length == 0) return 0;
  if (parsed != int32_t(bcp47.size())) return 0;
  int32_t written = uloc_toLanguageTag(name, buffer, capacity, true, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING ? written : 0;
}

bool cicu_locale_is_known(const char *tag) {
  static const std::set<std::string> languages = [] {
    std::set<std::string> found;
    for (int32_t index = 0; index < uloc_countAvailable(); ++index) {
      found.insert(icu::Locale(uloc_getAvailable(index)).getLanguage());
    }
    return found;
  }();
  UErrorCode status = U_ZERO_ERROR;
  auto locale = icu::Locale::forLanguageTag(tag, status);
  return U_SUCCESS(status) && languages.count(locale.getLanguage()) > 0;
}

bool cicu_locale_is_language(const char *tag) {
  static const std::set<std::string> languages = [] {
    std::set<std::string> found;
    for (auto language = uloc_getISOLanguages(); *language != nullptr; ++language) found.insert(*language);
    return found;
  }();
  UErrorCode status = U_ZERO_ERROR;
  auto locale = icu::Locale::forLanguageTag(tag, status);
  if (U_FAILURE(status)) return false;
  if (languages.count(locale.getLanguage()) > 0) return true;
  // A code that ISO 639 has replaced, such as `tl`.
  locale.canonicalize(status);
  return U_SUCCESS(status) && languages.count(locale.getLanguage()) > 0;
}

bool cicu_locale_is_right_to_left(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  auto locale = icu::Locale::forLanguageTag(tag, status);
  return U_SUCCESS(status) && locale.isRightToLeft();
}

const char *cicu_locale_available(int32_t index) {
  return index < uloc_countAvailable() ? uloc_getAvailable(index) : nullptr;
}

int32_t cicu_locale_name(const char *tag, const char *language, bool isDialect, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  auto locale = icu::Locale::forLanguageTag(tag, status);
  auto displayLocale = icu::Locale::forLanguageTag(language, status);
  if (U_FAILURE(status)) return 0;
  std::unique_ptr<icu::LocaleDisplayNames> names(icu::LocaleDisplayNames::createInstance(
      displayLocale, isDialect ? ULDN_DIALECT_NAMES : ULDN_STANDARD_NAMES));
  icu::UnicodeString name;
  if (names == nullptr || names->localeDisplayName(locale, name).isBogus()) return 0;
  icu::CheckedArrayByteSink sink(buffer, capacity);
  name.toUTF8(sink);
  return sink.NumberOfBytesAppended();
}

bool cicu_region_is_country(const char *region) {
  for (auto country = uloc_getISOCountries(); *country != nullptr; ++country) {
    if (std::strcmp(*country, region) == 0) return true;
  }
  return false;
}

struct CICULocaleMatcher {
  icu::LocaleMatcher matcher;
};

namespace {

std::vector<icu::Locale> locales(const char *const *tags, int32_t count) {
  std::vector<icu::Locale> result;
  result.reserve(count);
  for (int32_t index = 0; index < count; ++index) {
    UErrorCode status = U_ZERO_ERROR;
    result.push_back(icu::Locale::forLanguageTag(tags[index], status));
  }
  return result;
}

}  // namespace

CICULocaleMatcher *cicu_locale_matcher_open(const char *const *supported, int32_t count, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  auto list = locales(supported, count);
  auto matcher =
      icu::LocaleMatcher::Builder().setSupportedLocales(list.begin(), list.end()).setNoDefaultLocale().build(code);
  *status = code;
  return U_SUCCESS(code) ? new CICULocaleMatcher{std::move(matcher)} : nullptr;
}

void cicu_locale_matcher_close(CICULocaleMatcher *matcher) { delete matcher; }

int32_t cicu_locale_matcher_match(const CICULocaleMatcher *matcher, const char *const *desired, int32_t count,
                                  int32_t *desiredIndex) {
  auto list = locales(desired, count);
  icu::Locale::RangeIterator<std::vector<icu::Locale>::iterator> iterator(list.begin(), list.end());
  UErrorCode status = U_ZERO_ERROR;
  auto result = matcher->matcher.getBestMatchResult(iterator, status);
  *desiredIndex = U_SUCCESS(status) ? result.getDesiredIndex() : -1;
  return U_SUCCESS(status) ? result.getSupportedIndex() : -1;
}
#endif
