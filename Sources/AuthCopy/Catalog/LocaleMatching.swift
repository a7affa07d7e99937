internal import CICU

/// Picks the supported locale that suits a person best, by CLDR's distance (UTS 35, LocaleMatcher).
final class LocaleMatching: Sendable {
  let supported: [LocaleTag]
  /// Those that ICU may match: it would match a private-use tag to its parent, and nobody reads a pseudo-locale.
  private let matchable: [LocaleTag]
  private let handle: Handle

  /// Unchecked: the ICU object behind the handle never changes.
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

  init(supported: [LocaleTag]) {
    self.supported = supported
    matchable = supported.filter { !$0.description.contains("-x-") && $0 != PseudoLocale.tag }
    handle = Handle(matchable)
  }

  /// - Parameter desired: the person's locales, in order of preference.
  /// - Returns: nil when no supported one is near to any of them.
  func bestMatch(_ desired: [LocaleTag]) -> LocaleTag? {
    if let first = desired.first, supported.contains(first) { return first }
    guard !desired.isEmpty else { return nil }
    return ICUStrings.withCStrings(desired.map(\.description)) { tags in
      var desiredIndex: Int32 = -1
      let index = cicu_locale_matcher_match(
        handle.pointer, tags, Int32(tags.count), &desiredIndex)
      guard index >= 0 else { return nil }
      let wanted = desired[Int(desiredIndex)]
      return supported.contains(wanted) ? wanted : matchable[Int(index)]
    }
  }
}
