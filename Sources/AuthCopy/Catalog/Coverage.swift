/// What a catalog covers.
public struct Coverage: Hashable, Sendable {
  public struct Surface: Hashable, Sendable {
    public let provider: Provider
    public let surface: String
    /// Distinct codes in the table.
    public let known: Int
    /// Those of them that lead to a kind.
    public let mapped: Int
  }

  public struct Locale: Hashable, Sendable {
    /// A BCP 47 tag.
    public let locale: String
    /// Keys of the source that the locale's own file has.
    public let present: Int
    /// Keys of the source.
    public let total: Int
    /// Keys whose source has changed since they were translated.
    public let stale: Int
    /// Keys whose text is the source's.
    public let sameAsSource: Int
  }

  public let surfaces: [Surface]
  public let locales: [Locale]
}

/// What people ask of a catalog, and requests do not: worked out when it is first asked for.
final class CatalogReport: Sendable {
  let coverage: Coverage
  let keys: [(key: String, metadata: KeyMetadata)]

  init(_ document: CatalogDocument, _ codes: CodeResolver, _ kinds: KindTable) {
    coverage = Coverage(document, codes, kinds)
    keys = document.source.reversed().flatMap { file in
      file.entries.map { ($0.key, KeyMetadata(file.metadata(ofKey: $0.key))) }
    }
  }
}

extension Coverage {
  fileprivate init(_ document: CatalogDocument, _ codes: CodeResolver, _ kinds: KindTable) {
    surfaces = codes.sortedTables.flatMap { table in
      table.surfaces.map { surface in
        Surface(
          provider: table.provider, surface: surface.id, known: Set(surface.rows.map(\.identity)).count,
          mapped: Set(surface.rows.filter { kinds[$0.kind] != nil }.map(\.identity)).count)
      }
    }
    let source = Self.texts(of: document.source).mapValues(\.text)
    locales = document.copy.sorted { $0.key.description < $1.key.description }.map { locale, files in
      Locale(locale, Self.texts(of: files), source)
    }
  }

  /// The text of each key of a locale, and what it was translated from; of a key in several layers the topmost.
  private static func texts(of files: [MessageDocument]) -> [String: (text: String, record: TranslationRecord?)] {
    files.reduce(into: [:]) { all, file in
      for entry in file.entries where all[entry.key] == nil {
        all[entry.key] = (entry.text, file.metadata(ofKey: entry.key).flatMap { TranslationRecord($0.value) })
      }
    }
  }
}

extension Coverage.Locale {
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

extension CodeRow {
  /// What tells two codes of a surface apart; rows that differ in their description alone are one.
  fileprivate var identity: [String?] { [code, symbol] }
}
