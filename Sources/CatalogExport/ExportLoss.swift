public import AuthCopy

/// A feature that a format cannot express, and that is exported in the closest safe way.
public struct ExportLoss: Hashable, Comparable, Sendable {
  /// The id of the description, without `export.`.
  package let id: String
  /// The key of the message; nil for a whole locale.
  let key: String?
  /// The locale, or several separated by commas; empty if the loss does not depend on it.
  let locale: String
  /// The part of the message that the description names, such as an argument or a style.
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

  /// Returns the description on one line.
  public func text(in language: MessageLanguage = .en) -> String {
    MessageBundle.messages(in: language).text(
      "export.\(id)",
      ["locale": .text(locale), "key": .text(key ?? ""), "detail": .text(detail ?? "")])
  }

  /// Returns why a compiled catalog, which allows no losses, cannot be exported.
  func diagnostic(in catalog: Catalog) -> Diagnostic {
    let place =
      key.flatMap { catalog.translation(ofKey: $0, locale: locale) }?.location ?? SourceLocation(path: locale)
    let keyword =
      switch id {
      case "date-without-style": "plainDate"
      case "date-style": "dateStyle"
      case "plural-rules": "plurals"
      default: "format"
      }
    return Diagnostic(
      "export.not-compiled", ["reason": .text(keyword), "detail": .text(detail ?? locale)],
      at: Diagnostic.Place(place, locale: locale, key: key ?? ""))
  }
}
