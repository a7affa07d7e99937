internal import AuthCopy

/// One message, with all that a rule may want to know about it. A class, since every rule is handed it.
final class EntryContext {
  let file: MessageFile
  let entry: MessageEntry
  /// The same key's entry in the source; nil in the source itself and without a source.
  let source: MessageEntry?
  let sourceFile: MessageFile?
  let options: LintOptions
  /// What the text or its source is made of.
  let eitherFeatures: TextFeatures

  init(
    file: MessageFile, entry: MessageEntry, source: MessageEntry?, sourceFile: MessageFile?, options: LintOptions,
    eitherFeatures: TextFeatures
  ) {
    self.file = file
    self.entry = entry
    self.source = source
    self.sourceFile = sourceFile
    self.options = options
    self.eitherFeatures = eitherFeatures
  }

  /// Nil when the message does not parse.
  var nodes: [MessageNode]? { try? entry.parsed.get() }
  var sourceNodes: [MessageNode]? { try? source?.parsed.get() }

  var text: String { entry.text }
  var features: TextFeatures { entry.features }
  var language: String { file.language }

  /// Both trees, where there is a translation that has text and both parse.
  var pair: (translation: [MessageNode], source: [MessageNode])? {
    guard eitherFeatures.contains(.brace), let nodes, let sourceNodes, !entry.text.isEmpty else { return nil }
    return (nodes, sourceNodes)
  }
}

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
