internal import CatalogFormats
internal import MessageFiles

extension EntryContext {
  /// The range of a sign at the start, or of the syntax of a file or another program, that the source does not have.
  var leftover: Range<Int>? {
    guard let source else { return nil }
    if features.contains(.note), let range = leftoverName ?? strayStart { return range }
    if features.contains(.foreignBrace), file.document.format != .json, !source.text.contains("{{"),
      let match = text.firstMatch(of: /\{\{(?:GENDER|GRAMMAR|PLURAL):/)
    {
      return text.utf8Range(of: match.output)
    }
    if features.contains(.address), text.isResourceReference, !source.text.isResourceReference,
      // Without a backslash, Android replaces the reference.
      file.document.format != .android || file.bytes[entry.range.clamped(to: file.bytes.indices)].contains(0x5C)
    {
      return 0..<text.utf8.count
    }
    if features.contains(.angle), text.utf8.count > 4, !source.text.utf8.contains(UInt8(ascii: "<")),
      source.text.first?.isLetter ?? false, source.text.last?.isLetter ?? false,
      text != "<unk>", text.wholeMatch(of: /<[^<>\/=]+>/) != nil
    {
      return 0..<text.utf8.count
    }
    if features.contains(.escape), !source.text.utf8.contains(UInt8(ascii: "\\")) {
      let end = text.utf8.count
      if let start = text.needlessBackslash { return start..<start + 1 }
      if text.utf8.last == UInt8(ascii: "\\") { return end - 1..<end }
    }
    if file.document.format == .properties, text.utf8.firstRange(of: "u00".utf8) != nil,
      let match = text.firstMatch(of: /[a-z](u00[c-fC-F][0-9A-Fa-f])/), !source.text.contains(match.output.1)
    {
      return text.utf8Range(of: match.output.1)
    }
    return nil
  }

  /// The range of a category of plurals or of the message's key, and the equals sign after it, at the start.
  private var leftoverName: Range<Int>? {
    guard let source, let match = text.prefixMatch(of: /([A-Za-z0-9_.\-]+)\s?=\s?/), match.output.0.count < text.count
    else { return nil }
    let name = String(match.output.1)
    let isCategory = PluralCategory(rawValue: name) != nil
    let isKey = name == entry.key || entry.key.hasSuffix(".\(name)")
    guard isCategory || isKey, entry.key != source.text, source.text.prefixMatch(of: /[A-Za-z0-9_.\-]+\s?=/) == nil
    else { return nil }
    return 0..<match.output.0.utf8.count
  }

  /// The range of a bullet or single apostrophe at the start, before a letter, if the source begins with a letter.
  private var strayStart: Range<Int>? {
    guard let source, let first = text.first, source.text.first?.isLetter ?? false,
      text.dropFirst().first?.isLetter ?? false
    else { return nil }
    if first == "'" {
      // Short words such as 't lack their first letter, and in Polynesian languages the sign is a letter.
      let isWord = text.dropFirst().prefix(while: \.isLetter).count < 4 && text.dropFirst().first?.isASCII ?? false
      guard !isWord, !["haw", "mi", "nl", "sm", "to", "ty"].contains(language), text.count(where: { $0 == "'" }) == 1,
        !text.contains("’")
      else { return nil }
    } else if !"•·・●".contains(first) {
      return nil
    }
    // A list may have its signs only in translations.
    let isListed = neighbors.contains { $0.text.first == first } || isShared { $0.text.first == first }
    return isListed ? nil : 0..<first.utf8.count
  }
}

extension String {
  /// The offset of a backslash that programs print before a sign that needs none, in UTF-8 bytes; nil if there is none.
  fileprivate var needlessBackslash: Int? {
    zip(utf8, utf8.dropFirst()).enumerated().first { $1.0 == UInt8(ascii: "\\") && "%:=".utf8.contains($1.1) }?.offset
  }

  /// Whether the text is a reference to a resource of Android, such as `@android:string/cancel`.
  fileprivate var isResourceReference: Bool {
    hasPrefix("@") && wholeMatch(of: /@(?:[a-z.]+:)?(?:string|plurals|array)\/\w+/) != nil
  }
}
