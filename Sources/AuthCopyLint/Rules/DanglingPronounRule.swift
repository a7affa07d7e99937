internal import AuthCopy
internal import CatalogLint

/// Finds an error message that begins with a pronoun whose noun is only in the title.
struct DanglingPronounRule: CatalogRule {
  let name = "dangling-pronoun"
  let severity = Finding.Severity.warning

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    for kind in catalog.document.kinds.map(\.kind) {
      let key = KindKey(Kind(rawValue: kind.name), .message).description
      for file in catalog.copy.files {
        guard let entry = file[key], let pronoun = Self.pronoun(in: entry.text, file.words(in: catalog.words))
        else { continue }
        findings.add(
          self, nil, ["text": .text(pronoun)], in: entry, of: file, source: catalog.copy.source?[key]?.text,
          at: entry.text.range(ofText: pronoun))
      }
    }
  }

  /// Returns the pronoun at the start of a text or of one of its branches; nil if there is none.
  private static func pronoun(in text: String, _ words: CopyWords?) -> String? {
    let match = words?.pronounPatterns.lazy.compactMap { $0.firstRange(in: text) }.first
    return match.map { String(text[$0].drop { $0 == "{" || $0.isWhitespace }) }
  }
}
