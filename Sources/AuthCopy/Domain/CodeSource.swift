/// A source in which a vendor documents its codes.
public struct CodeSource: Hashable, Sendable {
  /// The name of the document or SDK file, as a reader would search for it.
  public let name: String
  /// The date on which the source was last read, in ISO 8601 format such as `2026-11-20`.
  public let read: String

  /// - Parameters:
  ///   - name: the name of the document or SDK file.
  ///   - read: the date on which the source was last read, in ISO 8601 format.
  public init(name: String, read: String) {
    self.name = name
    self.read = read
  }
}
