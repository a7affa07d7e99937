/// Where a vendor documents its codes, and when somebody last read that.
public struct CodeSource: Hashable, Sendable {
  /// The document or the file of an SDK, as a person would look it up.
  public let name: String
  /// The day on which it was read, as an ISO 8601 date such as `2026-11-20`.
  public let read: String

  /// - Parameters:
  ///   - name: the document or the file of an SDK.
  ///   - read: the day on which it was read, as an ISO 8601 date.
  public init(name: String, read: String) {
    self.name = name
    self.read = read
  }
}
