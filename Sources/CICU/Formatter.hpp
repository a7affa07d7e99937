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
  /// Whether the format is for a plain `{x}`, which prints numbers and dates.
  bool isPlain = false;
  /// Formats dates in a plain `{x}`. Created on first use, because it is slow to create and rarely needed.
  mutable std::unique_ptr<icu::Format> dateFormat;
  icu::Locale locale;
  std::string timeZone;
  /// Guards formats that keep state: date formats, while they are created or used, and rule-based formats.
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
