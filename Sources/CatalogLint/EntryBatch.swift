internal import MessageFiles

/// The messages of a file that at least one rule has to check.
///
/// Rules never see the other messages, which are the majority.
struct EntryBatch {
  let file: MessageFile
  let contexts: [EntryContext]
  /// The features of each context's message.
  let entryFeatures: [TextFeatures]
  /// The features of each context's message and source.
  let combinedFeatures: [TextFeatures]
  /// The union of the features of all contexts.
  let allFeatures: TextFeatures

  /// - Parameters:
  ///   - messages: messages of the file, each with its source.
  ///   - rules: the rules whose triggers select the messages; nil selects every message.
  init(
    _ messages: some Sequence<(entry: MessageEntry, source: MessageEntry?)>, of file: MessageFile,
    source sourceFile: MessageFile?, options: LintOptions, rules: [any MessageRule]?
  ) {
    self.file = file
    // Triggers in the message itself, and triggers in the message or its source.
    var entryTriggers: TextFeatures = rules == nil ? .any : []
    var combinedTriggers: TextFeatures = []
    for rule in rules ?? [] {
      let triggers = rule.triggers(in: file, options)
      if rule.isTriggeredBySource { combinedTriggers.formUnion(triggers) } else { entryTriggers.formUnion(triggers) }
    }
    var contexts: [EntryContext] = []
    var entryFeatures: [TextFeatures] = []
    var combinedFeatures: [TextFeatures] = []
    var allFeatures: TextFeatures = []
    for (entry, source) in messages {
      if entry.isUnused { continue }
      var features = entry.features
      if let source {
        features.formUnion(source.features)
        if Self.mayEqual(entry, source), entry.hasSameText(as: source) { features.insert(.sameAsSource) }
      }
      guard !features.isDisjoint(with: combinedTriggers) || !entry.features.isDisjoint(with: entryTriggers) else {
        continue
      }
      allFeatures.formUnion(features)
      entryFeatures.append(entry.features)
      combinedFeatures.append(features)
      contexts.append(
        EntryContext(
          file: file, entry: entry, source: source, sourceFile: sourceFile, options: options, combinedFeatures: features
        ))
    }
    self.contexts = contexts
    self.entryFeatures = entryFeatures
    self.combinedFeatures = combinedFeatures
    self.allFeatures = allFeatures
  }

  /// Returns whether two texts may be equal: comparing their scripts is cheap and rules out most pairs.
  private static func mayEqual(_ first: MessageEntry, _ second: MessageEntry) -> Bool {
    first.features.symmetricDifference(second.features).isDisjoint(with: [.hangul, .kana])
  }
}
