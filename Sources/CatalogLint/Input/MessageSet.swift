internal import MessageFiles

/// Files with the same messages in several locales: a source and its translations.
package struct MessageSet: Sendable {
  /// The files to lint, starting with the source if it is one of them.
  package let files: [MessageFile]
  /// The file that translations are compared with, whether it is linted or not; nil when there is none.
  package let source: MessageFile?
  /// The linted files, each paired with the source.
  let pairings: [Pairing]
  /// Whether the files are the copy of a catalog, which is held to stricter rules.
  let isCatalog: Bool
  /// Whether the files are an overlay, so that a translation may lack keys of the source.
  package let isPartial: Bool

  /// The additions of an overlay to its base catalog; nil when the files are not an overlay.
  let addition: OverlayAddition?

  /// The keys of the source that a locale may lack, by locale; empty for a locale that needs all of them.
  let optionalKeys: [String: Set<String>]

  /// The terms that the copy of a catalog avoids, by language; empty for other messages.
  let avoidedTerms: [String: [AvoidedTerm]]

  /// The locales with a folder next to the folders of these files that contains other files but lacks this one.
  let missingLocales: [String]

  /// The translations in other files that contain the same source; nil if the set has all translations.
  var siblings: SiblingTranslations?

  /// - Parameter fallbacks: files that are not linted, but that programs fall back on.
  package init(
    files: [MessageFile], source: MessageFile?, isCatalog: Bool = false, isPartial: Bool = false,
    missingLocales: [String] = [], fallbacks: [MessageFile] = [], addition: OverlayAddition? = nil,
    optionalKeys: [String: Set<String>] = [:], avoidedTerms: [String: [AvoidedTerm]] = [:]
  ) {
    func rank(_ file: MessageFile) -> Int { file === source ? 0 : file.isSource ? 1 : 2 }
    self.files = files.sorted { (rank($0), $0.path) < (rank($1), $1.path) }
    self.source = source
    self.isCatalog = isCatalog
    self.isPartial = isPartial
    self.missingLocales = missingLocales
    self.addition = addition
    self.optionalKeys = optionalKeys
    self.avoidedTerms = avoidedTerms
    pairings = Parallel.map(self.files) { file in
      Pairing(
        file, source: file.isSource ? nil : source,
        fallbacks: isCatalog ? [] : file.fallbacks(among: files + fallbacks),
        optionalKeys: optionalKeys[file.locale] ?? [])
    }
  }

  /// Returns whether a translation may lack keys of the source because the base catalog has them.
  func mayLackKeys(_ file: MessageFile) -> Bool { isPartial && !(addition?.introduces(file.locale) ?? false) }

  /// The translations of the source; empty when there is no source.
  var translations: [Pairing] { source == nil ? [] : pairings.filter { !$0.file.isSource } }

  /// The source, if it is linted.
  var lintedSource: MessageFile? { files.first.flatMap { $0.isSource ? $0 : nil } }
}
