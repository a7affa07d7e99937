/// A language of AuthCopy's own messages to developers, translators and operators.
public enum MessageLanguage: String, CaseIterable, Sendable {
  /// English.
  case en
  /// Korean.
  case ko
  /// Japanese.
  case ja

  /// - Parameter variables: environment variables by name.
  package static func environment(_ variables: [String: String]) -> MessageLanguage {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    return MessageLanguage(rawValue: String(value.prefix { $0 != "_" && $0 != "." && $0 != "-" })) ?? .en
  }
}
