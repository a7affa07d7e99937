extension String {
  /// The text for the content or an attribute of an element, valid in HTML and in XML.
  package var escaped: String {
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

  /// The text with `code` in backquotes as elements.
  var escapedWithCode: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part).escaped : "<code>\(String(part).escaped)</code>"
    }.joined()
  }

  /// A long name that may be broken after its separators.
  var breakable: String {
    escaped.replacing("/", with: "/<wbr>").replacing("_", with: "_<wbr>").replacing(".", with: ".<wbr>")
  }

  /// A source, as a link if it is an address, with or without a scheme, or begins with a repository of GitHub.
  var sourceLink: String {
    let address = wholeMatch(of: /(?:https:\/\/)?([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]+\/\S*)/)
    if let address { return String(address.output.1).externalLink(escaped) }
    guard let repository = prefixMatch(of: /[A-Za-z0-9-]+\/[A-Za-z0-9._-]+(?=$| )/)?.output else { return escaped }
    return "github.com/\(repository)".externalLink(String(repository)) + String(dropFirst(repository.count)).escaped
  }

  /// An element that links to the address, which has no scheme.
  private func externalLink(_ html: String) -> String {
    "<a href=\"https://\(escaped)\" rel=\"noreferrer\">\(html)</a>"
  }

  /// The text as part of an id or of a link to one.
  package var asIdentifier: String {
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
  package func counted(_ singular: String, _ plural: String? = nil) -> String {
    self == 1 ? "1 \(singular)" : "\(self) \(plural ?? singular + "s")"
  }
}

extension UInt8 {
  /// Whether the byte is text of itself in HTML; one beyond ASCII can be part of a control character.
  fileprivate var isPlainInHTML: Bool {
    self >= 0x20 && self < 0x7F && self != UInt8(ascii: "&") && self != UInt8(ascii: "<") && self != UInt8(ascii: ">")
      && self != UInt8(ascii: "\"")
  }
}
