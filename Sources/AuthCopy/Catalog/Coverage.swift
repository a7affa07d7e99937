/// What a catalog covers.
public struct Coverage: Hashable, Sendable {
  /// The coverage of each surface, by provider and in the order of its table.
  public let surfaces: [SurfaceCoverage]
  /// The coverage of each locale, sorted by tag.
  public let locales: [LocaleCoverage]
}

extension Coverage {
  init(_ document: CatalogDocument, _ codes: CodeResolver, _ kinds: KindTable) {
    surfaces = codes.sortedTables.flatMap { table in
      table.surfaces.map { SurfaceCoverage($0, of: table.provider, kinds) }
    }
    let source = Self.texts(of: document.source).mapValues(\.text)
    locales = document.copy.sorted { $0.key.description < $1.key.description }.map { locale, files in
      LocaleCoverage(locale, Self.texts(of: files), source)
    }
  }

  /// The text of each key of a locale with its translation record; the topmost layer takes precedence.
  private static func texts(of files: [MessageDocument]) -> [String: (text: String, record: TranslationRecord?)] {
    files.reduce(into: [:]) { all, file in
      for entry in file.entries where all[entry.key] == nil {
        all[entry.key] = (entry.text, file.metadata(ofKey: entry.key).flatMap { TranslationRecord($0.value) })
      }
    }
  }
}

extension LocaleCoverage {
  fileprivate init(
    _ locale: LocaleTag, _ own: [String: (text: String, record: TranslationRecord?)], _ source: [String: String]
  ) {
    let pairs = source.compactMap { key, source in own[key].map { (source: source, own: $0) } }
    self.locale = locale.description
    present = pairs.count
    total = source.count
    stale = pairs.count { $0.own.record?.isStale(source: $0.source, translation: $0.own.text) ?? false }
    sameAsSource = locale == Catalog.sourceLocale ? 0 : pairs.count { $0.source == $0.own.text }
  }
}
