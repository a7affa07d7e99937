extension String {
  /// The text between tags; characters that XML does not have are left out.
  var inXML: String { escapedForXML { _ in nil } }

  /// The text between the quotes of an attribute.
  var inXMLAttribute: String {
    escapedForXML { scalar in
      switch scalar {
      case "\"": "&quot;"
      case "\n": "&#xA;"
      case "\t": "&#x9;"
      default: nil
      }
    }
  }

  /// The text in a comment.
  var inXMLComment: String {
    unicodeScalars.filter(\.isXML).reduce(into: "") { text, scalar in
      // Two hyphens would end the comment.
      if scalar == "-", text.hasSuffix("-") { text += " " }
      text.unicodeScalars.append(scalar)
    }
  }

  /// Whether the text has characters that XML 1.0 does not have, not even as a reference.
  var hasCharactersBeyondXML: Bool { !unicodeScalars.allSatisfy(\.isXML) }

  private func escapedForXML(_ escape: (Unicode.Scalar) -> String?) -> String {
    var text = ""
    for scalar in unicodeScalars where scalar.isXML {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      // Readers of XML turn it into a line feed.
      case "\r": text += "&#xD;"
      default:
        if let escaped = escape(scalar) { text += escaped } else { text.unicodeScalars.append(scalar) }
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
