#pragma once

#include <unicode/fmtable.h>
#include <unicode/format.h>
#include <unicode/locid.h>
#include <unicode/numfmt.h>

#include <memory>
#include <mutex>
#include <string>

#include "CICU.h"

struct CICUFormatter {
  std::unique_ptr<icu::Format> format;
  /// Of a plain `{x}`, which prints numbers and dates.
  bool isPlain = false;
  /// For a plain `{x}` whose value is a date. Few messages have any, and it takes long to make: null until then.
  mutable std::unique_ptr<icu::Format> dateFormat;
  icu::Locale locale;
  std::string timeZone;
  /// Held while a date format is made or used, and a rule-based one is: they keep state.
  mutable std::mutex mutex;
  bool isThreadSafe = false;
};

inline icu::Formattable formattable(CICUValue value) {
  switch (value.type) {
    case CICUValueInteger: return icu::Formattable(value.integer);
    case CICUValueDouble: return icu::Formattable(value.number);
    case CICUValueDate: return icu::Formattable(value.number, icu::Formattable::kIsDate);
  }
}
