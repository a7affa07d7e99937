internal import CatalogFormats
internal import MessageFiles

/// Finds an apostrophe, a quotation mark, an escape, or a sign at the start in Android's resources that lacks a
/// backslash, and a backslash there, in Java's properties or in Apple's strings that begins no escape of the format.
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
  private static let dropped: Diagnostic.ID = "unescaped-character.dropped"
  let ids = [apostrophe, quotationMark, escape, resource, attribute, dropped]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    [.android, .properties, .strings].contains(file.document.format) ? .any : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let string = entry.range else { return }
    if let (range, text) = entry.file.droppedBackslash(in: string), !entry.sourceHasDroppedBackslash {
      let spot = 0..<entry.text.utf8.count
      findings.add(
        self, Self.dropped, ["text": .text(text)], in: entry.entry, of: entry.file, source: entry.source?.text,
        at: spot, fileOffset: range.lowerBound, severity: .warning)
    }
    guard let coding = entry.file.document.coding as? AndroidCoding else { return }
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
      // HTML attributes in CDATA need no backslash, unless the source has them.
      if character.kind == .quotationMark, !entry.sourceEscapesAttributes,
        Self.isInTag(bytes[string.lowerBound..<character.fileOffset])
      {
        continue
      }
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
    guard let sourceFile, let range = sourceRange else { return false }
    return UnescapedCharacterRule.beginsWithMark(sourceFile.bytes[range])
  }

  /// Whether the source has a backslash before the quotation mark of an attribute.
  fileprivate var sourceEscapesAttributes: Bool {
    guard let sourceFile, let range = sourceRange else { return false }
    return sourceFile.bytes[range].firstRange(of: Array("=\\\"".utf8)) != nil
  }

  fileprivate var sourceHasDroppedBackslash: Bool {
    guard let sourceFile, let range = sourceRange else { return false }
    return sourceFile.droppedBackslash(in: range) != nil
  }

  /// The range of the source's string in its file; nil if the file does not contain it.
  private var sourceRange: Range<Int>? {
    guard let source, let sourceFile, source.range.upperBound <= sourceFile.bytes.count else { return nil }
    return source.range
  }
}

extension MessageFile {
  /// Returns the first backslash of a string that the format drops because no escape begins with it, and the text of
  /// both characters; nil if there is none.
  fileprivate func droppedBackslash(in string: Range<Int>) -> (range: Range<Int>, text: String)? {
    var index = string.lowerBound
    while let backslash = bytes[index..<string.upperBound].firstIndex(of: UInt8(ascii: "\\")),
      backslash + 1 < string.upperBound
    {
      index = min(backslash + 2, string.upperBound)
      let isDropped =
        switch bytes[backslash + 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "r"), UInt8(ascii: "f"): false
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "v"), UInt8(ascii: "U"):
          document.format != .strings
        // A space is inside a broken line break, `\\ n`.
        case UInt8(ascii: " "):
          document.format == .android && index < string.upperBound && bytes[index] | 0x20 == UInt8(ascii: "n")
        case let byte: byte.isLetter || byte >= 0x80
        }
      if isDropped {
        let next = bytes[(backslash + 1)..<string.upperBound].dropFirst().prefix { $0 & 0xC0 == 0x80 }
        let range = backslash..<next.endIndex
        let text = String(decoding: bytes[range], as: UTF8.self)
        if text.last?.isLetter ?? false || text.last == " " { return (range, text) }
      }
    }
    return nil
  }
}
