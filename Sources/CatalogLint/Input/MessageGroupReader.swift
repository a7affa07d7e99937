internal import CatalogFormats
package import MessageFiles

/// Reads the files of a group.
package struct MessageGroupReader: Sendable {
  /// Larger files are refused, so that a mistake does not exhaust the memory.
  private static let maximumFileSize = 512 << 20

  /// The support for catalogs; nil if the linter knows only messages.
  private let catalogs: (any CatalogSupport)?
  /// A BCP 47 tag.
  let sourceLocale: String
  let dialect: Linter.Dialect?
  /// Unsaved content of files, by path.
  package var contents: [String: [UInt8]] = [:]
  /// Files that were read earlier and have not changed, by path.
  var cachedFiles: [String: [MessageFile]] = [:]
  /// The files that were read to compare others with them.
  private let comparedFiles: ComparedFiles

  /// - Parameter comparedFiles: the files that were read to compare others with them, in this run.
  init(_ linter: Linter, sharing comparedFiles: ComparedFiles = ComparedFiles()) {
    self.comparedFiles = comparedFiles
    catalogs = linter.rules.catalogs
    sourceLocale = linter.sourceTag
    dialect = linter.dialect
  }

  /// The files of a group, with their catalog if they belong to one.
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

  func read(_ group: LintInput.MessageGroup.Kind) -> Content {
    switch group {
    case .messages(let group): read(group)
    case .catalog(let place): catalogs?.read(place, by: self) ?? Content(unsupported: place)
    }
  }

  private func read(_ group: LintInput.FileGroup) -> Content {
    var reading = FileGroupReading(group, self)
    reading.decide()
    return reading.content
  }

  /// Returns a file of a catalog's copy.
  package func messageFile(_ document: MessageDocument) -> MessageFile {
    messageFile(LocaleDocument(document), fileLocale: FileLocale(fileName: document.file.name), dialect: .icu)
  }

  /// Returns a source that no file contains.
  func sourceFile(_ document: LocaleDocument, dialect: Linter.Dialect) -> MessageFile {
    MessageFile(ParsedFile(document, dialect), MessageFile.Role(locale: sourceLocale, isSource: true))
  }

  /// Returns the content of a file that the user did not name, so that its errors are not reported.
  func readNeighbor(_ file: LintInput.PathWithLocale) -> [MessageFile] {
    (try? readOnce(file).get()).map(withoutSelfTranslations) ?? []
  }

  /// Returns the content of a file that other groups of the run may read too.
  func readOnce(_ file: LintInput.PathWithLocale) -> Result<[MessageFile], CatalogError> {
    comparedFiles.content(at: file.path) { read(file) }
  }

  /// Removes the translation of a gettext file into the source language, which translates every key into itself.
  func withoutSelfTranslations(_ files: [MessageFile]) -> [MessageFile] {
    files.filter { file in
      file.document.format != .po || file.document.role != .translation || file.isSource || !isSource(file.locale)
    }
  }

  func read(_ file: LintInput.PathWithLocale) -> Result<[MessageFile], CatalogError> {
    if let files = cachedFiles[file.path] { return .success(files) }
    let format = CatalogFormat(path: file.path) ?? .json
    var source: SourceFile
    if let bytes = contents[file.path] {
      source = SourceFile(path: file.path, bytes: bytes)
    } else {
      do throws(FileError) {
        source = try SourceFile(reading: file.path, maximumSize: Self.maximumFileSize)
      } catch {
        return .failure(CatalogError(error.readDiagnostic))
      }
    }
    if format == .strings { source = source.decodingUTF16() }
    do throws(CatalogSyntaxError) {
      let documents = try format.read(source)
      return .success(messageFiles(documents, fileLocale: file.locale))
    } catch {
      let place = Diagnostic.Place(source.location(at: error.offset))
      return .failure(CatalogError(Diagnostic(error.id, error.parameters, at: place)))
    }
  }

  /// - Parameter documents: the documents of one file, one for each locale.
  private func messageFiles(_ documents: [LocaleDocument], fileLocale: FileLocale?) -> [MessageFile] {
    let files = documents.map { document in
      let specifiedDialect = dialect ?? document.declaredDialect
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
    let role = MessageFile.Role(
      locale: locale, fileLocale: document.mayTakeLocaleFromPath ? fileLocale : nil, isSource: isSource,
      isDialectGuessed: isDialectGuessed)
    return MessageFile(ParsedFile(document, dialect), role)
  }

  /// Returns the more specific of the locales in a path and in its file; if they conflict, the locale in the path.
  private static func moreSpecific(_ inPath: String?, _ declared: String?) -> String? {
    guard let inPath, let declared else { return inPath ?? declared }
    return declared.hasPrefix("\(inPath)-") ? declared : inPath
  }

  /// The tag for a language that cannot be determined.
  static let undetermined = "und"

  /// Returns whether a locale counts as the source locale.
  ///
  /// For the source `en`, `en-US` counts too, but not a pseudo-locale or private use. For `en-US`, `en` counts too.
  func isSource(_ locale: String) -> Bool {
    if locale == sourceLocale { return true }
    if sourceLocale.hasPrefix("\(locale)-") { return true }
    // A region, such as `-US`; the region `XA` is a pseudo-locale.
    let suffix = locale.dropFirst(sourceLocale.count)
    return locale.hasPrefix(sourceLocale) && suffix.count == 3 && suffix != "-XA"
  }
}

extension LocaleDocument {
  /// The dialect that the file or its format declares.
  fileprivate var declaredDialect: Linter.Dialect? {
    header("@@x-syntax")?.string.flatMap(Linter.Dialect.init) ?? syntax.flatMap(Linter.Dialect.init)
  }

  /// Whether only the messages of the file show its dialect.
  var mayBeOfAnyDialect: Bool {
    switch format {
    case .arb, .json: declaredDialect == nil
    case .po, .properties, .android, .strings, .xcstrings, .xliff: false
    }
  }
}

extension MessageGroupReader.Content {
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
