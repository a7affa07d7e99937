internal import MessageFiles

extension EntryContext {
  /// A noun with an ending of the plural after a number in Turkish or Azerbaijani, which count things in the singular, and
  /// the right spelling; nil if there is none.
  var pluralAfterNumber: (range: Range<Int>, wanted: String)? {
    guard language == "tr" || language == "az", features.contains(.branches), let prose = MaskedProse(entry) else {
      return nil
    }
    let bytes = prose.bytes
    for index in bytes.indices.dropFirst() {
      guard bytes[index] == 0x20, bytes[index - 1] == MaskedProse.argument else { continue }
      let range = index + 1..<(bytes[(index + 1)...].firstIndex { !$0.isLetter && $0 < 0x80 } ?? bytes.count)
      let word = String(decoding: bytes[range], as: UTF8.self)
      for ending in Self.pluralEndings where word.hasSuffix(ending) && word.count > ending.count + 1 {
        return (range, String(word.dropLast(ending.count)))
      }
    }
    return nil
  }

  private static let pluralEndings = ["lar", "ler", "ları", "leri"]
}
