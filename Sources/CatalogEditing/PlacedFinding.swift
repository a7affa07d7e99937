import CatalogFormats
package import CatalogLint

/// A finding with its place in the content as it is now, which may have changed since it was found.
package struct PlacedFinding: Sendable {
  package let finding: Finding
  /// The range in UTF-8 bytes of the file.
  package private(set) var range: Range<Int>
  /// The fix with its range as it is now; nil where there is none, or what it replaces has changed.
  package private(set) var fix: Fix?

  /// - Parameter range: where the finding is, if it does not say so itself.
  init(_ finding: Finding, at range: @autoclosure () -> Range<Int>) {
    self.finding = finding
    self.range = finding.range ?? range()
    fix = finding.fix
  }

  /// Accounts for an edit.
  mutating func move(by edit: TextEdit) {
    if edit.range.lowerBound > range.upperBound, fix == nil { return }
    range = edit.moved(range)
    guard let old = fix else { return }
    let isApart = old.range.upperBound < edit.range.lowerBound || edit.range.upperBound < old.range.lowerBound
    fix = isApart ? Fix(range: edit.moved(old.range), replacement: old.replacement, isSafe: old.isSafe) : nil
  }
}
