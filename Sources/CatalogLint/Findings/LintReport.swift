public import MessageFiles

/// The result of linting a set of paths.
public struct LintReport: Sendable {
  /// The findings, sorted by path, line and column.
  public internal(set) var findings: [Finding]
  /// The number of files that were linted.
  public let files: Int
  /// The number of messages in those files.
  public let messages: Int
  /// The files and folders that could not be read, and the paths of which no file was linted.
  public internal(set) var failures: [Diagnostic]
  /// The other files that look like message files but were not linted, sorted by path.
  public internal(set) var skippedFiles: [SkippedFile] = []
  /// The translation progress of each file.
  var coverage: [FileCoverage] = []
  /// The files and rules of the lint run.
  var scope = LintScope()
  /// The rules that the linter knew.
  var ruleSet = RuleSet.messages

  /// Counts the findings of one severity, without missing keys and what the baseline contains.
  public func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.severity == severity && !$0.isMissingKey && !$0.isInBaseline }
  }

  /// The findings that report keys without translations, without those that the baseline contains.
  public var missingKeys: [Finding] { findings.filter { $0.isMissingKey && !$0.isInBaseline } }

  /// Whether any finding is an error that `auth-copy lint` exits with 1 for.
  public var isBlocked: Bool { findings.contains(where: \.isBlocking) }

  /// Reports each path that the user named and of which no file was linted as a failure, with the reasons.
  ///
  /// - Parameter paths: the files and folders that the user named.
  mutating func failPathsWithoutLintedFiles(_ paths: [String]) {
    let linted = Set(scope.paths).subtracting(skippedFiles.map(\.path))
    for path in paths {
      var folder = path[...]
      while folder.last == "/" { folder.removeLast() }
      func contains(_ other: String) -> Bool { other == path || other.hasPrefix("\(folder)/") }
      if linted.contains(where: contains) || failures.contains(where: { contains($0.place.location.path) })
        || findings.contains(where: { contains($0.path) })
      {
        continue
      }
      let skipped = skippedFiles.filter { contains($0.path) }
      failures += skipped.map(\.diagnostic)
      skippedFiles.removeAll { contains($0.path) }
      if skipped.isEmpty {
        failures.append(
          Diagnostic("unreadable-file.no-messages", at: Diagnostic.Place(SourceLocation(path: path))))
      }
    }
  }

  /// A file or folder that was not linted, as reports show it.
  struct UnreadFile {
    let location: SourceLocation
    /// Whether the lint run failed because of it.
    let isFailure: Bool
    /// The reason, in the language of the report.
    let reason: String
  }

  /// Returns the files and folders of ``failures`` and ``skippedFiles``.
  func unreadFiles(in language: MessageLanguage) -> [UnreadFile] {
    let messages = MessageBundle.messages(in: language)
    let diagnostics = failures.map { ($0, true) } + skippedFiles.map { ($0.diagnostic, false) }
    return diagnostics.map { diagnostic, isFailure in
      UnreadFile(
        location: diagnostic.place.location, isFailure: isFailure,
        reason: messages.text(diagnostic.id.rawValue, diagnostic.parameters))
    }
  }
}
