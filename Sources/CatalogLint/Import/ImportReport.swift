public import AuthCopy

/// What importing translations would change; nothing has been written yet.
public struct ImportReport: Sendable {
  /// What became of the messages of one imported file.
  public struct Summary: Sendable {
    /// The path of the imported file.
    public let path: String
    /// The locale, a BCP 47 tag.
    public let locale: String
    /// The keys whose translation is another one now, in the order of the imported file.
    public internal(set) var changed: [String] = []
    /// The keys that had no translation, in the order of the imported file.
    public internal(set) var added: [String] = []
    /// The keys whose stale translation has been found to fit the source as it is now.
    public internal(set) var confirmed: [String] = []
    /// The number of messages whose translation is the same.
    public internal(set) var unchanged = 0
    /// The number of messages that are not translated in the file.
    public internal(set) var untranslated = 0
    /// The number of messages of the catalog that the file does not have.
    public internal(set) var absent = 0
  }

  /// The ARB files, before and after; equal where nothing changes.
  public internal(set) var files: [Fixer.Change] = []
  /// What became of the messages of each file, in the order of the files.
  public internal(set) var summaries: [Summary] = []
  /// Why nothing may be written: what the files say wrong, and what the linter calls an error in them.
  public internal(set) var refusals: [Diagnostic] = []
  /// What a person should look at: warnings of the linter, and translations that were left out.
  public internal(set) var notes: [Diagnostic] = []
  /// The files that could not be read.
  public internal(set) var failures: [Diagnostic] = []

  /// Whether the changes may be written.
  public var isAccepted: Bool { refusals.isEmpty && failures.isEmpty }
  /// The files that change.
  public var changes: [Fixer.Change] { files.filter { $0.old != $0.new } }
}
