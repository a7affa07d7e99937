/// A place in a file, as editors and compilers name it.
public struct SourceLocation: Hashable, Sendable {
  /// The file or folder, as the caller named it.
  public let path: String
  /// From 1; nil when the whole file is meant.
  public let line: Int?
  /// From 1, counted in characters (Unicode scalars); nil when the whole file is meant.
  public let column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `PATH:LINE:COLUMN`, or `PATH` alone.
  public var description: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

extension SourceFile {
  /// The place of a byte.
  package func location(at offset: Int) -> SourceLocation {
    let position = LineIndex(self).position(at: offset)
    return SourceLocation(path: path, line: position.line, column: position.column)
  }
}
