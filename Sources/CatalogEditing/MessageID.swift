/// The identity of a message in a catalog.
package struct MessageID: Hashable, Sendable {
  package let path: String
  /// The locale, a BCP 47 tag; a file can contain several locales.
  package let locale: String
  package let key: String

  package init(path: String, locale: String, key: String) {
    self.path = path
    self.locale = locale
    self.key = key
  }
}
