extension String {
  /// The text for the content or an attribute of an element, valid in HTML and in XML.
  var escaped: String {
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

  /// The text as part of an id or of a link to one.
  var asIdentifier: String {
    unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.".unicodeScalars.contains(scalar))
        ? String(scalar) : ":\(String(scalar.value, radix: 16))"
    }.joined()
  }
}

extension Int {
  /// The number with its noun.
  func counted(_ singular: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(singular)" : "\(self) \(plural ?? singular + "s")"
  }
}
