/// Writes the copy of many errors as JSON, in one locale and under one disclosure.
///
/// What is the same for all is looked up once, and words that take no argument have been written before: threads that
/// write at the same time touch as little as can be together.
package struct CopyWriter {
  private let catalog: Catalog
  private let locale: String
  private let disclosure: Disclosure
  private let copy: LocaleCopy
  /// The last member of every answer.
  private let version: [UInt8]

  /// - Parameter locale: a BCP 47 tag; the nearest supported locale is used.
  package init(_ catalog: Catalog, locale: String, disclosure: Disclosure) {
    self.catalog = catalog
    self.locale = locale
    self.disclosure = disclosure
    copy = catalog.localeCopy(for: locale)
    var json = JSONWriter()
    json.member("catalog", catalog.version)
    version = json.bytes
  }

  /// Writes what ``Catalog/copy(for:locale:disclosure:)`` gives.
  package func write(_ error: LoginError, to json: inout JSONWriter) {
    let origin = error.origin
    let answer = catalog.kinds.answer(for: origin.kind, under: disclosure)
    guard error.arguments.isEmpty, origin.isKnown, let words = copy.kinds[answer.index].written else {
      catalog.copy(for: error, locale: locale, disclosure: disclosure).write(to: &json)
      return
    }
    json.object { json in
      json.raw(words)
      if !answer.hidesOrigin {
        Copy.write(origin.shownSource, catalog.concealed(origin.candidates, under: disclosure), to: &json)
      }
      json.raw(version)
    }
  }
}
