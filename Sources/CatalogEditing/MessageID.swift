/// What names a message of a catalog.
package struct MessageID: Hashable, Sendable {
  package let path: String
  /// A BCP 47 tag; one file can have several.
  package let locale: String
  package let key: String

  package init(path: String, locale: String, key: String) {
    self.path = path
    self.locale = locale
    self.key = key
  }
}
