internal import AuthCopy
internal import CatalogLint
internal import Foundation

/// Finds an error message that begins with a pronoun whose noun is only in the title.
struct DanglingPronounRule: CatalogRule {
  let name = "dangling-pronoun"
  let severity = Finding.Severity.warning

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for kind in catalog.document.kinds.map(\.kind) {
      let key = KindKey(Kind(rawValue: kind.name), .message).description
      for file in catalog.copy.files {
        guard let entry = file[key], let pronoun = Self.pronoun(in: entry.text, file.language) else { continue }
        findings.add(
          self, nil, ["text": .text(pronoun)], in: entry, of: file, source: catalog.copy.source?[key]?.text,
          at: entry.text.range(ofText: pronoun))
      }
    }
  }

  /// Returns the pronoun at the start of a text or of one of its branches; nil if there is none.
  private static func pronoun(in text: String, _ language: String) -> String? {
    guard let pronouns = pronouns[language],
      let match = text.range(of: "(^|\\{)\\s*(\(pronouns))", options: .regularExpression)
    else { return nil }
    return String(text[match].drop { $0 == "{" || $0.isWhitespace })
  }

  /// Patterns for pronouns, by language; “This code” and 이 기기 do not match, because they contain the noun.
  private static let pronouns = [
    "en":
      "(It|They|These|Those|Both|This|That)(?=[’'](s|re|ll|ve)\\b| (is|are|was|were|has|have|can|may|will|did|does|do|appeared|looks)\\b)",
    "ja": "(それ|これ)(は|が|を|ら|に)", "ko": "(이것|그것)|(이는|그건|이건|이를|그를) ",
  ]
}
