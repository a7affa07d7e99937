/// A language of AuthCopy's own messages: the name of a file in `Catalogs/messages`.
public struct MessageLanguage: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The code of the language, such as `en`.
  public let rawValue: String

  /// English, the language of the source.
  public static let en = MessageLanguage(known: "en")

  /// Creates a language from its code; nil if there are no messages in it.
  public init?(rawValue: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = language
  }

  init(known rawValue: String) { self.rawValue = rawValue }

  /// - Parameter variables: environment variables by name.
  package static func environment(_ variables: [String: String]) -> MessageLanguage {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    return MessageLanguage(rawValue: String(value.prefix { $0 != "_" && $0 != "." && $0 != "-" })) ?? .en
  }
}
