internal import AuthCopy

/// One message, with everything that a rule may need to know about it.
///
/// A class, so that passing it to rules costs one retain.
final class EntryContext {
  let file: MessageFile
  let entry: MessageEntry
  /// The source's entry for the same key; nil in the source itself and when there is no source.
  let source: MessageEntry?
  let sourceFile: MessageFile?
  let options: LintOptions
  /// The features of the text and of its source combined.
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

  /// The parsed message; nil when it does not parse.
  var nodes: [MessageNode]? { entry.nodes }
  var sourceNodes: [MessageNode]? { source?.nodes }

  var text: String { entry.text }
  var features: TextFeatures { entry.features }
  var language: String { file.language }

  /// Both trees, when the translation is not empty and both messages parse.
  var pair: (translation: [MessageNode], source: [MessageNode])? {
    guard eitherFeatures.contains(.brace), let nodes, let sourceNodes, !entry.text.isEmpty else { return nil }
    return (nodes, sourceNodes)
  }
}
