internal import Foundation
internal import MessageFiles

/// Finds text that is not in Unicode's composed form (NFC), if composing makes a difference to readers or searches.
///
/// The rule ignores characters that NFC decomposes and marks that NFC reorders, because keyboards produce them. In
/// Japanese, it also finds half-width katakana, unless the file has more of it.
struct NotNormalizedRule: MessageRule {
  let name = "not-normalized"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let fixes = FixKind.mixed
  let triggers: TextFeatures = [.decomposed, .halfKana]
  private static let decomposed: Diagnostic.ID = "not-normalized"
  private static let halfWidth: Diagnostic.ID = "not-normalized.half-width"
  let ids = [decomposed, halfWidth]
  let example: RuleExample? = RuleExample(
    source: "Sign in", bad: "\u{1105}\u{1169}\u{1100}\u{1173}\u{110B}\u{1175}\u{11AB}", good: "로그인")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.features.contains(.halfKana), entry.file.scripts.contains(.kana), let run = entry.text.halfWidthKana,
      !(entry.source?.features.contains(.halfKana) ?? false), !entry.savesSpaceWithKana
    {
      let start = entry.text.utf8.distance(from: entry.text.startIndex, to: run.startIndex)
      findings.add(
        self, Self.halfWidth, ["text": .text(String(run))], in: entry, at: start..<start + run.utf8.count,
        fix: String(run).precomposedStringWithCompatibilityMapping, isSafe: false)
    }
    guard entry.features.contains(.decomposed),
      entry.text.unicodeScalars.contains(where: { $0.value >= 0x300 && $0.canChangeInNFC }),
      !entry.text.utf8.elementsEqual(entry.text.precomposedStringWithCanonicalMapping.utf8)
    else { return }
    var composed = String.UnicodeScalarView()
    var hasChanged = false
    for character in entry.text {
      if let better = character.composed {
        composed.append(contentsOf: better)
        hasChanged = true
      } else {
        composed.append(contentsOf: character.unicodeScalars)
      }
    }
    guard hasChanged else { return }
    // Composing a name or a keyword would make it a different one.
    let isSafe = !(entry.nodes ?? []).hasNonASCIINames
    // Fonts print both forms of most scripts alike, but decomposed Hangul and kana differently.
    let isVisible = !entry.features.isDisjoint(with: [.hangul, .kana]) || entry.text.hasConjoiningHangul
    findings.add(
      self, Self.decomposed, in: entry, at: 0..<entry.text.utf8.count, fix: String(composed), isSafe: isSafe,
      severity: isVisible || entry.options.isCatalog ? nil : .info)
  }
}

extension EntryContext {
  /// Whether the file has half-width katakana on purpose, to save space: usually, or several times in names and units
  /// without any other Japanese letter.
  fileprivate var savesSpaceWithKana: Bool {
    switch file.parsed.halfWidthKana.value {
    case .rare: false
    case .repeated: features.isDisjoint(with: [.kana, .han])
    case .usual: true
    }
  }
}

extension String {
  fileprivate var hasConjoiningHangul: Bool { unicodeScalars.contains { (0x1100...0x11FF).contains($0.value) } }

  /// The first run of two or more half-width katakana, with their voice marks.
  fileprivate var halfWidthKana: Substring? {
    let isHalf: (Unicode.Scalar) -> Bool = { (0xFF66...0xFF9F).contains($0.value) }
    var rest = unicodeScalars[...]
    while let start = rest.firstIndex(where: isHalf) {
      let run = rest[start...].prefix(while: isHalf)
      if run.count > 1 { return self[run.startIndex..<run.endIndex] }
      rest = rest[run.endIndex...]
    }
    return nil
  }
}

extension Character {
  /// The scalars of the character in NFC, if that combines some of them or replaces a single one; nil otherwise.
  fileprivate var composed: String.UnicodeScalarView? {
    guard unicodeScalars.contains(where: { $0.value >= 0x300 && $0.canChangeInNFC }) else { return nil }
    let normalized = String(self).precomposedStringWithCanonicalMapping.unicodeScalars
    let isShorter = normalized.count < unicodeScalars.count
    let isReplaced = normalized.count == 1 && unicodeScalars.count == 1 && normalized.first != unicodeScalars.first
    return isShorter || isReplaced ? normalized : nil
  }
}

extension [MessageNode] {
  fileprivate var hasNonASCIINames: Bool {
    var found = false
    forEachNode { node in
      let names = [node.argument?.name ?? ""] + node.branches.map { "\($0.selector)" }
      found = found || !names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
    }
    return found
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
