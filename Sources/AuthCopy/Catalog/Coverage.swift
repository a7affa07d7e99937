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

/// Coverage that has been worked out.
final class CoverageReport: Sendable {
  let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }
}

extension Coverage {
  init(_ codes: CodeResolver, _ kinds: KindTable, _ files: [LocaleTag: [CopyFile]]) {
    surfaces = codes.sortedTables.flatMap { table in
      table.surfaces.map { surface in
        Surface(
          provider: table.provider, surface: surface.id, known: Set(surface.rows.map(\.identity)).count,
          mapped: Set(surface.rows.filter { kinds[$0.kind] != nil }.map(\.identity)).count)
      }
    }
    let source = files[Catalog.sourceLocale].map(Self.entries) ?? [:]
    locales = files.sorted { $0.key.description < $1.key.description }.map { locale, files in
      Locale(locale, Self.entries(of: files), source)
    }
  }

  /// The entries of a locale; of a key in several layers the topmost.
  private static func entries(of files: [CopyFile]) -> [String: CopyFile.Entry] {
    files.reduce(into: [:]) { $0.merge($1.entries) { upper, _ in upper } }
  }
}

extension Coverage.Locale {
  fileprivate init(
    _ locale: LocaleTag, _ entries: [String: CopyFile.Entry], _ source: [String: CopyFile.Entry]
  ) {
    let pairs = source.compactMap { key, source in entries[key].map { (source: source, own: $0) } }
    self.locale = locale.description
    present = pairs.count
    total = source.count
    stale = pairs.count { $0.own.record?.isStale(source: $0.source.text, translation: $0.own.text) ?? false }
    sameAsSource = locale == Catalog.sourceLocale ? 0 : pairs.count { $0.source.text == $0.own.text }
  }
}

extension CodeRow {
  /// What tells two codes of a surface apart; rows that differ in their description alone are one.
  fileprivate var identity: [String?] { [code, symbol] }
}
