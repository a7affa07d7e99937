internal import AuthCopy

/// One message, with all that a rule may want to know about it.
///
/// A class, so that handing it to rules costs one reference.
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
  var nodes: [MessageNode]? { entry.nodes }
  var sourceNodes: [MessageNode]? { source?.nodes }

  var text: String { entry.text }
  var features: TextFeatures { entry.features }
  var language: String { file.language }

  /// Both trees, where there is a translation that has text and both parse.
  var pair: (translation: [MessageNode], source: [MessageNode])? {
    guard eitherFeatures.contains(.brace), let nodes, let sourceNodes, !entry.text.isEmpty else { return nil }
    return (nodes, sourceNodes)
  }
}
