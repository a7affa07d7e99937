internal import CatalogFormats
internal import MessageFiles

/// Finds an apostrophe, a quotation mark, an escape, or a sign at the start in Android's resources that lacks a
/// backslash.
///
/// Source: aapt2 (ResourceUtils.cpp) rejects the apostrophe and the escape, and drops the quotation mark. It reads `?`
/// at the start as a reference, as the older aapt reads `@`.
struct UnescapedCharacterRule: MessageRule {
  let name = "unescaped-character"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  private static let apostrophe: Diagnostic.ID = "unescaped-character.apostrophe"
  private static let quotationMark: Diagnostic.ID = "unescaped-character.quotation-mark"
  private static let escape: Diagnostic.ID = "unescaped-character.escape"
  private static let resource: Diagnostic.ID = "unescaped-character.resource"
  private static let attribute: Diagnostic.ID = "unescaped-character.attribute"
  let ids = [apostrophe, quotationMark, escape, resource, attribute]

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
    guard mayLackEscape || Self.beginsWithMark(bytes[string]) else { return }
    for character in coding.unescapedCharacters(bytes, string) {
      // HTML attributes in CDATA need no backslash.
      if character.kind == .quotationMark, Self.isInTag(bytes[string.lowerBound..<character.fileOffset]) { continue }
      // Neither mark nor escape is part of the text.
      let isPrinted = character.kind != .quotationMark && character.kind != .escape
      let fix = Fix(
        range: character.fileOffset..<character.fileOffset, replacement: "\\", isSafe: isPrinted)
      let spot = character.offset..<character.offset + (isPrinted ? 1 : 0)
      switch character.kind {
      case .apostrophe: add(Self.apostrophe, entry, at: spot, character.fileOffset, fix, nil, &findings)
      case .quotationMark: add(Self.quotationMark, entry, at: spot, character.fileOffset, fix, .warning, &findings)
      case .escape: add(Self.escape, entry, at: spot, character.fileOffset, nil, nil, &findings)
      case .resourceMark:
        // Only the older aapt refuses it, so a source that begins with the sign shows that the project can build.
        guard entry.source != nil, !entry.sourceBeginsWithMark else { continue }
        add(Self.resource, entry, at: spot, character.fileOffset, fix, .warning, &findings)
      case .attributeMark:
        if entry.source == nil ? entry.text.isAttributeName : entry.sourceBeginsWithMark { continue }
        add(Self.attribute, entry, at: spot, character.fileOffset, fix, nil, &findings)
      }
    }
  }

  /// Returns whether a string begins with `@` or `?` without a backslash.
  fileprivate static func beginsWithMark(_ string: ArraySlice<UInt8>) -> Bool {
    let first = string.first { $0 > 0x20 }
    return first == UInt8(ascii: "@") || first == UInt8(ascii: "?")
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

extension String {
  /// Whether the text is a reference to an attribute of a theme, such as `?colorPrimary`.
  fileprivate var isAttributeName: Bool {
    utf8.dropFirst().allSatisfy { $0.isLetterOrDigit || "_.:".utf8.contains($0) }
  }
}

extension EntryContext {
  /// The range of the string in the file; nil if the file does not contain it.
  fileprivate var range: Range<Int>? { entry.range.upperBound <= file.bytes.count ? entry.range : nil }

  fileprivate var sourceBeginsWithMark: Bool {
    guard let source, let bytes = sourceFile?.bytes, source.range.upperBound <= bytes.count else { return false }
    return UnescapedCharacterRule.beginsWithMark(bytes[source.range])
  }
}
