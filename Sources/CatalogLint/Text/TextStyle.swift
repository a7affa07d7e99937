/// The style of text on a terminal; without color, text stays plain.
package struct TextStyle: Sendable {
  package enum Attribute: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  package static let plain = TextStyle(usesColor: false)

  package let usesColor: Bool

  package init(usesColor: Bool) { self.usesColor = usesColor }

  /// Returns the text between the escape sequences that set and reset its style.
  package func text(_ text: String, _ attributes: Attribute...) -> String {
    guard usesColor, !text.isEmpty else { return text }
    return "\u{1B}[\(attributes.map(\.rawValue).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
