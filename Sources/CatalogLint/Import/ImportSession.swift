internal import CatalogFormats
internal import MessageFiles

/// The import of one file.
struct ImportSession {
  private let file: ExchangeFile
  private let source: MessageFile
  private let skipsChangedSources: Bool
  /// The file that receives the translations; nil if the locale has no file.
  let translationFile: MessageFile?
  /// The base catalog's file, whose translations apply to keys that `translationFile` lacks; nil if there is none.
  private let base: MessageFile?
  private(set) var summary: ImportReport.Summary
  private(set) var refusals: [Diagnostic] = []
  private(set) var notes: [Diagnostic] = []
  /// The new translations by key.
  private var texts: [String: String] = [:]
  /// The place of each imported translation in the imported file, by key.
  private(set) var places: [String: Diagnostic.Place] = [:]
  private let lines: LineIndex
  private let knownLocales: [String]

  init(_ file: ExchangeFile, _ target: ImportTarget, skipsChangedSources: Bool) {
    self.file = file
    source = target.source
    self.skipsChangedSources = skipsChangedSources
    lines = LineIndex(file.file)
    let locale = file.targetLocale.flatMap { LocaleTag($0.text)?.description }
    let translations = target.set.files.filter { !$0.isSource && $0.canHaveKeyMetadata }
    translationFile = translations.first { $0.locale == locale }
    base = target.base?.files.first { !$0.isSource && $0.locale == locale }
    knownLocales = translations.map(\.locale).sorted()
    summary = ImportReport.Summary(path: file.file.path, locale: locale ?? "")
  }

  private func place(_ offset: Int, key: String = "") -> Diagnostic.Place {
    let position = lines.position(at: offset)
    return Diagnostic.Place(
      SourceLocation(path: file.file.path, line: position.line, column: position.column), locale: summary.locale,
      key: key)
  }

  private mutating func refuse(
    _ id: Diagnostic.ID, _ parameters: Diagnostic.Parameters = [:], at place: Diagnostic.Place
  ) {
    refusals.append(Diagnostic(id, parameters, at: place))
  }

  private mutating func refuse(language: LocaleDocument.DeclaredLocale) {
    refuse(
      "invalid-import.language", ["locale": .text(language.text.safeToShow), "known": .list(knownLocales)],
      at: place(language.offset))
  }

  /// Compares the file with the catalog, and collects the new translations, the refusals and the notes.
  mutating func compare() {
    if let declared = file.sourceLocale, !isSource(declared.text) {
      return refuse(
        "invalid-import.source-language",
        ["locale": .text(declared.text.safeToShow), "source": .text(source.locale)], at: place(declared.offset))
    }
    guard let declared = file.targetLocale else {
      return refuse("invalid-import.no-language", at: place(0))
    }
    if translationFile == nil, base == nil { return refuse(language: declared) }
    if let count = file.messageCount, file.units.count < count {
      return refuse(
        "invalid-import.cut-off", ["count": .integer(Int64(file.units.count)), "expected": .integer(Int64(count))],
        at: place(file.file.bytes.count))
    }
    for (key, offset) in file.duplicateKeys.map({ ($0.key, $0.offset) }) {
      refuse("invalid-import.duplicate-key", ["key": .text(key.safeToShow)], at: place(offset, key: key))
    }
    var seen: Set<String> = []
    for unit in file.units { compare(unit, &seen) }
    if translationFile == nil, !texts.isEmpty { refuse(language: declared) }
    summary.missing = source.entries.count { !$0.text.isEmpty && !seen.contains($0.key) }
  }

  private func isSource(_ locale: String) -> Bool {
    guard let tag = LocaleTag(locale) else { return false }
    return tag.description == source.locale || String(tag.language) == source.locale
      || tag.description == source.language
  }

  private mutating func compare(_ unit: ExchangeFile.Unit, _ seen: inout Set<String>) {
    guard let key = unit.key else { return refuse("invalid-import.no-key", at: place(unit.offset)) }
    let place = place(unit.offset, key: key)
    guard let entry = source[key] else {
      return refuse("invalid-import.foreign-key", ["key": .text(key.safeToShow)], at: place)
    }
    seen.insert(key)
    guard isSame(unit.source, entry.text) else {
      if !skipsChangedSources { return refuse("invalid-import.changed-source", ["key": .text(key)], at: place) }
      return notes.append(Diagnostic("invalid-import.skipped-source", ["key": .text(key)], at: place))
    }
    guard let text = unit.translation else {
      summary.untranslated += 1
      return
    }
    let current = translationFile?[key]?.text ?? base?[key]?.text ?? ""
    if isSame(text, current) {
      let record = translationFile?.metadata[key]?.record
      if !unit.needsReview, record?.isStale(source: entry.text, translation: current) ?? false {
        summary.confirmed.append(key)
        places[key] = place
      } else {
        summary.unchanged += 1
      }
    } else if unit.needsReview {
      notes.append(Diagnostic("invalid-import.needs-review", ["key": .text(key)], at: place))
    } else {
      if current.isEmpty { summary.added.append(key) } else { summary.changed.append(key) }
      texts[key] = text
      places[key] = place
    }
  }

  /// Returns whether an imported text equals a text of the catalog, except for characters that XML cannot represent.
  private func isSame(_ imported: String, _ text: String) -> Bool {
    imported.utf8.elementsEqual(text.utf8) || imported.utf8.elementsEqual(text.removingInvalidXMLCharacters.utf8)
  }

  /// The content of the ARB file with the translations and their records.
  var bytes: [UInt8] {
    guard var bytes = translationFile?.bytes else { return [] }
    if !texts.isEmpty, let editor = ARBEditor(bytes) {
      bytes = bytes.applying(editor.setting(texts, order: source.entries.map(\.key)))
    }
    let sources = Dictionary(
      places.keys.compactMap { key in source[key].map { (key, $0.text) } }, uniquingKeysWith: { first, _ in first })
    guard !sources.isEmpty, let editor = ARBEditor(bytes) else { return bytes }
    return bytes.applying(editor.recording(sources).edits)
  }
}
