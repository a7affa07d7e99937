internal import MessageFiles

extension EntryContext {
  /// The first sign of a pair whose other one is missing although the source has pairs, or none: `"`, `` ` ``, `<`, `>`.
  var unpairedSign: MaskedProse.LocatedScalar? {
    guard let source, source.text != text else { return nil }
    if features.contains(.quote), let sign = unpairedQuote(source.text) { return sign }
    if features.contains(.bold), let place = unpairedBold(source.text) { return ("*", place) }
    guard features.contains(.angle), !source.text.utf8.contains(where: { "<>".utf8.contains($0) }) else { return nil }
    let bytes = Array(text.utf8)
    let signs = bytes.indices.filter { "<>".utf8.contains(bytes[$0]) }
    guard signs.count == 1, let index = signs.first else { return nil }
    let (previous, next) = (index > 0 ? bytes[index - 1] : 0x20, index + 1 < bytes.count ? bytes[index + 1] : 0x20)
    func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte >= 0x80 }
    // With space or text on both sides, the sign is an arrow, a path of menus or a comparison.
    let isOpening = bytes[index] == UInt8(ascii: "<") && isLetter(next) && previous <= 0x20
    let isClosing = bytes[index] == UInt8(ascii: ">") && isLetter(previous) && next <= 0x20
    return isOpening || isClosing ? (UnicodeScalar(bytes[index]), index) : nil
  }

  /// The last of an odd number of `**` of Markdown, if the source has pairs.
  private func unpairedBold(_ source: String) -> Int? {
    let places = text.boldPlaces, sourceCount = source.boldPlaces.count
    return places.count % 2 == 1 && sourceCount > 0 && sourceCount % 2 == 0 ? places.last : nil
  }

  /// The last of an odd number of quotation marks or grave accents, if the source has an even number.
  private func unpairedQuote(_ source: String) -> MaskedProse.LocatedScalar? {
    // An abbreviation of Hebrew has the mark inside of the word.
    let mayBeAbbreviated = ["he", "iw", "yi"].contains(language)
    for sign in [UInt8(ascii: "\""), UInt8(ascii: "`")] {
      let places = text.quotePlaces(sign, exceptInWords: mayBeAbbreviated).filter { !text.isNameOfKey(at: $0) }
      guard places.count % 2 == 1, let place = places.last, source.quotePlaces(sign).count % 2 == 0 else { continue }
      // Other marks may be the partner: „so", `so'. Two apostrophes may replace a mark, and inches follow a number.
      guard !text.mayPairQuote(at: place), sign == UInt8(ascii: "\"") || !text.utf8.dropFirst(place).contains(0x27),
        !text.contains("''"), !text.contains(/[0-9]"/)
      else { return nil }
      // The next or the previous message may have the partner, and several translations an older source's mark.
      let continues = (place == 0 || place == text.utf8.count - 1) && neighbors.contains { $0.hasOddNumber(of: sign) }
      if !continues, !isShared({ $0.hasOddNumber(of: sign) }) { return (UnicodeScalar(sign), place) }
    }
    return nil
  }
}

extension EntryContext {
  /// The messages before and after this one in the file.
  var neighbors: [MessageEntry] {
    guard let index = file.indices[entry.key] else { return [] }
    return [index - 1, index + 1].filter(file.entries.indices.contains).map { file.entries[$0] }
  }
}

extension MessageEntry {
  fileprivate func hasOddNumber(of sign: UInt8) -> Bool { text.quotePlaces(sign).count % 2 == 1 }
}

extension String {
  /// The offsets of the marks `**` of bold text in Markdown, in UTF-8 bytes.
  var boldPlaces: [Int] {
    let bytes = Array(utf8)
    var places: [Int] = []
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == bytes[index] && places.last != index - 1 {
      places.append(index)
    }
    return places
  }

  /// Returns whether another kind of quotation mark may be the partner of a mark.
  ///
  /// A mark that ends the text has none if the text closes each low mark: `„so“ zu "`.
  fileprivate func mayPairQuote(at place: Int) -> Bool {
    let marks = unicodeScalars.filter { "„“”‟«»‹›「」『』〝〞״″´＂".unicodeScalars.contains($0) }
    let openCount = marks.count { $0 == "„" }
    let closedCount = marks.count { $0 == "“" || $0 == "”" }
    let isClosed = openCount > 0 && openCount + closedCount == marks.count && closedCount >= openCount
    return !marks.isEmpty && !(isClosed && place == utf8.count - 1)
  }

  /// Returns whether a sign is the name of a key: <`>.
  fileprivate func isNameOfKey(at place: Int) -> Bool {
    place > 0 && place + 1 < utf8.count && text(inUTF8: place - 1..<place) == "<"
      && text(inUTF8: place + 1..<place + 2) == ">"
  }

  /// Returns the offsets of a quotation mark, in UTF-8 bytes, without those between two letters if they do not count.
  fileprivate func quotePlaces(_ sign: UInt8, exceptInWords: Bool = false) -> [Int] {
    let bytes = Array(utf8)
    return bytes.indices.filter { index in
      bytes[index] == sign
        && !(exceptInWords && index > 0 && bytes[index - 1] >= 0x80 && index + 1 < bytes.count
          && bytes[index + 1] >= 0x80)
    }
  }
}
