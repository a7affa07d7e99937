/// Writes the copy of many errors as JSON, in one locale and under one disclosure.
///
/// Common values are looked up once, and text without arguments is prepared in advance (`Scripts/bench http`), so that
/// threads that write at the same time share as little as possible.
package struct CopyWriter {
  private let catalog: Catalog
  private let locale: String
  private let disclosure: Disclosure
  private let copy: LocaleCopy
  /// The last member of every object.
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

  /// Writes the JSON of ``Catalog/copy(for:locale:disclosure:)``.
  ///
  /// - Returns: whether a text is that of the source locale, because the locale has none.
  @discardableResult package func write(_ error: LoginError, to json: inout JSONWriter) -> Bool {
    let resolution = error.resolution
    let kind = catalog.kinds.resolve(resolution, under: disclosure)
    let kindCopy = copy.kinds[kind.index]
    let isFallback = !kindCopy.fallbacks.isEmpty
    guard error.arguments.isEmpty, resolution.isKnown, resolution.flow == nil,
      let text = kindCopy.texts(for: resolution.method, in: nil)?.json
    else {
      catalog.copy(for: error, locale: locale, disclosure: disclosure).write(to: &json)
      return isFallback
    }
    json.object { json in
      json.raw(text)
      if !kind.hidesSource {
        Copy.write(
          kind.shownSource(of: resolution), catalog.candidates(of: resolution, under: disclosure), to: &json)
      }
      json.raw(version)
    }
    return isFallback
  }
}
