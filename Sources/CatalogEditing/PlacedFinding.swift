import CatalogFormats
package import CatalogLint

/// A finding with its range in the current content, which may have changed since the check.
package struct PlacedFinding: Sendable {
  package let finding: Finding
  /// The range in UTF-8 bytes of the file.
  package private(set) var range: Range<Int>
  /// The fix with its current range; nil if there is none, or if the text that it replaces has changed.
  package private(set) var fix: Fix?

  /// - Parameter range: the range to use if the finding has none.
  init(_ finding: Finding, at range: @autoclosure () -> Range<Int>) {
    self.finding = finding
    self.range = finding.range ?? range()
    fix = finding.fix
  }

  /// Updates the ranges after an edit.
  mutating func move(by edit: TextEdit) {
    if edit.range.lowerBound > range.upperBound, fix == nil { return }
    range = edit.moved(range)
    guard let old = fix else { return }
    let isUntouched = old.range.upperBound < edit.range.lowerBound || edit.range.upperBound < old.range.lowerBound
    fix = isUntouched ? Fix(range: edit.moved(old.range), replacement: old.replacement, isSafe: old.isSafe) : nil
  }
}
