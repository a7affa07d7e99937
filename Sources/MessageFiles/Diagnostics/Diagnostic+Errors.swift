public import ICUMessageFormat

// Conversions of JSON and message errors to diagnostics.

extension JSONSyntaxError {
  /// The message id for the reason, with its parameters.
  package var message: (id: Diagnostic.ID, parameters: Diagnostic.Parameters) {
    switch reason {
    case .unexpected(let found, let expected):
      let (kind, text) =
        switch found {
        case .end: ("end", "")
        case .controlCharacter: ("control", "")
        case .character(let scalar): ("character", String(scalar))
        }
      return (
        "invalid-json.unexpected",
        ["found": .text(kind), "character": .text(text), "expected": .text("\(expected)")]
      )
    case .notUTF8: return ("invalid-json.not-utf-8", [:])
    case .byteOrderMark: return ("invalid-json.byte-order-mark", [:])
    case .tooDeep(let limit): return ("invalid-json.too-deep", ["limit": .integer(Int64(limit))])
    case .unknownEscape: return ("invalid-json.unknown-escape", [:])
    case .halfSurrogatePair: return ("invalid-json.half-surrogate-pair", [:])
    case .notAnObject: return ("invalid-json.not-an-object", [:])
    }
  }

  /// Returns a description of the error, without its location.
  package func text(in language: MessageLanguage) -> String {
    MessageBundle.messages(in: language).text(message.id.rawValue, message.parameters)
  }
}

extension MessageSyntaxError {
  /// The ids of all messages for reasons.
  package static let ids: [Diagnostic.ID] = [
    "invalid-message.unmatched-brace", "invalid-message.missing-other", "invalid-message.unknown-format",
    "invalid-message.too-large", "invalid-message.too-deep", "invalid-message.bad-syntax",
  ]

  /// The message id for the reason, with its parameters.
  package var message: (id: Diagnostic.ID, parameters: Diagnostic.Parameters) {
    switch reason {
    case .unmatchedBrace: ("invalid-message.unmatched-brace", [:])
    case .missingOther: ("invalid-message.missing-other", [:])
    case .unknownFormat(let format): ("invalid-message.unknown-format", ["format": .text(format)])
    case .tooLarge: ("invalid-message.too-large", [:])
    case .tooDeep(let limit): ("invalid-message.too-deep", ["limit": .integer(Int64(limit))])
    case .badSyntax: ("invalid-message.bad-syntax", [:])
    }
  }

  /// Returns a description of the error, without its location.
  package func text(in language: MessageLanguage) -> String {
    MessageBundle.messages(in: language).text(message.id.rawValue, message.parameters)
  }
}

extension MessageSyntaxError: CustomStringConvertible {
  /// A description of the error with its byte offset, in English.
  public var description: String { "\(text(in: .en)) (byte \(offset))" }
}

extension FormatError {
  /// Returns a description of the error, with the locale and the beginning of the message.
  package func text(in language: MessageLanguage) -> String {
    let excerpt = message.count > 60 ? message.prefix(60) + "…" : message[...]
    let (variant, values): (String, [String: String]) =
      switch reason {
      case .missingArgument(let name): ("missing-argument", ["argument": name])
      case .wrongType(let name, let expected, let found):
        ("wrong-type", ["argument": name, "expected": expected, "found": found])
      case .unknownLocale: ("unknown-locale", [:])
      case .unknownTimeZone(let id): ("unknown-time-zone", ["zone": id])
      }
    return MessageBundle.messages(in: language).text(
      "unformattable-message.\(variant)",
      [
        "argument": .text(values["argument"] ?? ""), "expected": .text(values["expected"] ?? ""),
        "found": .text(values["found"] ?? ""), "zone": .text(values["zone"] ?? ""), "locale": .text(locale),
        "message": .text(String(excerpt)),
      ])
  }
}

extension FormatError: CustomStringConvertible {
  /// A description of the error, in English.
  public var description: String { text(in: .en) }
}
