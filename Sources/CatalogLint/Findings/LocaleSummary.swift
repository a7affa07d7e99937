internal import MessageFiles

/// The translation progress and the number of findings of a locale.
public struct LocaleSummary: Hashable, Sendable {
  /// The locale, a BCP 47 tag.
  public let locale: String
  /// The number of keys that have a text in the locale, including stale translations.
  public let translated: Int
  /// The number of keys of the source that the locale lacks or leaves empty.
  public let missing: Int
  /// The number of keys whose source has changed since the translation was recorded.
  public let stale: Int
  /// The number of findings that the baseline does not contain.
  public let findings: Int
}

extension LintReport {
  /// A summary of each locale, sorted by tag.
  public var locales: [LocaleSummary] {
    var counts: [String: Int] = [:]
    for finding in findings where !finding.isInBaseline { counts[finding.locale, default: 0] += 1 }
    return Dictionary(grouping: coverage, by: \.locale).sorted { $0.key < $1.key }.map { locale, files in
      func sum(_ count: (FileCoverage) -> Int) -> Int { files.map(count).reduce(0, +) }
      return LocaleSummary(
        locale: locale, translated: sum(\.translated), missing: sum(\.missing), stale: sum(\.stale),
        findings: counts[locale] ?? 0)
    }
  }

  /// Returns the summaries as a table; nil when only sources were linted.
  func localeTable(in language: MessageLanguage) -> TextTable? {
    guard coverage.contains(where: { !$0.isSource }) else { return nil }
    let messages = MessageBundle.messages(in: language)
    let columns = ["report.locale", "report.translated", "report.missing", "report.stale", "report.findings"]
    var table = TextTable(columns: columns.map { messages.text($0) })
    for locale in locales {
      table.add(
        [locale.locale.safeToShow]
          + [locale.translated, locale.missing, locale.stale, locale.findings].map(String.init))
    }
    return table
  }

}
