internal import AuthCopy
internal import Foundation

/// Finds text that is not in Unicode's composed form (NFC).
struct NotNormalizedRule: MessageRule {
  let name = "not-normalized"
  let severity = Finding.Severity.warning
  let fixes = FixKind.safe
  let triggers: TextFeatures = .decomposed
  let example: RuleExample? = RuleExample(
    source: "Sign in", bad: "\u{1105}\u{1169}\u{1100}\u{1173}\u{110B}\u{1175}\u{11AB}", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.decomposed),
      entry.text.unicodeScalars.contains(where: { $0.value >= 0x300 && $0.canChangeInNFC })
    else { return }
    let normalized = entry.text.precomposedStringWithCanonicalMapping
    guard !normalized.unicodeScalars.elementsEqual(entry.text.unicodeScalars) else { return }
    findings.add(self, in: entry, at: 0..<entry.text.utf8.count, fix: normalized)
  }
}

extension Unicode.Scalar {
  /// Whether NFC may change the scalar: combining marks, conjoining Hangul letters, and characters that NFC replaces.
  fileprivate var canChangeInNFC: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0xF900...0xFAFF, 0x212A...0x212B, 0x2126, 0x3099...0x309A:
      true
    default: properties.canonicalCombiningClass != .notReordered
    }
  }
}
