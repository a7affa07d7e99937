/// A place in a file, in the notation of editors and compilers.
public struct SourceLocation: Hashable, Sendable {
  /// The file or folder, as the caller named it.
  public let path: String
  /// The line, counted from 1; nil for the whole file.
  public let line: Int?
  /// The column in Unicode scalars, counted from 1; nil for the whole file.
  public let column: Int?

  package init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `PATH:LINE:COLUMN`, or only `PATH`.
  public var description: String {
    ([path] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

extension SourceFile {
  /// Converts a byte offset to a location.
  package func location(at offset: Int) -> SourceLocation {
    let position = LineIndex(self).position(at: offset)
    return SourceLocation(path: path, line: position.line, column: position.column)
  }
}
