internal import AuthCopy
internal import CatalogLint

/// Finds copy of a concealment target that is untranslated, or that reveals whether an account exists.
///
/// A concealment target is the kind that people see instead of one that would reveal whether an account exists.
struct EnumerationLeakRule: CatalogRule {
  let name = "enumeration-leak"
  let severity = Finding.Severity.error
  private static let untranslated: Diagnostic.ID = "enumeration-leak.untranslated"
  private static let revealing: Diagnostic.ID = "enumeration-leak.tells"
  private static let unchecked: Diagnostic.ID = "enumeration-leak.unchecked"
  let ids = [untranslated, revealing, unchecked]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    let targets = Set(catalog.document.kinds.compactMap(\.kind.definition).flatMap(\.concealedAs.targets))
    let kinds = targets.map(\.rawValue).sorted().compactMap { catalog.document[kind: $0] }
    let keys = kinds.flatMap { kind in
      (kind.definition?.parts ?? []).map { KindKey(Kind(rawValue: kind.name), $0).description }
    }
    // In a language without patterns, a person has to check the copy.
    for file in catalog.copy.files where file.words(in: catalog.words)?.accountPatterns.isEmpty ?? true {
      let present = keys.filter { file[$0] != nil }
      guard let first = present.first, let entry = file[first] else { continue }
      findings.add(
        self, Self.unchecked, ["locale": .text(file.locale), "keys": .list(present)], in: entry, of: file, at: 0..<0,
        severity: .info)
    }
    for target in kinds {
      for part in target.definition?.parts ?? [] {
        for file in catalog.copy.files {
          check(KindKey(Kind(rawValue: target.name), part).description, in: file, catalog, &findings)
        }
      }
    }
  }

  private func check(
    _ key: String, in file: MessageFile, _ catalog: LintedCatalog, _ findings: inout FindingList
  ) {
    let copy = catalog.copy
    let source = copy.source?[key]?.text
    let parameters: Diagnostic.Parameters = ["key": .text(key), "locale": .text(file.locale)]
    guard let entry = file[key], !entry.text.isBlank else {
      // An overlay without the key inherits the text of its base.
      if !copy.isPartial || file[key] != nil {
        findings.add(self, Self.untranslated, parameters, in: file, key: key, at: 0)
      }
      return
    }
    let isTranslation = !file.isSource && copy.source?.language != file.language
    if isTranslation, entry.text == source {
      findings.add(
        self, Self.untranslated, parameters, in: entry, of: file, source: source, at: 0..<entry.text.utf8.count)
    } else if let words = file.words(in: catalog.words),
      let phrase = Self.revealingPhrase(in: entry.text, words)
    {
      findings.add(
        self, Self.revealing, ["text": .text(phrase)], in: entry, of: file, source: source,
        at: entry.text.range(ofText: phrase))
    }
  }

  /// Returns the phrase that reveals whether an account exists; conditional sentences reveal nothing.
  private static func revealingPhrase(in text: String, _ words: CopyWords) -> String? {
    for sentence in text.split(whereSeparator: { ".。!?！？\n".contains($0) }) {
      let lower = sentence.lowercased()
      if words.conditions.contains(where: lower.contains) { continue }
      if let match = words.accountPatterns.lazy.compactMap({ $0.firstRange(in: lower) }).first {
        return String(lower[match])
      }
    }
    return nil
  }
}
