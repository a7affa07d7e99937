/// The supported locales, which are matched with a person's locales by CLDR's distance (UTS 35, LocaleMatcher).
package final class SupportedLocales: Sendable {
  package let supported: [LocaleTag]
  private let matcher: any LocaleMatcher

  /// - Parameter matcher: finds the nearest supported locale if no tag is equal.
  init(supported: [LocaleTag], _ matcher: any LocaleMatcher) {
    self.supported = supported
    self.matcher = matcher
  }

  /// - Parameter table: the locale for each prefix of a tag, such as a language, as a compiled catalog contains it.
  package convenience init(supported: [LocaleTag], table: [String: String]) {
    self.init(supported: supported, TableMatcher(supported, table))
  }

  /// Returns the supported locale that best matches a person's locales.
  ///
  /// - Parameter desired: the person's locales, in order of preference.
  /// - Returns: nil when no supported locale is close enough to any of them.
  package func bestMatch(_ desired: [LocaleTag]) -> LocaleTag? {
    // The matcher may replace a private-use locale such as `ko-x-haeyo` by `ko`, so an exact match takes precedence.
    if let first = desired.first, let match = exactMatch(first) { return match }
    guard !desired.isEmpty, let (wanted, match) = matcher.bestMatch(desired) else { return nil }
    return exactMatch(wanted) ?? match
  }

  /// Returns the supported locale that equals a tag, or that the tag extends: `ko-x-haeyo` for `ko-x-haeyo-kr`.
  private func exactMatch(_ tag: LocaleTag) -> LocaleTag? {
    if supported.contains(tag) { return tag }
    guard tag.description.contains("-x-") else { return nil }
    return supported.filter { $0.description.contains("-x-") && tag.description.hasPrefix("\($0)-") }
      .max { $0.description.utf8.count < $1.description.utf8.count }
  }
}

protocol LocaleMatcher: Sendable {
  /// Returns the first desired locale that is close to a supported one, and the supported one; nil if none is close.
  func bestMatch(_ desired: [LocaleTag]) -> (desired: LocaleTag, supported: LocaleTag)?
}

/// Matches locales with a table, for programs without ICU.
private struct TableMatcher: LocaleMatcher {
  private let locales: [String: LocaleTag]

  init(_ supported: [LocaleTag], _ table: [String: String]) {
    var locales: [String: LocaleTag] = [:]
    for (tag, locale) in table { locales[tag.lowercased()] = LocaleTag(locale) }
    for tag in supported { locales[tag.description.lowercased()] = tag }
    self.locales = locales
  }

  func bestMatch(_ desired: [LocaleTag]) -> (desired: LocaleTag, supported: LocaleTag)? {
    for tag in desired {
      var name = tag.description.lowercased()[...]
      while !name.isEmpty {
        if let locale = locales[String(name)] { return (tag, locale) }
        name = name.lastIndex(of: "-").map { name[..<$0] } ?? ""
      }
    }
    return nil
  }
}
