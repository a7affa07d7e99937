internal import MessageFiles

/// The unit in which the length of a text is measured.
enum LengthUnit: String {
  /// Half an em, the average width of a Latin letter; a Hangul, kana or Han character counts as two.
  case columns
  /// User-perceived characters: grapheme clusters.
  case characters
  /// Bytes in EUC-KR with the extensions of code page 949; a character that it lacks counts as two.
  case bytes
  /// Septets of the GSM 7-bit alphabet; some characters count as two.
  case septets
  /// UTF-16 code units, the unit of a text message with any character outside of the GSM alphabet.
  case codeUnits

  func length(of text: String) -> Int {
    switch self {
    case .columns: text.columnWidth
    case .characters: text.count
    case .bytes: text.lengthInEUCKR
    case .septets: text.unicodeScalars.reduce(0) { $0 + (Self.extensionGSM.contains($1) ? 2 : 1) }
    case .codeUnits: text.utf16.count
    }
  }

  /// Returns whether a text message can be sent in the GSM 7-bit alphabet.
  static func isGSM(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9": true
      default: defaultGSMSigns.contains(scalar) || extensionGSM.contains(scalar)
      }
    }
  }

  // Source: 3GPP TS 23.038, 6.2.1, the default alphabet and its extension table.
  private static let defaultGSMSigns = Set(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà".unicodeScalars)
  private static let extensionGSM = Set("\u{C}^{}\\[~]|€".unicodeScalars)
}

extension String {
  fileprivate var lengthInEUCKR: Int {
    let encoding = "windows-949"
    // Each byte becomes one character of ISO 8859-1; characters that the encoding lacks are dropped.
    let bytes = transcoded(writtenAs: encoding, readAs: "ISO-8859-1").unicodeScalars.count
    let supported = transcoded(writtenAs: encoding, readAs: encoding).unicodeScalars.count
    return bytes + 2 * (unicodeScalars.count - supported)
  }
}
