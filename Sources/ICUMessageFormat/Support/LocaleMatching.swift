internal import CICU

/// Selects the supported locale that best matches a person's locales, by CLDR's distance (UTS 35, LocaleMatcher).
package final class LocaleMatching: Sendable {
  package let supported: [LocaleTag]
  /// The locales that ICU may match.
  ///
  /// ICU would match a private-use tag to its parent, and a pseudo-locale is not meant for people.
  private let matchable: [LocaleTag]
  private let handle: Handle

  /// Unchecked because the ICU object behind the handle is immutable.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(_ locales: [LocaleTag]) {
      let pointer = ICUStrings.withCStrings(locales.map(\.description)) { tags in
        var status: Int32 = 0
        return cicu_locale_matcher_open(tags, Int32(tags.count), &status)
      }
      guard let pointer else { preconditionFailure("ICU could not open a locale matcher") }
      self.pointer = pointer
    }

    deinit { cicu_locale_matcher_close(pointer) }
  }

  package init(supported: [LocaleTag]) {
    self.supported = supported
    matchable = supported.filter { !$0.description.contains("-x-") && $0 != PseudoLocale.tag }
    handle = Handle(matchable)
  }

  /// - Parameter desired: the person's locales, in order of preference.
  /// - Returns: nil when no supported locale is close enough to any of them.
  package func bestMatch(_ desired: [LocaleTag]) -> LocaleTag? {
    if let first = desired.first, let match = exactMatch(first) { return match }
    guard !desired.isEmpty else { return nil }
    return ICUStrings.withCStrings(desired.map(\.description)) { tags in
      var desiredIndex: Int32 = -1
      let index = cicu_locale_matcher_match(
        handle.pointer, tags, Int32(tags.count), &desiredIndex)
      guard index >= 0 else { return nil }
      let wanted = desired[Int(desiredIndex)]
      return exactMatch(wanted) ?? matchable[Int(index)]
    }
  }

  /// The supported locale that a tag is, or that it extends in private use, as `ko-x-haeyo-kr` does.
  private func exactMatch(_ tag: LocaleTag) -> LocaleTag? {
    if supported.contains(tag) { return tag }
    guard tag.description.contains("-x-") else { return nil }
    return supported.filter { $0.description.contains("-x-") && tag.description.hasPrefix("\($0)-") }
      .max { $0.description.utf8.count < $1.description.utf8.count }
  }
}
