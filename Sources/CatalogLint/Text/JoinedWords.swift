internal import CatalogFormats
internal import MessageFiles

extension EntryContext {
  /// The first spot at which a space of the source is lost, so that a placeholder or tag touches a word.
  ///
  /// The space between a sentence and a tag, and those between sentences, count too.
  var lostSpace: Range<Int>? {
    guard let source, source.text != text, file.hasSpacesBetweenWords else { return nil }
    return lostSpaceBeforeTag(source.text) ?? wordAtPlaceholder(source) ?? lostSpaceAfterSentence(source.text)
      ?? lostSpaceAfterMark(source.text) ?? lostSpaceBeforeBracket(source.text) ?? lostSpaceBeforeElement(source.text)
  }

  /// A word or a comma touches an opening tag or a quotation mark before a placeholder, although spaces precede all of its kind in the
  /// source: `и<code>`, `x"%s"`.
  private func lostSpaceBeforeElement(_ source: String) -> Range<Int>? {
    guard !features.isDisjoint(with: [.angle, .quote]), traits.separatesEndings else { return nil }
    let tags = features.contains(.angle) ? Tag.all(in: text).filter { $0.form == .opening }.map(\.text) : []
    let quotes = features.contains(.quote) ? ["\"%", "\"{"] : []
    for token in tags + quotes where source.contains(" \(token)") && source.range(afterLetter: token) == nil {
      if let range = text.range(afterLetter: token) { return range }
    }
    return nil
  }

  /// Two sentences stick together although those of the source do not: `Saved.Close`, `Saved!Close`.
  private func lostSpaceAfterSentence(_ source: String) -> Range<Int>? {
    guard features.contains(.joinedSentence), !features.contains(.address),
      let joined = text.firstMatch(of: /\p{Ll}{4,}([.!?])\p{Lu}\p{Ll}+[ ]/), source.contains("\(joined.output.1) "),
      source.firstMatch(of: /\p{Ll}[.!?]\p{Lu}/) == nil
    else { return nil }
    return text.utf8Range(of: joined.output.0)
  }

  /// A word touches a closing quotation mark or bracket, although spaces follow all of them in the source.
  private func lostSpaceAfterMark(_ source: String) -> Range<Int>? {
    guard !features.isDisjoint(with: [.quote, .bracket]), traits.separatesEndings || traits.separatesSyllables else {
      return nil
    }
    let bytes = Array(text.utf8)
    func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0xC3 }
    var quoteCount = 0
    for index in bytes.indices.dropLast(3) {
      if bytes[index] == UInt8(ascii: "\"") { quoteCount += 1 }
      let mark = bytes[index]
      guard mark == UInt8(ascii: "]") || (mark == UInt8(ascii: "\"") && quoteCount % 2 == 0),
        isLetter(bytes[index + 1])
      else { continue }
      let end = bytes[(index + 1)...].firstIndex { !isLetter($0) && $0 < 0x80 } ?? bytes.count
      let character = Character(UnicodeScalar(mark))
      // Some programs print a slot such as `[NAME]` with space around it.
      if mark == UInt8(ascii: "]"), bytes[index - 1].isUppercaseLetter { continue }
      guard end - index > (mark == UInt8(ascii: "]") ? 2 : 3), source.contains("\(character) "),
        !zip(source, source.dropFirst()).contains(where: { $0 == character && $1.isLetter })
      else { continue }
      return index..<end
    }
    return nil
  }

  /// A word touches a bracket around another word, although spaces precede all brackets in the source.
  private func lostSpaceBeforeBracket(_ source: String) -> Range<Int>? {
    guard features.contains(.bracket), file.isWrittenInLatin, text.hasBracketAfterLetter, source.contains(" ("),
      source.firstMatch(of: /[^\s(\[{"']\(/) == nil,
      let joined = text.firstMatch(of: /(\p{L}{3,40})\(\p{L}{4,}/), text.firstMatch(of: /\s\(/) == nil,
      !source.contains(joined.output.1)
    else { return nil }
    return text.utf8Range(of: joined.output.0)
  }

  private func lostSpaceBeforeTag(_ source: String) -> Range<Int>? {
    guard features.contains(.angle), source.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let joined = text.sentenceEndBeforeTag(hasSpace: false)
    guard let joined, source.sentenceEndBeforeTag(hasSpace: false) == nil,
      source.sentenceEndBeforeTag(hasSpace: true) != nil
    else { return nil }
    return joined
  }
}

extension EntryContext {
  /// A placeholder that touches the end of a word, or a word of at least four letters or that connects others after it,
  /// although spaces separate it from all words of the source.
  ///
  /// Other words may be endings of the placeholder's value.
  private func wordAtPlaceholder(_ source: MessageEntry) -> Range<Int>? {
    guard features.contains(.brace), !file.scripts.contains(.hangul), let nodes, let sourceNodes = source.nodes else {
      return nil
    }
    let minimumLength = file.isWrittenInLatin || file.scripts.contains(.cyrillic) ? 2 : 4
    let places = places(in: entry, nodes)
    var text = text
    var found: [(name: String, node: Range<Int>, range: Range<Int>, side: Side)] = []
    text.withUTF8 { bytes in
      func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }
      var end = 0
      for (index, (name, range)) in places.enumerated() {
        defer { end = range.upperBound }
        if index > 0, range.lowerBound == end, !name.isNameOfTag, !places[index - 1].name.isNameOfTag {
          found.append(
            (
              name, range, places[index - 1].range.lowerBound..<range.upperBound,
              .placeholder(after: places[index - 1].name)
            ))
        }
        // Hardly any placeholder touches a letter, a full stop or a colon.
        let previous = range.lowerBound > end ? bytes[range.lowerBound - 1] : 0
        let touchesAfter = range.upperBound < bytes.count && isLetter(bytes[range.upperBound])
        let touchesStop = previous == UInt8(ascii: ".") || previous == UInt8(ascii: ":")
        guard isLetter(previous) || touchesStop || touchesAfter else { continue }
        // After the end of a tag, a word begins as after a placeholder.
        let isTag = name.isNameOfTag
        if isTag, !(touchesAfter && name.hasPrefix("CLOSE_")) { continue }
        if touchesStop, range.lowerBound > end + 3,
          isLetter(bytes[range.lowerBound - 2])
            || (previous == UInt8(ascii: ":") && bytes[range.lowerBound - 2] == 0x20)
        {
          found.append((name, range, range.lowerBound - 1..<range.upperBound, .stop))
        }
        let start = bytes[end..<max(end, range.lowerBound)].lastIndex { !isLetter($0) }.map { $0 + 1 } ?? end
        let before = String(decoding: bytes[start..<max(start, range.lowerBound)], as: UTF8.self).withoutInvisible
        if !isTag, before.count >= minimumLength, before.allSatisfy(\.isLetter) {
          found.append((name, range, start..<range.upperBound, .before))
        }
        let next = bytes[range.upperBound...].prefix(while: isLetter)
        let after = String(decoding: next, as: UTF8.self).withoutInvisible
        if after.allSatisfy(\.isLetter), traits.separatesEndings,
          after.count > 3 || (after.count > 1 && traits.functionWords.contains(after))
        {
          found.append((name, range, range.lowerBound..<next.endIndex, .after))
        }
      }
    }
    if found.isEmpty { return nil }
    // For each placeholder of the source, whether words are apart from it.
    var joined: Set<String> = []
    var spacedAfter: Set<String> = []
    var spacedStops: Set<String> = []
    var spacedPlaceholders: Set<String> = []
    var last: (name: String, end: Int)?
    let sourceBytes = Array(source.text.utf8)
    let sourcePlaces = self.places(in: source, sourceNodes)
    for (name, range) in sourcePlaces {
      let before = String(decoding: sourceBytes[..<range.lowerBound].suffix(12), as: UTF8.self).withoutInvisible
      let after = String(decoding: sourceBytes[range.upperBound...].prefix(12), as: UTF8.self).withoutInvisible
      // A word before the end of a tag is in the tag.
      if [name.isNameOfTag ? nil : before.last, after.first].contains(where: {
        $0.map { $0.isLetter || $0.isNumber } ?? false
      }) {
        joined.insert(name)
      }
      // No word can be an ending of a value at the end of a sentence.
      if after.isEmpty || " .,;:!?".contains(after[after.startIndex]) { spacedAfter.insert(name) }
      if before.hasSuffix(". ") || before.hasSuffix(": ") { spacedStops.insert(name) }
      if let last, last.end + 1 == range.lowerBound, before.last == " " { spacedPlaceholders.insert(last.name + name) }
      last = (name, range.upperBound)
    }
    let known = Set(sourcePlaces.map(\.name)).subtracting(joined)
    return found.first { place in
      let isSpaced =
        switch place.side {
        case .before: true
        case .after: spacedAfter.contains(place.name)
        case .stop: spacedStops.contains(place.name)
        case .placeholder(let previous): spacedPlaceholders.contains(previous + place.name)
        }
      // Another rule reports a broken placeholder.
      return isSpaced && known.contains(place.name) && source.text.contains(self.text.text(inUTF8: place.node))
    }?.range
  }

  /// What of a text touches a placeholder.
  private enum Side {
    case before, after, stop
    case placeholder(after: String)
  }

  /// The placeholders without branches, in their order; those in braces if the syntax of the file is printf's, and has none.
  private func places(in entry: MessageEntry, _ nodes: [MessageNode]) -> [(name: String, range: Range<Int>)] {
    if file.dialect == .printf, entry.arguments.isEmpty {
      return entry.text.placeholders([.brace]).map { ($0.name, $0.range) }
    }
    var places: [(name: String, range: Range<Int>)] = []
    nodes.forEachNode { node in
      if node.isPrinted, let name = node.argument?.name { places.append((name, node.range)) }
    }
    return places
  }
}

extension String {
  /// Whether an opening bracket follows a letter.
  fileprivate var hasBracketAfterLetter: Bool {
    zip(utf8, utf8.dropFirst()).contains { $1 == UInt8(ascii: "(") && ($0.isLetter || $0 >= 0x80) }
  }

  /// The text without characters that the fix of another rule removes.
  fileprivate var withoutInvisible: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  /// Whether the argument is a tag of Angular or a line break, which words may touch.
  fileprivate var isNameOfTag: Bool {
    hasPrefix("START_") || hasPrefix("CLOSE_") || ["br", "newline", "newLine", "LINE_BREAK"].contains(self)
  }
}

extension MessageNode {
  /// Whether the node prints an argument that has no branches.
  fileprivate var isPrinted: Bool {
    switch content {
    case .argument, .formatted: true
    case .literal, .pound, .plural, .select, .choice: false
    }
  }
}

extension String {
  /// Returns the range of the first end of a sentence and the opening tag after it, with or without a space between them.
  fileprivate func sentenceEndBeforeTag(hasSpace: Bool) -> Range<Int>? {
    let bytes = Array(utf8)
    return bytes.indices.dropFirst(hasSpace ? 2 : 1).first { index in
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count, bytes[index + 1].isLetter,
        // A tag that breaks the line needs no space.
        !bytes[(index + 1)...].starts(with: "br".utf8), !bytes[(index + 1)...].starts(with: "p".utf8)
      else { return false }
      let end = hasSpace ? index - 2 : index - 1
      return (!hasSpace || bytes[index - 1] == 0x20) && ".!?".utf8.contains(bytes[end])
    }.map { $0 - 1..<$0 + 1 }
  }
}

extension String {
  /// Returns the range of a text, with the letter that it directly follows; nil if there is none.
  fileprivate func range(afterLetter token: String) -> Range<Int>? {
    let (bytes, token) = (Array(utf8), Array(token.utf8))
    for index in bytes.indices.dropFirst() where bytes[index] == token[0] && bytes[index...].starts(with: token) {
      let letter = String(decoding: bytes[..<index].suffix(4), as: UTF8.self).last
      if let letter, letter.isLetter || letter == ":" || letter == "," {
        return index - letter.utf8.count..<index + token.count
      }
    }
    return nil
  }
}
