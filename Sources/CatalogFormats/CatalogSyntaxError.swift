package import MessageFiles

/// An error that explains why a file is not valid in its format, and where.
package struct CatalogSyntaxError: Error {
  /// The kind of syntax error; the raw value selects a branch in the diagnostic's message.
  ///
  /// `value` is a missing string, `separator` a missing semicolon, `root` an unexpected root, and `otherTag` an end tag
  /// without its start tag.
  package enum Problem: String, Sendable {
    case notUTF8, closingQuote, keyword, escape, value, separator
    case root, closingTag, otherTag, tagSyntax, attribute, entity, declaredEntity, character, comment, version, tooDeep
  }

  /// The id of the diagnostic.
  package let id: Diagnostic.ID
  /// The arguments of the diagnostic's message.
  package let parameters: Diagnostic.Parameters
  /// The offset in bytes of the file.
  package let offset: Int

  /// - Parameter format: the name of the format, such as `PO`.
  init(_ problem: Problem, in format: String, at offset: Int) {
    id = "invalid-file"
    parameters = ["format": .text(format), "problem": .text(problem.rawValue)]
    self.offset = offset
  }

  /// Creates the error for an XLIFF file with several languages, which cannot be imported.
  init(otherLanguageAt offset: Int) {
    id = "invalid-import.several-languages"
    parameters = [:]
    self.offset = offset
  }

  init(_ error: JSONSyntaxError) {
    (id, parameters) = error.message
    offset = error.offset
  }
}
