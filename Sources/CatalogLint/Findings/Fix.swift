package import CatalogFormats

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

  package init(_ edit: TextEdit, isSafe: Bool) {
    self.init(range: edit.range, replacement: String(decoding: edit.replacement, as: UTF8.self), isSafe: isSafe)
  }

  /// The change as an edit of the file's bytes.
  package var edit: TextEdit { TextEdit(range, replacement) }
}

/// The kind of fixes that findings of a rule may have.
///
/// The raw value is a selector in the message `explain.fixes`.
package enum FixKind: String {
  case none, safe, suggested, mixed

  func allows(_ fix: Fix) -> Bool { self == .mixed || self == (fix.isSafe ? .safe : .suggested) }
}
