internal import MessageFiles

extension EntryContext {
  /// The first compound of a name or abbreviation of the source and a noun that a space separates instead of a hyphen, as in
  /// *API Schlüssel*, and the right spelling; nil if there is none.
  var openCompound: (range: Range<Int>, wanted: String)? {
    let heads = traits.compoundHeads
    guard !heads.isEmpty, let source, features.contains(.latinWords), let prose = MaskedProse(entry) else { return nil }
    let bytes = prose.bytes
    func isLetter(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || byte >= 0x80 }
    var start: Int?
    for index in bytes.indices {
      guard isLetter(bytes[index]) else {
        guard bytes[index] == 0x20, let first = start, isName(bytes[first..<index], at: first, in: bytes) else {
          start = nil
          continue
        }
        start = nil
        let noun = bytes[(index + 1)...].prefix(while: isLetter)
        let range = first..<noun.endIndex
        let name = String(decoding: bytes[first..<index], as: UTF8.self)
        let text = String(decoding: bytes[range], as: UTF8.self)
        let isAbbreviation = !name.utf8.contains(where: \.isLowercaseLetter)
        let isFollowedByHyphen = noun.endIndex < bytes.count && bytes[noun.endIndex] == UInt8(ascii: "-")
        if heads.contains(String(decoding: noun, as: UTF8.self)), !isFollowedByHyphen,
          isAbbreviation || source.text.contains(utf8: name), !source.text.contains(utf8: text)
        {
          return (range, "\(name)-\(String(decoding: noun, as: UTF8.self))")
        }
        continue
      }
      if start == nil, index == 0 || bytes[index - 1] == 0x20 || bytes[index - 1] == UInt8(ascii: "(") { start = index }
    }
    return nil
  }

  /// Returns whether a word is an abbreviation in capitals, has a capital inside, or, unless nouns have capitals too, has
  /// an initial capital inside the text.
  private func isName(_ word: ArraySlice<UInt8>, at start: Int, in bytes: [UInt8]) -> Bool {
    if word.dropFirst().contains(where: \.isUppercaseLetter) { return true }
    return word.count > 2 && word.first?.isUppercaseLetter ?? false && start > 0 && language != "de"
  }
}
