internal import CICU

/// Matches locales by CLDR's distance.
///
/// Unchecked because the ICU object behind the handle is immutable.
private final class ICULocaleMatcher: LocaleMatcher, @unchecked Sendable {
  /// The locales that ICU may match.
  ///
  /// Private-use tags are omitted because ICU treats them as their parent locales, and pseudo-locales because they
  /// are not meant for people.
  private let matchable: [LocaleTag]
  private let handle: OpaquePointer

  init(_ supported: [LocaleTag]) {
    let matchable = supported.filter {
      !$0.description.contains("-x-") && PseudoLocale(rawValue: $0.description) == nil
    }
    let handle = ICUStrings.withCStrings(matchable.map(\.description)) { tags in
      var status: Int32 = 0
      return cicu_locale_matcher_open(tags, Int32(tags.count), &status)
    }
    guard let handle else { preconditionFailure("ICU could not open a locale matcher") }
    self.matchable = matchable
    self.handle = handle
  }

  deinit { cicu_locale_matcher_close(handle) }

  func bestMatch(_ desired: [LocaleTag]) -> (desired: LocaleTag, supported: LocaleTag)? {
    ICUStrings.withCStrings(desired.map(\.description)) { tags in
      var desiredIndex: Int32 = -1
      let index = cicu_locale_matcher_match(handle, tags, Int32(tags.count), &desiredIndex)
      return index >= 0 ? (desired[Int(desiredIndex)], matchable[Int(index)]) : nil
    }
  }
}

extension SupportedLocales {
  package convenience init(supported: [LocaleTag]) { self.init(supported: supported, ICULocaleMatcher(supported)) }
}
