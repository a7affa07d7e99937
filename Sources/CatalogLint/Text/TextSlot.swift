/// The place where a text is shown, from `x-slot` in the metadata of its key.
enum TextSlot: String, CaseIterable {
  case title, heading, message, button, label, hint
  /// A banner or toast about a current or recent event.
  case status
  /// The label of a checkbox, such as a consent.
  case checkbox
  /// The subject of an email.
  case subject
  /// The preview text of an email, which mail apps list after the subject.
  case preheader
  /// The text of an email.
  case body
  case sms
  /// A text for screen readers.
  case accessibility
  /// A name that other messages print.
  case value

  /// Returns the maximum length; nil for any length.
  ///
  /// On screen, the text has to fit a phone of 320 px with margins of 24 px.
  ///
  /// - Parameter letters: all characters that the text can contain, in any order.
  func limit(in language: LanguageTraits, letters: @autoclosure () -> String) -> TextLimit? {
    switch self {
    case .title, .heading: .onScreen(lines: 2, fontSize: 18)
    case .message: .onScreen(lines: 5, fontSize: 15)
    // The label has a padding of 16 px on either side.
    case .button: .onScreen(lines: 1, fontSize: 16, width: 240)
    case .label: .onScreen(lines: 1, fontSize: 16)
    case .hint: .onScreen(lines: 2, fontSize: 13)
    case .status: .onScreen(lines: 2, fontSize: 15)
    // The box and its gap occupy 32 px.
    case .checkbox: .onScreen(lines: 3, fontSize: 15, width: 240)
    // Mail apps list about 40 columns of the subject on a phone and 60 on a desktop, and up to 90 of the preheader.
    case .subject: TextLimit(length: 60, unit: .columns)
    case .preheader: TextLimit(length: 90, unit: .columns)
    case .sms: .textMessage(in: language, letters: letters())
    // Speech cannot be skimmed; people skip a text of more than about eight seconds.
    case .accessibility: TextLimit(length: 120, unit: .columns)
    case .body, .value: nil
    }
  }
}

/// The maximum length of a text.
struct TextLimit {
  let length: Int
  let unit: LengthUnit

  /// - Parameters:
  ///   - fontSize: the font size in pixels, which is the width of two columns.
  ///   - width: the available width in pixels.
  fileprivate static func onScreen(lines: Int, fontSize: Int, width: Int = 272) -> TextLimit {
    TextLimit(length: lines * (width * 2 / fontSize), unit: .columns)
  }

  /// Returns the maximum length that is sent and billed as one text message.
  ///
  /// One message has 140 octets (3GPP TS 23.040): 160 letters of the GSM alphabet, or 70 UTF-16 code units. Carriers of
  /// some languages count otherwise: in Korea, a text over 80 bytes in EUC-KR is a long message.
  fileprivate static func textMessage(in language: LanguageTraits, letters: String) -> TextLimit {
    if let bytes = language.textMessageBytes { return TextLimit(length: bytes, unit: .bytes) }
    return LengthUnit.isGSM(letters)
      ? TextLimit(length: 160, unit: .septets) : TextLimit(length: 70, unit: .codeUnits)
  }
}

extension LocaleTag {
  /// Whether the length of a text message is counted in bytes of an encoding.
  package var countsTextMessagesInBytes: Bool { LanguageTraits.of(String(language)).textMessageBytes != nil }
}
