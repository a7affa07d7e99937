internal import MessageFiles

/// The coverage of codes and translations by a catalog.
public struct Coverage: Hashable, Sendable {
  /// The coverage of each surface, by provider and in the order of its table.
  public let surfaces: [SurfaceCoverage]
  /// The coverage of each locale, sorted by tag.
  public let locales: [LocaleCoverage]
}

extension Coverage {
  init(_ document: CatalogDocument, _ codes: CodeResolver) {
    surfaces = codes.sortedTables.flatMap { table in
      table.surfaces.map { SurfaceCoverage($0, of: table.provider) { document[kind: $0.rawValue] != nil } }
    }
    let source = Self.texts(of: document.source).mapValues(\.text)
    let optionalKeys = document.optionalKeys
    locales = document.copy.sorted { $0.key.description < $1.key.description }.map { locale, files in
      LocaleCoverage(
        locale, Self.texts(of: files), source.filter { optionalKeys[locale]?.contains($0.key) != true },
        tier: document.tier(of: locale), register: Self.header("@@x-register", of: files),
        reviewed: Self.header(ReviewRecord.reviewerKey, of: files))
    }
  }

  /// Returns the text of a header of a locale; the topmost layer takes precedence.
  private static func header(_ key: String, of files: [MessageDocument]) -> String? {
    files.lazy.compactMap { $0.header(key)?.string }.first
  }

  /// Returns the text of each key of a locale; the topmost layer takes precedence.
  private static func texts(of files: [MessageDocument]) -> [String: RecordedText] {
    files.reduce(into: [:]) { all, file in
      let review = ReviewRecord(file)
      for entry in file.entries where all[entry.key] == nil {
        all[entry.key] = RecordedText(
          text: entry.text, record: file.metadata(ofKey: entry.key).flatMap { TranslationRecord($0.value) },
          isRead: review?.contains(entry.text, key: entry.key) ?? false)
      }
    }
  }
}

/// A text with what its file records about it.
private struct RecordedText {
  let text: String
  let record: TranslationRecord?
  /// Whether a reviewer has read the text as it is.
  let isRead: Bool
}

extension LocaleCoverage {
  fileprivate init(
    _ locale: LocaleTag, _ translations: [String: RecordedText], _ source: [String: String], tier: CopyTier?,
    register: String?, reviewed: String?
  ) {
    let pairs = source.compactMap { key, source in translations[key].map { (source: source, translation: $0) } }
    self.locale = locale.description
    self.tier = tier
    self.register = register
    self.reviewed = reviewed
    present = pairs.count
    total = source.count
    stale = pairs.count {
      $0.translation.record?.isStale(source: $0.source, translation: $0.translation.text) ?? false
    }
    read = pairs.count { $0.translation.isRead }
    sameAsSource = locale == Catalog.sourceLocale ? 0 : pairs.count { $0.source == $0.translation.text }
  }
}

/// The coverage of the codes of one surface.
public struct SurfaceCoverage: Hashable, Sendable {
  /// The provider that emits the codes.
  public let provider: Provider
  /// The id of the surface.
  public let surface: String
  /// The number of distinct codes of the surface.
  public let known: Int
  /// The number of those codes that map to a kind.
  public let mapped: Int
  /// Where the vendor documents the codes.
  public let sources: [CodeSource]

  /// The source that was read last; nil without sources.
  ///
  /// If several sources were read on the same day, it is the first of them.
  public var newestSource: CodeSource? {
    sources.reduce(nil) { newest, source in
      guard let newest, newest.read >= source.read else { return source }
      return newest
    }
  }
}

extension SurfaceCoverage {
  /// - Parameter isDefined: whether the catalog defines a kind.
  init(_ surface: CodeSurface, of provider: Provider, isDefined: (Kind) -> Bool) {
    self.provider = provider
    self.surface = surface.id
    known = Set(surface.rows.map(\.identity)).count
    mapped = Set(surface.rows.filter { isDefined($0.kind) }.map(\.identity)).count
    sources = surface.sources
  }
}

extension CodeRow {
  /// The identity of a code on a surface; rows that differ only in their description are the same code.
  fileprivate var identity: [String?] { [code, symbol] }
}

/// The coverage of the source texts in one locale.
public struct LocaleCoverage: Hashable, Sendable {
  /// The locale, a BCP 47 tag.
  public let locale: String
  /// The part of the copy that the locale has; nil for all of it.
  package let tier: CopyTier?
  /// The name of the speech level of the texts, such as 해요체, from the header `@@x-register`; nil if there is none.
  package let register: String?
  /// The number of source keys that the locale's own files translate, without texts that it falls back to.
  public let present: Int
  /// The number of keys in the source, of the tier of the locale if it has one.
  public let total: Int
  /// The number of keys whose source has changed since they were translated.
  public let stale: Int
  /// The number of keys whose text equals the source text.
  public let sameAsSource: Int
  /// The number of present keys whose text a reviewer has read as it is now, according to the record of the file.
  public let read: Int
  /// The reviewer of the texts and the date, from the header `@@x-reviewed`; nil if the file has no such header.
  public let reviewed: String?
}
