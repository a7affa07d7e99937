internal import CatalogFormats
internal import MessageFiles

/// The decisions about the files of a group: which are linted, what is their source, and why the others are not linted.
///
/// The decisions depend on each other, so the steps have an order: see ``decide()``.
struct FileGroupReading {
  private let group: LintInput.FileGroup
  private let reader: MessageGroupReader
  /// The files as they were read, before their common dialect was detected, by path.
  private(set) var filesAsRead: [String: [MessageFile]] = [:]
  /// The files that could not be read.
  private(set) var failures: [Diagnostic] = []
  /// The files to lint, and the source if a file has it next to its translation.
  private(set) var files: [MessageFile] = []
  /// The files whose locale is uncertain, which are linted only if they share keys with the others.
  private(set) var uncertainFiles: [MessageFile] = []
  /// The file that translations are compared with, whether it is linted or not; nil if there is none.
  private(set) var source: MessageFile?
  /// The files that are not linted.
  private(set) var skippedFiles: Set<SkippedFile> = []
  /// The files that the user did not name, read only if a step needs them.
  private lazy var neighbors: [MessageFile] = group.neighbors.flatMap(reader.readNeighbor)

  /// Reads the files of a group.
  init(_ group: LintInput.FileGroup, _ reader: MessageGroupReader) {
    self.group = group
    self.reader = reader
    // The groups of a file's siblings may need its translations.
    let read = group.siblings.count > 1 ? reader.readOnce : reader.read
    for (file, result) in zip(group.files, Parallel.map(group.files, read)) {
      switch result {
      case .success(let read):
        filesAsRead[file.path] = read
        if file.isCertain { files += reader.withoutSelfTranslations(read) } else { uncertainFiles += read }
      case .failure(let error): failures.append(error.diagnostic)
      }
    }
  }

  /// Makes all decisions, each of which depends on those before it.
  mutating func decide() {
    useMostCommonDialectOfBundle()
    compareBundleWithItsBase()
    skipPseudoLocales()
    chooseSource()
    replaceNamesInSource()
    addUncertainFilesThatShareKeys()
    recognizeDialect()
    takeSourceFromKeys()
    completePluralForms()
    skipReferences()
    explainUnlintedFiles()
  }

  /// The decisions as the input of rules.
  var content: MessageGroupReader.Content {
    var set = MessageSet(
      files: files, source: source, isPartial: group.isVariant,
      missingLocales: group.missingLocales.filter { !PseudoLocale.matches($0) }, fallbacks: fallbacks)
    set.siblings = group.siblings.isEmpty ? nil : SiblingTranslations(files: group.siblings, reader: reader)
    return MessageGroupReader.Content(
      set: set, catalog: nil, failures: failures, skippedFiles: Array(skippedFiles), filesAsRead: filesAsRead)
  }

  /// The files of parent locales that the user did not name, on which programs fall back.
  private var fallbacks: [MessageFile] {
    let parents = Set(files.flatMap { LocaleFallback.parents(of: $0.locale) })
    return group.neighbors.filter { $0.locale?.tag.map(parents.contains) ?? false }
      .flatMap(reader.readNeighbor).filter { !$0.isReference }
  }

  // MARK: Steps

  /// Reads the files of a Java resource bundle in their most common dialect, because one program formats all of them.
  mutating func useMostCommonDialectOfBundle() {
    if !files.contains(where: \.isBundle) || reader.dialect != nil { return }
    var counts: [Linter.Dialect: Int] = [:]
    for file in files where file.entries.contains(where: { !$0.arguments.isEmpty }) {
      counts[file.dialect, default: 0] += 1
    }
    guard counts.count > 1,
      let dialect = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key
    else { return }
    files = files.map { $0.dialect == dialect ? $0 : $0.read(in: dialect, reportsDialect: false) }
  }

  /// Makes the base of a Java resource bundle, the file without a locale in its name, the only source of the bundle:
  /// Java falls back on it.
  mutating func compareBundleWithItsBase() {
    guard files.contains(where: \.isBundle),
      let base = files.first(where: \.isBundleBase) ?? neighbors.first(where: \.isBundleBase)
    else { return }
    let isBaseInOtherLanguage = isInOtherLanguage(base)
    func compared(_ file: MessageFile) -> MessageFile {
      guard file.isSource, file.isBundle else { return file }
      if file !== base { return file.with(locale: file.locale, isSource: false) }
      return isBaseInOtherLanguage ? file.with(locale: MessageGroupReader.undetermined, isSource: true) : file
    }
    files = files.map(compared)
    neighbors = neighbors.map(compared)
  }

  /// Returns whether most texts of a bundle's base differ from the file in the source locale.
  private func isInOtherLanguage(_ base: MessageFile) -> Bool {
    guard let other = files.first(where: { $0 !== base && $0.locale == reader.sourceLocale }) else { return false }
    let matches = other.entries.compactMap { entry in base[entry.key].map { $0.text == entry.text } }
    return matches.count { $0 } * 2 < matches.count
  }

  /// Skips pseudo-locales, which are generated and not translated, unless the user named no other files.
  mutating func skipPseudoLocales() {
    let realFiles = files.filter { !$0.isInPseudoLocale }
    if group.isNamed, realFiles.allSatisfy(\.isReference) { return }
    skip((files + uncertainFiles).filter(\.isInPseudoLocale), .pseudoLocale)
    files = realFiles
    uncertainFiles.removeAll(where: \.isInPseudoLocale)
  }

  /// Chooses the file in the source locale, or else the file of one of its regions.
  mutating func chooseSource() {
    if group.isVariant {
      source = neighbors.first?.withTexts(of: neighbors.dropFirst().first)
    } else {
      source = source(in: files) ?? source(in: neighbors) ?? parallelSource
    }
  }

  /// The source in a parallel tree of folders, if it has at least half of the keys of a translation.
  private var parallelSource: MessageFile? {
    let parallelFiles = group.parallelSources.flatMap(reader.readNeighbor)
    return source(in: parallelFiles.filter { other in files.contains { $0.sharesKeys(of: other) } })
  }

  /// The minimum number of messages of a full file; an empty file next to a full file is not the source.
  private static let minimumFullFileCount = 10

  /// Returns the source among files.
  ///
  /// Of several regions, it is `US`, or else the largest file. An empty file next to full files is not the source: the
  /// keys are the source texts.
  private func source(in files: [MessageFile]) -> MessageFile? {
    let hasFullFiles = files.contains {
      [.json, .strings].contains($0.document.format) && $0.entries.count >= Self.minimumFullFileCount
    }
    let sources = files.filter { $0.isSource && !(hasFullFiles && $0.entries.isEmpty) }
    return sources.first { $0.locale == reader.sourceLocale }
      ?? sources.first { $0.locale == "\(reader.sourceLocale)-US" }
      ?? sources.max { $0.entries.count < $1.entries.count }
  }

  /// Takes the texts from the file in the source language if names or hints replace the source next to its translation.
  mutating func replaceNamesInSource() {
    guard let names = files.first(where: \.isReference), names.entries.contains(where: { $0.sourceTextKind != .text })
    else { return }
    // A gettext file does not mix names and texts, so a few texts that look like names need no other file.
    let mayHaveNames = names.document.format != .po || names.document.sourceTextKind != .text
    let texts = mayHaveNames ? neighbors.first { $0.document.role == .translation && reader.isSource($0.locale) } : nil
    // Translations cannot be compared with names.
    let isComparable = texts != nil || names.document.sourceTextKind != .name
    source = isComparable ? names.withTexts(of: texts) : nil
    files.removeAll { $0 === names }
  }

  /// Adds the files whose locale is uncertain if they share keys with the source, and skips the others.
  mutating func addUncertainFilesThatShareKeys() {
    let reference = source ?? files.first
    for file in uncertainFiles {
      if group.isNamed || file.isARB || reference.map(file.sharesKeys) ?? true {
        files.append(file)
      } else {
        skip([file], .otherKeys)
      }
    }
    uncertainFiles = []
  }

  /// Reads the files again if their messages turn out to be in another dialect than ICU's.
  mutating func recognizeDialect() {
    if reader.dialect != nil { return }
    var detector = DialectDetector()
    for file in source.map({ [$0] }) ?? files where file.document.mayBeOfAnyDialect { detector.count(file) }
    guard let dialect = detector.dialect else { return }
    // One file reports the dialect: the source, or else the first file with messages.
    let sourceIndex = files.firstIndex { $0 === source }
    let reportingIndex =
      sourceIndex ?? files.indices.filter { !files[$0].entries.isEmpty }.min { files[$0].path < files[$1].path }
    files = files.enumerated().map { index, file in
      file.document.mayBeOfAnyDialect ? file.read(in: dialect, reportsDialect: index == reportingIndex) : file
    }
    source = sourceIndex.map { files[$0] } ?? source?.read(in: dialect, reportsDialect: false)
  }

  /// If most keys are sentences, takes the source texts that the source lacks from the keys of the largest file.
  ///
  /// A source that has at least half of the keys is complete.
  mutating func takeSourceFromKeys() {
    guard let largest = files.max(by: { $0.entries.count < $1.entries.count }), largest.document.hasSentencesAsKeys,
      source.map({ !largest.sharesKeys(of: $0) }) ?? true
    else { return }
    let keys = reader.sourceFile(largest.document.withKeysAsTexts, dialect: largest.dialect)
    source = source?.withTexts(of: keys) ?? keys
  }

  /// Reads i18next files again that contain only one form of a message with several plural forms in other files.
  mutating func completePluralForms() {
    let i18nextFiles = files.filter { $0.dialect == .i18next && $0.document.format == .json }
    let plurals = i18nextFiles.reduce(source?.document.plurals ?? []) { $0.union($1.document.plurals) }
    if i18nextFiles.isEmpty || plurals.isEmpty { return }
    files = files.map { file in
      file !== source && file.dialect == .i18next && file.document.hasSingleForms(of: plurals)
        ? file.read(in: .i18next, reportsDialect: file.reportsDialect, plurals: plurals) : file
    }
  }

  /// Removes the source next to a translation, which is only compared with it.
  mutating func skipReferences() { files.removeAll(where: \.isReference) }

  /// Gives each file that was read, is not linted and was not skipped yet a reason.
  mutating func explainUnlintedFiles() {
    let skippedPaths = Set(skippedFiles.map(\.path))
    let lintedPaths = Set(files.map(\.path))
    let hasSource = source.map { !$0.entries.isEmpty } ?? false
    for (path, read) in filesAsRead where !skippedPaths.contains(path) {
      if !hasSource, read.allSatisfy(\.entries.isEmpty) {
        let isExpected = MessageFileName(path).isOtherResource && !group.isNamed
        if !isExpected { skippedFiles.insert(SkippedFile(path: path, reason: .noMessages)) }
      } else if !lintedPaths.contains(path) {
        let hasLanguage = read.contains { $0.document.declaredLocale != nil || $0.fileLocale != nil }
        skippedFiles.insert(SkippedFile(path: path, reason: hasLanguage ? .sourceLanguage : .noLanguage))
      }
    }
  }

  private mutating func skip(_ files: [MessageFile], _ reason: SkippedFile.Reason) {
    skippedFiles.formUnion(files.map { SkippedFile(path: $0.path, reason: reason) })
  }
}

extension MessageFile {
  /// Whether the file is the source next to its translation, which is compared but not linted.
  fileprivate var isReference: Bool { document.role == .source(isReferenceOnly: true) }

  /// Whether the file is the base of a Java resource bundle, which has no locale in its name.
  fileprivate var isBundleBase: Bool { isBundle && fileLocale == nil }
}
