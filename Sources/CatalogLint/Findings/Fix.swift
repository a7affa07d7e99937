/// A change of a file that removes a finding.
public struct Fix: Hashable, Sendable {
  /// In UTF-8 bytes of the file.
  public let range: Range<Int>
  /// The bytes that stand there instead, as text.
  public let replacement: String
  /// Whether it is certain: only such a fix is applied.
  public let isSafe: Bool
}
