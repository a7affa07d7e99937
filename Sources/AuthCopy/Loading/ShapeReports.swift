internal import MessageFiles

/// The errors that a ``ShapeReader`` finds in a file.
///
/// An exported package has an empty version of this type, because its data is known to be valid.
struct ShapeReports: Sendable {
  typealias Parameters = Diagnostic.Parameters

  /// Whether errors can occur.
  static let areExpected = true

  private(set) var diagnostics: [Diagnostic] = []
  private let file: SourceFile
  private var lines: LineIndex?

  init(_ file: SourceFile) { self.file = file }

  /// - Parameter variant: the id of the diagnostic without `invalid-catalog.`.
  @inline(never) mutating func add(_ variant: String, _ parameters: @autoclosure () -> Parameters, at offset: Int) {
    let lines = lines ?? LineIndex(file)
    self.lines = lines
    let position = lines.position(at: offset)
    let location = SourceLocation(path: file.path, line: position.line, column: position.column)
    diagnostics.append(
      Diagnostic(
        Diagnostic.ID(rawValue: "invalid-catalog.\(variant)"), parameters(), at: Diagnostic.Place(location)))
  }
}
