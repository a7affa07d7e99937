#if __has_include(<unicode/msgfmt.h>)
#include <unicode/decimfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/ures.h>

#include <set>
#include <string>

#include "Formatter.hpp"

struct CICUPluralRules {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace {

const char *const categoryNames[] = {"zero", "one", "two", "few", "many", "other"};

CICUPluralCategory category(const icu::UnicodeString &keyword) {
  for (int index = CICUPluralZero; index < CICUPluralOther; ++index) {
    if (keyword == icu::UnicodeString(categoryNames[index], -1, US_INV)) return CICUPluralCategory(index);
  }
  return CICUPluralOther;
}

}  // namespace

CICUPluralRules *cicu_plural_rules_open(const char *locale, bool ordinal, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  auto icuLocale = icu::Locale::forLanguageTag(locale, code);
  auto type = ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
  std::unique_ptr<icu::PluralRules> rules(
      U_SUCCESS(code) ? icu::PluralRules::forLocale(icuLocale, type, code) : nullptr);
  *status = code;
  return U_SUCCESS(code) ? new CICUPluralRules{std::move(rules)} : nullptr;
}

void cicu_plural_rules_close(CICUPluralRules *rules) { delete rules; }

CICUPluralCategory cicu_plural_rules_select(const CICUPluralRules *rules, const CICUFormatter *formatter,
                                            CICUValue value, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  double number = value.type == CICUValueInteger ? double(value.integer) : value.number;
  icu::UnicodeString keyword;
  // As in MessageFormat, the digits that a decimal format prints determine the category; other formats use the number.
  if (auto *decimal = dynamic_cast<const icu::DecimalFormat *>(formatter->format.get())) {
    const auto *numbers = decimal->toNumberFormatter(code);
    if (U_SUCCESS(code)) {
      auto formatted = value.type == CICUValueInteger ? numbers->formatInt(value.integer, code)
                                                      : numbers->formatDouble(number, code);
      if (U_SUCCESS(code)) keyword = rules->rules->select(formatted, code);
    }
  } else {
    keyword = rules->rules->select(number);
  }
  *status = code;
  return U_SUCCESS(code) ? category(keyword) : CICUPluralOther;
}

bool cicu_plural_rules_are_known(const char *language) {
  // For other languages, ICU returns rules with the category `other` alone.
  static const std::set<std::string> languages = [] {
    std::set<std::string> found;
    UErrorCode code = U_ZERO_ERROR;
    icu::LocalUResourceBundlePointer plurals(ures_openDirect(nullptr, "plurals", &code));
    icu::LocalUResourceBundlePointer locales(ures_getByKey(plurals.getAlias(), "locales", nullptr, &code));
    while (U_SUCCESS(code) && ures_hasNext(locales.getAlias())) {
      const char *language = nullptr;
      ures_getNextString(locales.getAlias(), nullptr, &language, &code);
      if (language != nullptr) found.insert(language);
    }
    return found;
  }();
  return languages.count(language) > 0;
}

bool cicu_plural_rules_has(const CICUPluralRules *rules, CICUPluralCategory category) {
  return rules->rules->isKeyword(icu::UnicodeString(categoryNames[category], -1, US_INV));
}
#endif
