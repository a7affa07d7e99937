/// What a file notes about a message, for translators.
package struct MessageNotes: Hashable, Sendable {
  /// The lines of the developers' comment.
  package var comments: [String] = []
  /// Where programs use the message, such as `src/main.c:12`.
  package var references: [String] = []
  /// The source that was translated, if it has changed since; nil if the file does not record it.
  package var previousSource: String?

  package init() {}
}
