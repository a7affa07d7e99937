internal import AuthCopy

/// The messages of a file that at least one rule has to check; rules never see the rest, which is most of them.
struct EntryBatch {
  let file: MessageFile
  let contexts: [EntryContext]
  /// The features of each context's message and source.
  let features: [TextFeatures]
  /// The union of the features of all contexts.
  let allFeatures: TextFeatures

  /// - Parameters:
  ///   - entries: indices into the entries of the pairing's file.
  ///   - triggers: the union of the triggers of all rules.
  init(
    _ entries: Range<Int>, of pairing: Pairing, source sourceFile: MessageFile?, options: LintOptions,
    triggers: TextFeatures
  ) {
    file = pairing.file
    var contexts: [EntryContext] = []
    var all: [TextFeatures] = []
    var allFeatures: TextFeatures = []
    for index in entries {
      let entry = file.entries[index]
      if entry.isUnused { continue }
      let source = pairing.sources[index]
      var features = entry.features
      if let source {
        features.formUnion(source.features)
        if Self.mayEqual(entry, source), source.text == entry.text { features.insert(.sameAsSource) }
      }
      guard !features.isDisjoint(with: triggers) else { continue }
      allFeatures.formUnion(features)
      all.append(features)
      contexts.append(
        EntryContext(
          file: file, entry: entry, source: source, sourceFile: sourceFile, options: options, eitherFeatures: features))
    }
    self.contexts = contexts
    features = all
    self.allFeatures = allFeatures
  }

  /// A cheap check of the scripts, which rules out most pairs without comparing their text.
  private static func mayEqual(_ first: MessageEntry, _ second: MessageEntry) -> Bool {
    first.features.symmetricDifference(second.features).isDisjoint(with: [.hangul, .kana])
  }
}
