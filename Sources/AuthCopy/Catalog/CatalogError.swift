/// Why a catalog was refused, and where: one line that a translator can act on.
public struct CatalogError: Error, Hashable, Sendable {
  /// The file or folder, as the caller named it.
  public let path: String
  /// From 1; nil when the whole file is meant.
  public let line: Int?
  /// From 1, counted in characters; nil when the whole file is meant.
  public let column: Int?
  /// What is wrong and what would be right.
  public let message: String

  package init(path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  package init(_ file: SourceFile, at offset: Int, _ message: String) {
    let position = file.position(at: offset)
    self.init(path: file.path, line: position.line, column: position.column, message)
  }
}

extension CatalogError: CustomStringConvertible {
  public var description: String {
    let position = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(path)\(position): \(message)"
  }
}
