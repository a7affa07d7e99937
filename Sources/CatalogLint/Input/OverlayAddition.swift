internal import AuthCopy

/// What an overlay adds to the catalog below it.
struct OverlayAddition: Sendable {
  /// The locales of the catalog below, canonical BCP 47 tags.
  private let locales: Set<String>
  /// The keys of its source that the source below does not have.
  let keys: Set<String>
  /// The locales below that need a text for a new key: others take it from one of these.
  let localesToTranslate: [String]

  /// - Parameters:
  ///   - base: the copy of the catalog below.
  ///   - overlay: the copy of the overlay.
  init(to base: [MessageDocument], by overlay: [MessageDocument]) {
    func locale(_ document: MessageDocument) -> String {
      document.header("@@locale")?.string.flatMap { LocaleTag($0)?.description }
        ?? FileLocale(fileName: document.file.name)?.tag ?? ""
    }
    let source = LocaleTag.english.description
    let locales = Set(base.map(locale))
    let known = Set(base.filter { locale($0) == source }.flatMap { $0.entries.map(\.key) })
    let own = overlay.filter { locale($0) == source }.flatMap { $0.entries.map(\.key) }
    self.locales = locales
    keys = Set(own).subtracting(known)
    localesToTranslate = locales.subtracting([source, ""]).filter { locale in
      !Self.parents(of: locale).contains(where: locales.contains)
    }.sorted()
  }

  /// Whether the overlay begins a locale that the catalog below does not have, nor one that it falls back on.
  func begins(_ locale: String) -> Bool {
    !locales.contains(locale) && !Self.parents(of: locale).contains(where: locales.contains)
  }

  private static func parents(of locale: String) -> [String] {
    LocaleFallback.parents(of: locale) + (locale.firstRange(of: "-x-").map { [String(locale[..<$0.lowerBound])] } ?? [])
  }
}
