internal import MessageFiles

/// Finds a translation without a name that the source contains and the project never translates.
struct TranslatedNameRule: MessageRule {
  let name = "translated-name"
  let severity = Finding.Severity.warning

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    options.glossary.keep.isEmpty || file.isSource ? [] : .any
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !entry.text.isBlank else { return }
    for name in entry.options.glossary.keep where source.text.contains(name) && !entry.text.contains(name) {
      // The name has to be a whole word in text that every locale prints.
      guard let sourceText = source.nodes?.commonText, sourceText.wordRange(of: name) != nil else { continue }
      findings.add(self, nil, ["name": .text(name)], in: entry, at: 0..<entry.text.utf8.count)
    }
  }
}
