internal import CatalogFormats
package import MessageFiles

/// Reads the files of a unit.
package struct UnitReader: Sendable {
  /// Larger files are refused, so that a mistake does not exhaust the memory.
  private static let maximumFileSize = 512 << 20

  /// The minimum number of messages of a full file; an empty file next to a full file is not the source.
  private static let minimumFullFileCount = 10

  /// The support for catalogs; nil if the linter knows only messages.
  private let catalogs: (any CatalogSupport)?
  /// A BCP 47 tag.
  let sourceLocale: String
  let dialect: Linter.Dialect?
  /// Unsaved content of files, by path.
  package var contents: [String: [UInt8]] = [:]
  /// Files that were read earlier and have not changed, by path.
  var cachedFiles: [String: [MessageFile]] = [:]

  init(_ linter: Linter) {
    catalogs = linter.rules.catalogs
    sourceLocale = linter.sourceTag
    dialect = linter.dialect
  }

  /// The files of a unit, with their catalog if they belong to one.
  package struct Content: Sendable {
    let set: MessageSet
    /// The catalog; nil if the files belong to none.
    let catalog: (any CheckableCatalog)?
    /// The files that could not be read.
    let failures: [Diagnostic]
    /// The findings of reading.
    var findings: [Finding] = []
    /// The files that are not linted.
    var skippedFiles: [SkippedFile] = []
    /// The files as they were read, before their common dialect was detected, by path.
    var filesAsRead: [String: [MessageFile]] = [:]
  }

  func read(_ unit: LintInput.Unit.Kind) -> Content {
    switch unit {
    case .messages(let group): read(group)
    case .catalog(let place): catalogs?.read(place, by: self) ?? Content(unsupported: place)
    }
  }

  private func read(_ group: LintInput.Group) -> Content {
    var files: [MessageFile] = []
    var failures: [Diagnostic] = []
    // The files that count as translations only if they share keys with the other files.
    var doubtful: [MessageFile] = []
    var filesAsRead: [String: [MessageFile]] = [:]
    for (file, result) in zip(group.files, Parallel.map(group.files, { read($0) })) {
      switch result {
      case .success(let messageFiles):
        filesAsRead[file.path] = messageFiles
        if file.needsSharedKeys { doubtful += messageFiles } else { files += withoutSelfTranslations(messageFiles) }
      case .failure(let error): failures.append(error.diagnostic)
      }
    }
    lazy var neighbors = group.neighbors.flatMap(readNeighbor)
    let isBundle = files.contains { $0.document.format == .properties }
    if isBundle, dialect == nil { files = Self.withMostCommonDialect(files) }
    if isBundle, let base = bundleBase(in: files) ?? bundleBase(in: neighbors) {
      files = files.map { asTranslation($0, of: base, among: files) }
      neighbors = neighbors.map { asTranslation($0, of: base, among: files) }
    }
    // Pseudo-locales are generated, not translated; they are linted only if the user named no other files.
    let realFiles = files.filter { !$0.isInPseudoLocale }
    var skippedFiles: Set<SkippedFile> = []
    if !group.isNamed || realFiles.contains(where: { $0.document.role != .source(isReferenceOnly: true) }) {
      skippedFiles.formUnion(Self.skippedFiles((files + doubtful).filter(\.isInPseudoLocale), .pseudoLocale))
      files = realFiles
      doubtful.removeAll(where: \.isInPseudoLocale)
    }
    var source = source(in: files) ?? source(in: neighbors)
    if let bilingualSource = files.first(where: { $0.document.role == .source(isReferenceOnly: true) }),
      bilingualSource.entries.contains(where: { $0.sourceTextKind != .text })
    {
      // If names or hints replace the source, the file in the source language contains the texts.
      // A gettext file does not mix names and texts, so a few texts that look like names need no other file.
      let mayHaveNames = bilingualSource.document.format != .po || bilingualSource.document.sourceTextKind != .text
      let textFile = mayHaveNames ? neighbors.first { $0.document.role == .translation && isSource($0.locale) } : nil
      if textFile != nil || bilingualSource.document.sourceTextKind != .name {
        source = MessageFile(bilingualSource, withTextsOf: textFile)
      } else {
        // Translations cannot be compared with names.
        source = nil
      }
      files.removeAll { $0 === bilingualSource }
    }
    let reference = source ?? files.first
    let confirmed = doubtful.filter { file in group.isNamed || file.isARB || reference.map(file.sharesKeys) ?? true }
    skippedFiles.formUnion(
      Self.skippedFiles(doubtful.filter { file in !confirmed.contains { $0 === file } }, .otherKeys))
    files += confirmed
    if dialect == nil { recognizeDialect(of: &files, &source) }
    files = Self.rereadingSinglePluralForms(of: files, except: source)
    // The source in the same file as its translation is used for comparison but not linted.
    let linted = files.filter { $0.document.role != .source(isReferenceOnly: true) }
    let parents = Set(linted.flatMap { LocaleFallback.parents(of: $0.locale) })
    let fallbacks = group.neighbors.filter { $0.locale?.tag.map(parents.contains) ?? false }
      .flatMap(readNeighbor)
    // Each file that was read is linted or has a reason.
    let explainedPaths = Set(skippedFiles.map(\.path))
    let lintedPaths = Set(linted.map(\.path))
    let hasSource = source.map { !$0.entries.isEmpty } ?? false
    for (path, files) in filesAsRead where !explainedPaths.contains(path) {
      if !hasSource, files.allSatisfy(\.entries.isEmpty) {
        let isExpected = MessageFileName(path).isOtherResource && !group.isNamed
        if !isExpected { skippedFiles.insert(SkippedFile(path: path, reason: .noMessages)) }
      } else if !lintedPaths.contains(path) {
        let hasLanguage = files.contains { $0.document.declaredLocale != nil || $0.fileLocale != nil }
        skippedFiles.insert(SkippedFile(path: path, reason: hasLanguage ? .sourceLanguage : .noLanguage))
      }
    }
    return Content(
      set: MessageSet(
        files: linted, source: source, missingLocales: group.missingLocales.filter { !PseudoLocale.matches($0) },
        fallbacks: fallbacks.filter { $0.document.role != .source(isReferenceOnly: true) }),
      catalog: nil, failures: failures, skippedFiles: Array(skippedFiles), filesAsRead: filesAsRead)
  }

  private static func skippedFiles(_ files: [MessageFile], _ reason: SkippedFile.Reason) -> [SkippedFile] {
    Set(files.map(\.path)).map { SkippedFile(path: $0, reason: reason) }
  }

  /// Returns the files of a bundle in their most common dialect, because one program formats all of them.
  private static func withMostCommonDialect(_ files: [MessageFile]) -> [MessageFile] {
    var counts: [Linter.Dialect: Int] = [:]
    for file in files where file.entries.contains(where: { !$0.arguments.isEmpty }) {
      counts[file.dialect, default: 0] += 1
    }
    guard counts.count > 1,
      let dialect = counts.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) })?.key
    else { return files }
    return files.map { $0.dialect == dialect ? $0 : MessageFile($0, in: dialect, reportsDialect: false) }
  }

  /// Returns the base of a Java resource bundle, the file without a locale in its name; nil when there is none.
  private func bundleBase(in files: [MessageFile]) -> MessageFile? {
    files.first { $0.document.format == .properties && $0.fileLocale == nil }
  }

  /// Returns a file of a bundle as a translation of its base: Java falls back on the base, so it is the only source.
  ///
  /// The base stays the source. Its language is unknown if most of its texts differ from the file in the source locale.
  private func asTranslation(_ file: MessageFile, of base: MessageFile, among files: [MessageFile]) -> MessageFile {
    guard file.isSource, file.document.format == .properties else { return file }
    if file !== base { return MessageFile(file, locale: file.locale, isSource: false) }
    guard let sourceLocaleFile = files.first(where: { $0 !== base && $0.locale == sourceLocale }) else { return file }
    let matches = sourceLocaleFile.entries.compactMap { entry in base[entry.key].map { $0.text == entry.text } }
    let isSameLanguage = matches.count { $0 } * 2 >= matches.count
    return isSameLanguage ? file : MessageFile(file, locale: Self.undetermined, isSource: true)
  }

  /// Returns the file in the source locale, or else the file of one of its regions.
  ///
  /// Of several regions, it is `US`, or else the largest file. An empty file next to full files is not the source: the
  /// keys are the source texts.
  private func source(in files: [MessageFile]) -> MessageFile? {
    let hasFullFiles = files.contains { $0.document.format == .json && $0.entries.count >= Self.minimumFullFileCount }
    let sources = files.filter { $0.isSource && !(hasFullFiles && $0.entries.isEmpty) }
    return sources.first { $0.locale == sourceLocale } ?? sources.first { $0.locale == "\(sourceLocale)-US" }
      ?? sources.max { $0.entries.count < $1.entries.count }
  }

  /// Re-reads i18next files that contain only one form of a message with several plural forms in other files.
  private static func rereadingSinglePluralForms(of files: [MessageFile], except source: MessageFile?) -> [MessageFile]
  {
    let i18nextFiles = files.filter { $0.dialect == .i18next && $0.document.format == .json }
    let plurals = i18nextFiles.reduce(source?.document.plurals ?? []) { $0.union($1.document.plurals) }
    if i18nextFiles.isEmpty || plurals.isEmpty { return files }
    return files.map { file in
      file !== source && file.dialect == .i18next && file.document.hasSingleForms(of: plurals)
        ? MessageFile(file, in: .i18next, reportsDialect: file.reportsDialect, plurals: plurals) : file
    }
  }

  /// Re-reads the files when their messages turn out to be in another dialect than ICU's.
  private func recognizeDialect(of files: inout [MessageFile], _ source: inout MessageFile?) {
    var detector = DialectDetector()
    for file in source.map({ [$0] }) ?? files where Self.mayBeOfAnyDialect(file.document) { detector.count(file) }
    guard let dialect = detector.dialect else { return }
    // One file reports the dialect: the source, or else the first file with messages.
    let reportingIndex =
      files.firstIndex { $0 === source }
      ?? files.indices.filter { !files[$0].entries.isEmpty }.min { files[$0].path < files[$1].path }
    let sourceIndex = files.firstIndex { $0 === source }
    files = files.enumerated().map { index, file in
      Self.mayBeOfAnyDialect(file.document)
        ? MessageFile(file, in: dialect, reportsDialect: index == reportingIndex) : file
    }
    source = sourceIndex.map { files[$0] } ?? source.map { MessageFile($0, in: dialect, reportsDialect: false) }
  }

  /// Returns the dialect that a file or its format declares.
  private static func declaredDialect(of document: LocaleDocument) -> Linter.Dialect? {
    document.header("@@x-syntax")?.string.flatMap(Linter.Dialect.init) ?? document.syntax.flatMap(Linter.Dialect.init)
  }

  /// Returns whether the dialect of a file can be inferred only from its messages.
  private static func mayBeOfAnyDialect(_ document: LocaleDocument) -> Bool {
    switch document.format {
    case .arb, .json: declaredDialect(of: document) == nil
    case .po, .properties, .android, .xcstrings, .xliff: false
    }
  }

  /// Returns a file of a catalog's copy.
  package func messageFile(_ document: MessageDocument) -> MessageFile {
    messageFile(LocaleDocument(document), fileLocale: FileLocale(fileName: document.file.name), dialect: .icu)
  }

  /// Returns the content of a file that the user did not name, so that its errors are not reported.
  private func readNeighbor(_ file: LintInput.PathWithLocale) -> [MessageFile] {
    (try? read(file).get()).map(withoutSelfTranslations) ?? []
  }

  /// Removes the translation of a gettext file into the source language, which translates every key into itself.
  private func withoutSelfTranslations(_ files: [MessageFile]) -> [MessageFile] {
    files.filter { file in
      file.document.format != .po || file.document.role != .translation || file.isSource || !isSource(file.locale)
    }
  }

  private func read(_ file: LintInput.PathWithLocale) -> Result<[MessageFile], CatalogError> {
    if let files = cachedFiles[file.path] { return .success(files) }
    let source: SourceFile
    if let bytes = contents[file.path] {
      source = SourceFile(path: file.path, bytes: bytes)
    } else {
      do throws(FileError) {
        source = try SourceFile(reading: file.path, maximumSize: Self.maximumFileSize)
      } catch {
        return .failure(CatalogError(error.readDiagnostic))
      }
    }
    do throws(CatalogSyntaxError) {
      let documents = try (CatalogFormat(path: file.path) ?? .json).read(source)
      return .success(messageFiles(documents, fileLocale: file.locale))
    } catch {
      let place = Diagnostic.Place(source.location(at: error.offset))
      return .failure(CatalogError(Diagnostic(error.id, error.parameters, at: place)))
    }
  }

  /// - Parameter documents: the documents of one file, one for each locale.
  private func messageFiles(_ documents: [LocaleDocument], fileLocale: FileLocale?) -> [MessageFile] {
    let files = documents.map { document in
      let specifiedDialect = dialect ?? Self.declaredDialect(of: document)
      let dialect = specifiedDialect ?? Linter.Dialect(ofFile: document.file.path, isARB: document.isARB)
      return messageFile(
        document.read(in: dialect), fileLocale: fileLocale, dialect: dialect,
        isDialectGuessed: specifiedDialect == nil && document.format == .json)
    }
    guard let translation = files.first(where: { $0.document.role == .translation }), files.count == 2 else {
      return files
    }
    // A "translation" into the source locale has the source texts; the file has only names or hints in their place.
    return translation.isSource ? [translation] : files
  }

  private func messageFile(
    _ document: LocaleDocument, fileLocale: FileLocale?, dialect: Linter.Dialect, isDialectGuessed: Bool = false
  ) -> MessageFile {
    let declaredLocale = document.declaredLocale.flatMap { LocaleTag($0.text) }?.description
    let pathLocale = fileLocale.flatMap { $0.isCertain ? $0.tag : nil }
    // A locale that is not recognized is never the source.
    let unrecognizedLocale = fileLocale.map { LocaleTag($0.locale.text)?.description ?? Self.undetermined }
    let fallbackLocale = document.declaredLocale == nil ? sourceLocale : Self.undetermined
    let isSource: Bool
    let locale: String
    switch document.role {
    case .undecided:
      locale = declaredLocale ?? fileLocale?.tag ?? unrecognizedLocale ?? fallbackLocale
      isSource = self.isSource(locale)
    case .source:
      locale = declaredLocale ?? sourceLocale
      isSource = true
    case .translation:
      // Programs use the locale in the path; the locale in the file may come from a template.
      let declaresLanguage = document.declaredLocale.flatMap { LocaleTag($0.text) }?.isLanguage ?? false
      let trustedLocale = declaresLanguage || pathLocale == nil ? declaredLocale : nil
      locale =
        document.mayTakeLocaleFromPath
        ? Self.moreSpecific(pathLocale, trustedLocale) ?? fileLocale?.tag ?? unrecognizedLocale ?? fallbackLocale
        : declaredLocale ?? fallbackLocale
      isSource = document.sourceTextKind != .text && self.isSource(locale)
    }
    return MessageFile(
      document, locale: locale, fileLocale: document.mayTakeLocaleFromPath ? fileLocale : nil, isSource: isSource,
      dialect: dialect,
      isDialectGuessed: isDialectGuessed, parser: MessageParser())
  }

  /// Returns the more specific of the locales in a path and in its file; if they conflict, the locale in the path.
  private static func moreSpecific(_ inPath: String?, _ declared: String?) -> String? {
    guard let inPath, let declared else { return inPath ?? declared }
    return declared.hasPrefix("\(inPath)-") ? declared : inPath
  }

  /// The tag for a language that cannot be determined.
  private static let undetermined = "und"

  /// Returns whether a locale counts as the source locale.
  ///
  /// For the source `en`, `en-US` counts too, but not a pseudo-locale or private use. For `en-US`, `en` counts too.
  private func isSource(_ locale: String) -> Bool {
    if locale == sourceLocale { return true }
    if sourceLocale.hasPrefix("\(locale)-") { return true }
    // A region, such as `-US`; the region `XA` is a pseudo-locale.
    let suffix = locale.dropFirst(sourceLocale.count)
    return locale.hasPrefix(sourceLocale) && suffix.count == 3 && suffix != "-XA"
  }
}

extension UnitReader.Content {
  /// Creates the content of a catalog.
  package init(_ copy: MessageSet, of catalog: any CheckableCatalog, failures: [Diagnostic]) {
    set = copy
    self.catalog = catalog
    self.failures = failures
  }

  /// Creates the content of a catalog that a linter without its rules cannot read.
  fileprivate init(unsupported place: CatalogPlace) {
    set = MessageSet(files: [], source: nil)
    catalog = nil
    failures = []
    let rule = NeedsAuthCopyLintRule()
    let file = SourceLocation(path: place.folder.map { "\($0)/kinds.json" } ?? "kinds.json", line: 1, column: 1)
    findings = [
      Finding(
        Diagnostic("needs-auth-copy-lint", at: Diagnostic.Place(file)), rule: rule.name, severity: rule.severity)
    ]
  }
}
