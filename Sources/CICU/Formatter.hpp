#pragma once

#include <unicode/fmtable.h>
#include <unicode/format.h>
#include <unicode/numfmt.h>

#include <memory>
#include <mutex>

#include "CICU.h"

struct CICUFormatter {
  std::unique_ptr<icu::Format> format;
  /// For a plain `{x}` whose value is a date.
  std::unique_ptr<icu::Format> dateFormat;
  /// Date and rule-based formats keep state while they format.
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
