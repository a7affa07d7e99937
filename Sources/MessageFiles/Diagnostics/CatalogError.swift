internal import ICUMessageFormat

/// An error that explains why a catalog, or a related file, was refused.
public struct CatalogError: Error, Hashable, Sendable {
  /// The problem and its place.
  public let diagnostic: Diagnostic

  package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }

  package init(path: String, _ id: Diagnostic.ID, _ parameters: Diagnostic.Parameters = [:]) {
    self.init(Diagnostic(id, parameters, at: Diagnostic.Place(SourceLocation(path: path))))
  }

  /// Returns the place and the text on one line: `PATH:LINE:COLUMN: TEXT`.
  ///
  /// The key follows in brackets unless the text contains it.
  public func line(in language: MessageLanguage) -> String {
    let key = diagnostic.place.key
    let omitsKey = key.isEmpty || diagnostic.parameters.elements.contains { $0.value == .text(key) }
    return "\(diagnostic.place.location): \(diagnostic.text(in: language))" + (omitsKey ? "" : " (\(key))")
  }
}

extension CatalogError: CustomStringConvertible {
  /// The place and the text on one line, in English.
  public var description: String { line(in: .en) }
}
