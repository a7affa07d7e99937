internal import CatalogFormats
internal import MessageFiles

/// Finds an apostrophe, a quotation mark or an escape in Android's resources that lacks a backslash.
///
/// Source: aapt2 (ResourceUtils.cpp) rejects the apostrophe and the escape, and drops the quotation mark.
struct UnescapedCharacterRule: MessageRule {
  let name = "unescaped-character"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  private static let apostrophe: Diagnostic.ID = "unescaped-character.apostrophe"
  private static let quotationMark: Diagnostic.ID = "unescaped-character.quotation-mark"
  private static let escape: Diagnostic.ID = "unescaped-character.escape"
  let ids = [apostrophe, quotationMark, escape]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.document.format == .android ? .any : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let coding = entry.file.document.coding as? AndroidCoding, let string = entry.range else { return }
    let bytes = entry.file.bytes
    // Check the bytes first: hardly any string has these characters.
    let mayLackEscape = bytes[string].contains { byte in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "&"): true
      default: false
      }
    }
    guard mayLackEscape else { return }
    for character in coding.unescapedCharacters(bytes, string) {
      // HTML attributes in CDATA need no backslash.
      if character.kind == .quotationMark, Self.isInTag(bytes[string.lowerBound..<character.fileOffset]) { continue }
      let fix = Fix(
        range: character.fileOffset..<character.fileOffset, replacement: "\\", isSafe: character.kind == .apostrophe)
      let spot = character.offset..<character.offset + (character.kind == .apostrophe ? 1 : 0)
      switch character.kind {
      case .apostrophe: add(Self.apostrophe, entry, at: spot, character.fileOffset, fix, nil, &findings)
      case .quotationMark: add(Self.quotationMark, entry, at: spot, character.fileOffset, fix, .warning, &findings)
      case .escape: add(Self.escape, entry, at: spot, character.fileOffset, nil, nil, &findings)
      }
    }
  }

  /// Returns whether the bytes end inside an HTML tag.
  private static func isInTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let bracket = bytes.lastIndex(where: { "<>".utf8.contains($0) }), bracket + 1 < bytes.endIndex else {
      return false
    }
    return bytes[bracket] == UInt8(ascii: "<") && (0x61...0x7A).contains(bytes[bracket + 1] | 0x20)
  }

  private func add(
    _ id: Diagnostic.ID, _ entry: EntryContext, at spot: Range<Int>, _ place: Int, _ fix: Fix?,
    _ severity: Finding.Severity?, _ findings: inout FindingList
  ) {
    findings.add(
      self, id, in: entry.entry, of: entry.file, source: entry.source?.text, at: spot, fileOffset: place, fix: fix,
      severity: severity)
  }
}

extension EntryContext {
  /// The range of the string in the file; nil if the file does not contain it.
  fileprivate var range: Range<Int>? { entry.range.upperBound <= file.bytes.count ? entry.range : nil }
}
