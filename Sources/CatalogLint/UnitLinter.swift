package import AuthCopy
internal import CatalogFormats

/// Lints a set of files that belong together again and again, while people edit them.
package struct UnitLinter: Sendable {
  package let unit: LintInput.Unit
  private let linter: Linter

  package init(_ unit: LintInput.Unit, _ linter: Linter) {
    self.unit = unit
    self.linter = linter.configured(by: unit.configuration)
  }

  /// Reads and lints the files: what ``Linter`` finds in them, in its order.
  ///
  /// - Parameters:
  ///   - contents: content of files that has not been written, by path.
  ///   - known: files that were read before and are the same still, by path.
  package func lint(contents: [String: [UInt8]], known: [String: [MessageFile]] = [:]) -> LintedUnit {
    let content = content(contents, known)
    return LintedUnit(content: content, findings: WrongDialectRule.saidOnce(linter.findings(in: content)))
  }

  /// Reads the files as ``lint(contents:known:)`` does, and lints none, which is what takes long.
  package func read(contents: [String: [UInt8]], known: [String: [MessageFile]]) -> LintedUnit {
    LintedUnit(content: content(contents, known), findings: [])
  }

  private func content(_ contents: [String: [UInt8]], _ known: [String: [MessageFile]]) -> UnitReader.Content {
    var reader = UnitReader(linter)
    reader.contents = contents
    reader.known = known
    return reader.read(unit.kind)
  }

  /// The findings of the rules that check one message at a time, in a message that has changed or whose source has.
  ///
  /// - Parameters:
  ///   - entry: the message as it is now.
  ///   - file: its file, over the content as it is now.
  ///   - source: the source of the message as it is now; nil in the source itself.
  package func findings(
    of entry: MessageEntry, in file: MessageFile, source: MessageEntry?, unit: LintedUnit
  ) -> [Finding] {
    linter.findings(
      of: entry, in: file, source: source, sourceFile: unit.content.set.source, set: unit.content.set)
  }
}

/// A set of files as it was read, with everything that was found in it.
package struct LintedUnit: Sendable {
  let content: UnitReader.Content
  /// Sorted by path, line, column and rule.
  package let findings: [Finding]
  private let coverage: [FileCoverage]

  init(content: UnitReader.Content, findings: [Finding]) {
    self.content = content
    self.findings = findings
    coverage = content.set.pairings.map { FileCoverage($0, isPartial: content.set.mayLackKeys($0.file)) }
  }

  /// The linted files, each with what its messages are compared with.
  package var pairings: [Pairing] { content.set.pairings }
  /// The file that translations are compared with, whether it is linted or not.
  package var source: MessageFile? { content.set.source }
  /// The content of a file as it was read; nil for one that was not.
  package func content(at path: String) -> [UInt8]? {
    pairings.first { $0.file.path == path }?.file.document.file.bytes
      ?? catalog?.layers.lazy.compactMap { layer in layer.files.content(at: path) }.first
  }
  /// The files of messages as they were read, by path, for the next time; empty for an AuthCopy catalog, which is small.
  package var filesAsRead: [String: [MessageFile]] { content.filesAsRead }
  /// The AuthCopy catalog that the files are; nil where they are somebody else's.
  package var catalog: CatalogDocument? { content.catalog?.document }
  /// The files that could not be read.
  package var failures: [Diagnostic] { content.failures }

  /// What the text report says once for many keys that have no place of their own, such as those that are missing.
  package func gatheredMessage(for findings: [Finding], in language: MessageLanguage) -> String? {
    LintReport(findings: findings, files: 1, messages: 0, failures: [], coverage: coverage).items.first?.message(
      in: language)
  }
}
