/// Selects the supported locale that best matches a person's locales, by CLDR's distance (UTS 35, LocaleMatcher).
package final class LocaleMatching: Sendable {
  package let supported: [LocaleTag]
  private let matcher: any LocaleMatcher

  /// - Parameter matcher: finds the nearest of those locales that people may want.
  init(supported: [LocaleTag], _ matcher: any LocaleMatcher) {
    self.supported = supported
    self.matcher = matcher
  }

  /// - Parameter table: the locale of each language, and of what else a tag begins with, as a compiled catalog has it.
  package convenience init(supported: [LocaleTag], table: [String: String]) {
    self.init(supported: supported, TableMatcher(supported, table))
  }

  /// - Parameter desired: the person's locales, in order of preference.
  /// - Returns: nil when no supported locale is close enough to any of them.
  package func bestMatch(_ desired: [LocaleTag]) -> LocaleTag? {
    if let first = desired.first, let match = exactMatch(first) { return match }
    guard !desired.isEmpty, let (wanted, match) = matcher.bestMatch(desired) else { return nil }
    return exactMatch(wanted) ?? match
  }

  /// The supported locale that a tag is, or that it extends in private use, as `ko-x-haeyo-kr` does.
  private func exactMatch(_ tag: LocaleTag) -> LocaleTag? {
    if supported.contains(tag) { return tag }
    guard tag.description.contains("-x-") else { return nil }
    return supported.filter { $0.description.contains("-x-") && tag.description.hasPrefix("\($0)-") }
      .max { $0.description.utf8.count < $1.description.utf8.count }
  }
}

protocol LocaleMatcher: Sendable {
  /// The first of some locales that is near a supported one, and that one; nil when none is near.
  func bestMatch(_ desired: [LocaleTag]) -> (desired: LocaleTag, supported: LocaleTag)?
}

/// Matches by a table, for programs without ICU.
private struct TableMatcher: LocaleMatcher {
  private let locales: [String: LocaleTag]

  init(_ supported: [LocaleTag], _ table: [String: String]) {
    let own = supported.map { ($0.description.lowercased(), $0) }
    let others = table.compactMap { tag, locale in LocaleTag(locale).map { (tag.lowercased(), $0) } }
    locales = Dictionary(own + others) { first, _ in first }
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
