internal import AuthCopy

/// Those messages of a file that may concern a rule: most concern none, and are not looked at again.
struct EntryBatch {
  let file: MessageFile
  let contexts: [EntryContext]
  /// Of all contexts together.
  let allFeatures: TextFeatures

  /// - Parameters:
  ///   - entries: some of the pairing's file.
  ///   - triggers: of all rules together.
  init(
    _ entries: Range<Int>, of pairing: Pairing, source sourceFile: MessageFile?, options: LintOptions,
    triggers: TextFeatures
  ) {
    file = pairing.file
    var contexts: [EntryContext] = []
    var allFeatures: TextFeatures = []
    for index in entries {
      let entry = file.entries[index]
      let source = pairing.sources[index]
      var features = entry.features
      if let source {
        features.formUnion(source.features)
        if Self.mayEqual(entry, source), source.text == entry.text { features.insert(.sameAsSource) }
      }
      guard !features.isDisjoint(with: triggers) else { continue }
      allFeatures.formUnion(features)
      contexts.append(
        EntryContext(
          file: file, entry: entry, source: source, sourceFile: sourceFile, options: options, eitherFeatures: features))
    }
    self.contexts = contexts
    self.allFeatures = allFeatures
  }

  /// A look at the letters first: most translations have others.
  private static func mayEqual(_ first: MessageEntry, _ second: MessageEntry) -> Bool {
    first.features.symmetricDifference(second.features).isDisjoint(with: [.hangul, .kana])
  }
}
