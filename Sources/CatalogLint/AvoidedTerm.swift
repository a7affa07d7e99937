package import Foundation

/// A term that the copy of a catalog avoids.
package struct AvoidedTerm: Sendable {
  let pattern: NSRegularExpression
  /// The term to use instead; nil if the avoided term should be left out.
  let replacement: String?

  /// - Parameter replacement: nil if the avoided term should be left out.
  package init(pattern: NSRegularExpression, replacement: String?) {
    self.pattern = pattern
    self.replacement = replacement
  }
}

extension NSRegularExpression {
  /// Returns the range of the first match in a text; nil if there is none.
  package func firstRange(in text: String) -> Range<String.Index>? {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)).flatMap { Range($0.range, in: text) }
  }
}
