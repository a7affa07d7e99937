public import MessageFiles

/// The changes that importing translations would make; nothing has been written yet.
public struct ImportReport: Sendable {
  /// The results for the messages of one imported file.
  public struct Summary: Sendable {
    /// The path of the imported file.
    public let path: String
    /// The locale, a BCP 47 tag.
    public let locale: String
    /// The keys whose translation changes, in the order of the imported file.
    public internal(set) var changed: [String] = []
    /// The keys that had no translation, in the order of the imported file.
    public internal(set) var added: [String] = []
    /// The keys whose stale translation the imported file confirms for the current source.
    public internal(set) var confirmed: [String] = []
    /// The number of messages whose translation does not change.
    public internal(set) var unchanged = 0
    /// The number of messages that are not translated in the file.
    public internal(set) var untranslated = 0
    /// The number of messages of the catalog that the file lacks.
    public internal(set) var missing = 0
  }

  /// The ARB files before and after the import, including files that do not change.
  public internal(set) var files: [Fixer.Change] = []
  /// The results for the messages of each file, in the order of the files.
  public internal(set) var summaries: [Summary] = []
  /// The reasons why nothing may be written: invalid content of the files, and errors that the linter finds in them.
  public internal(set) var refusals: [Diagnostic] = []
  /// Notes for a person to check: warnings of the linter, and translations that were skipped.
  public internal(set) var notes: [Diagnostic] = []
  /// The files that could not be read.
  public internal(set) var failures: [Diagnostic] = []

  /// Whether the changes may be written.
  public var isAccepted: Bool { refusals.isEmpty && failures.isEmpty }
  /// The files that change.
  public var changes: [Fixer.Change] { files.filter { $0.old != $0.new } }
}
