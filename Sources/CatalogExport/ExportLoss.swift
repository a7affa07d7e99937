public import AuthCopy

/// Something that a format cannot say as the library does, and says in the closest safe way.
public struct ExportLoss: Hashable, Comparable, Sendable {
  /// The id of the message for people, without `export.`.
  let id: String
  let key: String?
  let locale: String
  let detail: String?

  init(_ id: String, key: String? = nil, locale: String, _ detail: String? = nil) {
    self.id = id
    self.key = key
    self.locale = locale
    self.detail = detail
  }

  /// Orders by locale and key.
  public static func < (first: ExportLoss, second: ExportLoss) -> Bool {
    (first.locale, first.key ?? "", first.id) < (second.locale, second.key ?? "", second.id)
  }

  /// One line for people.
  public func text(in language: MessageLanguage = .en) -> String {
    MessageBundle.messages(in: language).text(
      "export.\(id)",
      ["locale": .text(locale), "key": .text(key ?? ""), "detail": .text(detail ?? "")])
  }
}
