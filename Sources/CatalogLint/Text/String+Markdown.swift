import AuthCopy

extension String {
  /// The text on one line of GitHub Flavored Markdown, which is shown as it is: no markup, no table cell that ends
  /// early, and no mention or reference that would notify someone.
  package var escapedForMarkdown: String {
    var escaped = ""
    var previous: Unicode.Scalar = " "
    for scalar in safeToShow.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "~", "[", "]", "|", "$": escaped += "\\\(scalar)"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A zero-width space keeps GitHub from reading a name, the number of an issue or an address.
      case "@": escaped += "@\(Self.gap)"
      case "0"..."9" where previous == "#": escaped += "\(Self.gap)\(scalar)"
      case "/" where previous == ":": escaped += "\(Self.gap)/"
      case "." where escaped.hasSuffix("www"): escaped += "\(Self.gap)."
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// A zero-width space as a character reference.
  private static let gap = "&#8203;"
}
