internal import Foundation
internal import MessageFiles

/// Finds terms that a catalog's glossary or the project's glossary rejects.
struct GlossaryRule: MessageRule {
  let name = "glossary-term"
  let severity = Finding.Severity.warning
  private static let omitted: Diagnostic.ID = "glossary-term.omitted"
  private static let replaced: Diagnostic.ID = "glossary-term.replaced"
  let ids = [omitted, replaced]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.words(in: options.avoidedTerms)?.isEmpty == false
      || options.glossary.glossary.contains { $0.applies(to: file) } ? .any : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let nodes = entry.nodes else { return }
    let text = nodes.allText
    let matches =
      (entry.file.words(in: entry.options.avoidedTerms) ?? [])
      .map { (range: $0.pattern.firstRange(in: text), good: $0.replacement) }
      + entry.options.glossary.glossary.lazy.filter { $0.applies(to: entry.file) }
      .map { (range: text.wordRange(of: $0.avoid, options: .caseInsensitive), good: $0.use) }
    for (range, good) in matches {
      guard let range else { continue }
      let found = String(text[range])
      let spot = entry.text.range(ofText: found)
      if let good {
        findings.add(self, Self.replaced, ["found": .text(found), "term": .text(good)], in: entry, at: spot)
      } else {
        findings.add(self, Self.omitted, ["found": .text(found)], in: entry, at: spot)
      }
    }
  }
}

extension ProjectGlossary.Term {
  fileprivate func applies(to file: MessageFile) -> Bool {
    guard let locale else { return true }
    return locale == file.locale || locale == file.language
  }
}
