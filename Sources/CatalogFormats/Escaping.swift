import MessageFiles

extension String {
  /// The text escaped for XML content, without characters that XML does not allow.
  package var inXML: String { escapedForXML { _ in nil } }

  /// The text escaped for an XML attribute in double quotes.
  package var inXMLAttribute: String {
    escapedForXML { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      default: nil
      }
    }
  }

  /// The text escaped for an XML comment.
  package var inXMLComment: String {
    unicodeScalars.filter(\.isAllowedInXML).reduce(into: "") { text, scalar in
      // Two hyphens would end the comment.
      if scalar == "-", text.hasSuffix("-") { text += " " }
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether the text contains characters that XML 1.0 does not allow, even as a reference.
  package var hasInvalidXMLCharacters: Bool { !unicodeScalars.allSatisfy(\.isAllowedInXML) }

  /// The text escaped for the content or an attribute of an element, valid in HTML and in XML.
  package var inHTML: String {
    if utf8.allSatisfy(\.isPlainInHTML) { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text as a JSON string, with its quotes.
  package var quotedForJSON: String {
    var json = JSONWriter()
    json.value(self)
    return json.text
  }

  /// The text without characters that XML 1.0 does not allow.
  package var removingInvalidXMLCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter(\.isAllowedInXML)))
  }

  private func escapedForXML(_ escape: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars where scalar.isAllowedInXML {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      // XML parsers turn a carriage return into a line feed.
      case "\r": text += "&#13;"
      default:
        if let escaped = escape(scalar) { text += escaped } else { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isAllowedInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// The text escaped for one line of GitHub Flavored Markdown.
  ///
  /// It contains no markup, does not end a table cell, and has no mention or reference that would notify people.
  package var escapedForMarkdown: String {
    var escaped = ""
    var previous: Unicode.Scalar = " "
    for scalar in safeToShow.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "~", "[", "]", "|", "$": escaped += "\\\(scalar)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A zero-width space keeps GitHub from linking a user name, an issue number or an address.
      case "@": escaped += "@\(Self.zeroWidthSpace)"
      case "0"..."9" where previous == "#" || ["GH-", "gh-"].contains(where: escaped.hasSuffix):
        escaped += "\(Self.zeroWidthSpace)\(scalar)"
      case "/" where previous == ":": escaped += "\(Self.zeroWidthSpace)/"
      case "." where escaped.hasSuffix("www"): escaped += "\(Self.zeroWidthSpace)."
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// The character reference of a zero-width space.
  private static let zeroWidthSpace = "&#8203;"
}

extension UInt8 {
  /// Whether the byte needs no escape in HTML; false beyond ASCII, where it can be part of a control character.
  fileprivate var isPlainInHTML: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "&") && self != UInt8(ascii: "<") && self != UInt8(ascii: ">")
      && self != UInt8(ascii: "\"")
  }
}
