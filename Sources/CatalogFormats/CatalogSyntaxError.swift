package import AuthCopy

/// An error that explains why a file is not of its format, and where.
package struct CatalogSyntaxError: Error {
  /// What stands in the way; the raw value is a keyword in the message.
  package enum Problem: String, Sendable {
    case notUTF8, closingQuote, keyword, escape, value
    case root, closingTag, otherTag, tagSyntax, attribute, entity, declaredEntity, character, comment, version, tooDeep
  }

  /// What is wrong.
  package let id: Diagnostic.ID
  /// The values of the text.
  package let parameters: Diagnostic.Parameters
  /// The offset in bytes of the file.
  package let offset: Int

  /// - Parameter format: the name of the format, such as `PO`.
  init(_ problem: Problem, in format: String, at offset: Int) {
    id = "invalid-file"
    parameters = ["format": .text(format), "problem": .text(problem.rawValue)]
    self.offset = offset
  }

  /// An XLIFF file with several languages, which import does not take.
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
