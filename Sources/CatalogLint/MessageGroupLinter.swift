internal import CatalogFormats
package import MessageFiles

/// Lints a set of files repeatedly while people edit them.
package struct MessageGroupLinter: Sendable {
  package let group: LintInput.MessageGroup
  private let linter: Linter

  package init(_ group: LintInput.MessageGroup, _ linter: Linter) {
    self.group = group
    self.linter = linter.configured(by: group.configuration)
  }

  /// Reads and lints the files, with the same findings in the same order as ``Linter``.
  ///
  /// - Parameters:
  ///   - contents: unsaved content of files, by path.
  ///   - cachedFiles: files that were read earlier and have not changed, by path.
  package func lint(contents: [String: [UInt8]], cachedFiles: [String: [MessageFile]] = [:]) -> LintedMessageGroup {
    let content = content(contents, cachedFiles)
    return LintedMessageGroup(content: content, findings: linter.findings(in: content), rules: linter.rules)
  }

  /// Reads the files like ``lint(contents:cachedFiles:)``, but skips linting, which is the slow part.
  package func read(contents: [String: [UInt8]], cachedFiles: [String: [MessageFile]]) -> LintedMessageGroup {
    LintedMessageGroup(content: content(contents, cachedFiles), findings: [], rules: linter.rules)
  }

  private func content(_ contents: [String: [UInt8]], _ cachedFiles: [String: [MessageFile]])
    -> MessageGroupReader.Content
  {
    var reader = MessageGroupReader(linter)
    reader.contents = contents
    reader.cachedFiles = cachedFiles
    return reader.read(group.kind)
  }

  /// Checks an edited message, or a message whose source was edited, with the rules for single messages.
  ///
  /// - Parameters:
  ///   - entry: the current message.
  ///   - file: the message's file with the current content.
  ///   - source: the current source of the message; nil in the source itself.
  ///   - linted: the group as of the last time it was read.
  package func findings(
    of entry: MessageEntry, in file: MessageFile, source: MessageEntry?, group linted: LintedMessageGroup
  ) -> [Finding] {
    linter.findings(
      of: entry, in: file, source: source, sourceFile: linted.content.set.source, set: linted.content.set)
  }
}

/// A set of files as read, with its findings.
package struct LintedMessageGroup: Sendable {
  let content: MessageGroupReader.Content
  /// The findings, sorted by path, line, column and rule.
  package let findings: [Finding]
  private let coverage: [FileCoverage]
  private let rules: RuleSet

  init(content: MessageGroupReader.Content, findings: [Finding], rules: RuleSet) {
    self.content = content
    self.findings = findings
    self.rules = rules
    coverage = content.set.pairings.map { FileCoverage($0, isPartial: content.set.mayLackKeys($0.file)) }
  }

  /// The linted files, each paired with the source of its messages.
  package var pairings: [Pairing] { content.set.pairings }
  /// The file that translations are compared with, whether it is linted or not.
  package var source: MessageFile? { content.set.source }
  /// Returns the content of a file as read; nil if the file was not read.
  package func content(at path: String) -> [UInt8]? {
    pairings.first { $0.file.path == path }?.file.document.file.bytes
      ?? catalog?.content(at: path)
  }
  /// The message files as read, by path, for reuse in the next run.
  ///
  /// Empty for a catalog, which is small enough to read again.
  package var filesAsRead: [String: [MessageFile]] { content.filesAsRead }
  /// The catalog; nil if the files belong to none.
  package var catalog: (any CheckableCatalog)? { content.catalog }
  /// The files that could not be read.
  package var failures: [Diagnostic] { content.failures }

  /// Returns the text report's message for findings in many keys, such as missing keys; nil without findings.
  package func aggregateMessage(for findings: [Finding], in language: MessageLanguage) -> String? {
    let report = LintReport(
      findings: findings, files: 1, messages: 0, failures: [], coverage: coverage, ruleSet: rules)
    return report.items.first?.message(in: language)
  }
}
