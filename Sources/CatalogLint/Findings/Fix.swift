/// A change to a file that removes a finding.
public struct Fix: Hashable, Sendable {
  /// The range to replace, in UTF-8 bytes of the file.
  public let range: Range<Int>
  /// The text to insert instead, escaped for the file.
  public let replacement: String
  /// Whether the change is certainly right; only safe fixes are applied.
  public let isSafe: Bool

  package init(range: Range<Int>, replacement: String, isSafe: Bool) {
    self.range = range
    self.replacement = replacement
    self.isSafe = isSafe
  }
}
