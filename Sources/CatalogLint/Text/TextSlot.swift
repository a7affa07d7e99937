/// Where a text is shown, as `x-slot` in the metadata of its key says.
enum TextSlot: String, CaseIterable {
  case title, heading, message, button, label, hint
  /// What has just happened, or is happening: a banner or a toast.
  case status
  /// The text beside a box to tick, such as a consent.
  case checkbox
  /// The subject of a mail.
  case subject
  /// The first words of a mail, which a list of mails shows after the subject.
  case preheader
  /// The text of a mail.
  case body
  case sms
  /// What a screen reader says.
  case accessibility
  /// A name that other messages print.
  case value

  /// The length that fits; nil where any does.
  ///
  /// On screen, it is what fits a phone of 320 px with margins of 24 px.
  ///
  /// - Parameter letters: every letter that the text can have, in any order.
  func limit(in language: String, letters: @autoclosure () -> String) -> TextLimit? {
    switch self {
    case .title, .heading: .onScreen(lines: 2, fontSize: 18)
    case .message: .onScreen(lines: 5, fontSize: 15)
    // The label has a padding of 16 px on either side.
    case .button: .onScreen(lines: 1, fontSize: 16, width: 240)
    case .label: .onScreen(lines: 1, fontSize: 16)
    case .hint: .onScreen(lines: 2, fontSize: 13)
    case .status: .onScreen(lines: 2, fontSize: 15)
    // The box and its gap take 32 px.
    case .checkbox: .onScreen(lines: 3, fontSize: 15, width: 240)
    // Lists of mails show about 40 columns on a phone and 60 on a desktop; of the preheader up to 90.
    case .subject: TextLimit(length: 60, unit: .columns)
    case .preheader: TextLimit(length: 90, unit: .columns)
    case .sms: .textMessage(in: language, letters: letters())
    // Speech cannot be skimmed: longer than about eight seconds, and people skip it.
    case .accessibility: TextLimit(length: 120, unit: .columns)
    case .body, .value: nil
    }
  }
}

/// How long a text may be.
struct TextLimit {
  let length: Int
  let unit: TextUnit

  /// - Parameters:
  ///   - fontSize: in pixels, two columns.
  ///   - width: in pixels.
  fileprivate static func onScreen(lines: Int, fontSize: Int, width: Int = 272) -> TextLimit {
    TextLimit(length: lines * (width * 2 / fontSize), unit: .columns)
  }

  /// What is sent and billed as one text message.
  ///
  /// Korean carriers send more than 80 bytes in EUC-KR as a long message. Elsewhere one message has 140 octets
  /// (3GPP TS 23.040): 160 letters of the GSM alphabet, or 70 UTF-16 code units.
  fileprivate static func textMessage(in language: String, letters: String) -> TextLimit {
    if language == "ko" { return TextLimit(length: 80, unit: .bytes) }
    return TextUnit.isGSM(letters)
      ? TextLimit(length: 160, unit: .septets) : TextLimit(length: 70, unit: .codeUnits)
  }
}
