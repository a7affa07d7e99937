internal import AuthCopy
internal import CatalogFormats

/// Reads the files of a unit.
struct UnitReader: Sendable {
  /// Larger files are refused, so that a mistake does not exhaust the memory.
  private static let maximumFileSize = 512 << 20

  /// A BCP 47 tag.
  let sourceLocale: String
  let dialect: Linter.Dialect?
  /// Content of files that has not been written yet, by path.
  var contents: [String: [UInt8]] = [:]

  init(_ linter: Linter) {
    sourceLocale = linter.sourceTag
    dialect = linter.dialect
  }

  /// The files of a unit, with their catalog if they belong to one.
  struct Content: Sendable {
    let set: MessageSet
    let catalog: CatalogContext?
    /// The files that could not be read.
    let failures: [Diagnostic]
  }

  func read(_ unit: LintInput.Unit.Kind) -> Content {
    switch unit {
    case .messages(let group): read(group)
    case .catalog(let path): read(CatalogDocument([files(ofCatalog: path).replacing(contents)]), overlay: nil)
    case .overlay(let path, let base):
      read(
        CatalogDocument([files(ofCatalog: base), CatalogFiles(overlay: path).replacing(contents)]), overlay: path)
    }
  }

  private func files(ofCatalog path: String?) -> CatalogFiles {
    path.map { CatalogFiles(directory: $0) } ?? .shipped()
  }

  private func read(_ group: LintInput.Group) -> Content {
    var files: [MessageFile] = []
    var failures: [Diagnostic] = []
    var doubtful: [MessageFile] = []
    for (named, result) in zip(group.files, Parallel.map(group.files, { read($0) })) {
      switch result {
      case .success(let read) where named.needsSharedKeys: doubtful += read
      case .success(let read): files += read
      case .failure where named.needsSharedKeys && !group.isNamed: break
      case .failure(let error): failures.append(error.diagnostic)
      }
    }
    var source =
      source(in: files)
      // The user did not name the neighbors, so their errors are not reported.
      ?? source(in: group.neighbors.flatMap { (try? read($0).get()) ?? [] })
    if let translation = files.first(where: { $0.document.role == .translation }),
      translation.document.sourceTexts != .texts, !translation.isSource
    {
      let named = group.neighbors.flatMap { (try? read($0).get()) ?? [] }.first {
        $0.isSource && $0.document.role == .translation
      }
      if named != nil || translation.document.sourceTexts == .names {
        files.removeAll { $0.document.role == .source(isBesideTranslation: true) }
        source = named
      }
    }
    let model = source ?? files.first
    files += doubtful.filter { file in group.isNamed || file.isARB || model.map(file.sharesKeys) ?? true }
    if dialect == nil { recognizeDialect(of: &files, &source) }
    // A source beside its translation is only compared with.
    let linted = files.filter { $0.document.role != .source(isBesideTranslation: true) }
    return Content(
      set: MessageSet(files: linted, source: source, absent: group.absent), catalog: nil, failures: failures)
  }

  /// The file of the source locale itself, or else one of its regions.
  private func source(in files: [MessageFile]) -> MessageFile? {
    files.first { $0.locale == sourceLocale } ?? files.first(where: \.isSource)
  }

  /// Reads the files anew when their messages turn out not to be ICU's.
  private func recognizeDialect(of files: inout [MessageFile], _ source: inout MessageFile?) {
    var vote = DialectVote()
    for file in source.map({ [$0] }) ?? files where Self.mayBeOfAnyDialect(file.document) { vote.count(file) }
    guard let dialect = vote.dialect else { return }
    let first = files.firstIndex { $0 === source } ?? files.indices.min { files[$0].path < files[$1].path }
    let sourceIndex = files.firstIndex { $0 === source }
    files = files.enumerated().map { index, file in
      Self.mayBeOfAnyDialect(file.document)
        ? MessageFile(file, in: dialect, announcesDialect: index == first) : file
    }
    source = sourceIndex.map { files[$0] } ?? source.map { MessageFile($0, in: dialect, announcesDialect: false) }
  }

  /// The dialect that a file names, or that its format shows.
  private static func declaredDialect(of document: LocaleDocument) -> Linter.Dialect? {
    document.header("@@x-syntax")?.string.flatMap(Linter.Dialect.init) ?? document.syntax.flatMap(Linter.Dialect.init)
  }

  /// Whether only the messages of a file can tell its dialect.
  private static func mayBeOfAnyDialect(_ document: LocaleDocument) -> Bool {
    switch document.format {
    case .arb, .json: declaredDialect(of: document) == nil
    case .po, .properties, .android, .xcstrings, .xliff: false
    }
  }

  /// - Parameter path: the folder of the overlay; nil for a catalog.
  private func read(_ document: CatalogDocument, overlay path: String?) -> Content {
    let overlay = path != nil
    let linted = overlay ? Array(document.layers.suffix(1)) : document.layers
    func file(_ document: MessageDocument) -> MessageFile {
      messageFile(LocaleDocument(document), fileLocale: FileLocale(fileName: document.file.name), dialect: .icu)
    }
    let files = linted.flatMap(\.copy).map(file)
    let source =
      overlay
      ? document.source.reversed().reduce(nil) { base, upper in
        base.map { MessageDocument($0, overlaidBy: upper) } ?? upper
      }.map(file)
      : files.first(where: \.isSource)
    let set = MessageSet(files: files, source: source, isOwnCatalog: true, isPartial: overlay)
    let emptyOverlay = [path].compactMap(\.self).filter { _ in document.failures.isEmpty }.map { path in
      Diagnostic("unreadable-file.empty-overlay", at: Diagnostic.Place(SourceLocation(path: path)))
    }
    return Content(
      set: set, catalog: CatalogContext(document: document, copy: set, linted: linted),
      failures: document.failures + (linted.flatMap(\.files.paths).isEmpty ? emptyOverlay : []))
  }

  private func read(_ file: LintInput.NamedFile) -> Result<[MessageFile], CatalogError> {
    let source: SourceFile
    if let bytes = contents[file.path] {
      source = SourceFile(path: file.path, bytes: bytes)
    } else {
      do throws(FileError) {
        source = try SourceFile(reading: file.path, maximumSize: Self.maximumFileSize)
      } catch {
        return .failure(CatalogError(error.reading))
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

  /// - Parameter documents: the locales of one file.
  private func messageFiles(_ documents: [LocaleDocument], fileLocale: FileLocale?) -> [MessageFile] {
    let files = documents.map { document in
      let dialect =
        dialect ?? Self.declaredDialect(of: document)
        ?? Linter.Dialect(ofFile: document.file.path, isARB: document.isARB)
      return messageFile(document.read(in: dialect), fileLocale: fileLocale, dialect: dialect)
    }
    guard let translation = files.first(where: { $0.document.role == .translation }), files.count == 2 else {
      return files
    }
    // What stands beside it is no source.
    if translation.isSource { return [translation] }
    // A translation into the language of the source, such as `en.po`, is that of every key into itself.
    guard isSource(translation.locale), translation.document.format == .po else { return files }
    return files.filter { $0 !== translation }
  }

  private func messageFile(
    _ document: LocaleDocument, fileLocale: FileLocale?, dialect: Linter.Dialect
  ) -> MessageFile {
    let declared = document.declaredLocale.flatMap { LocaleTag($0.text) }?.description
    // A locale that is not understood is never the source.
    let unknown = fileLocale.map { LocaleTag($0.locale.text)?.description ?? Self.undetermined }
    let absent = document.declaredLocale == nil ? sourceLocale : Self.undetermined
    let isSource: Bool
    let locale: String
    switch document.role {
    case .undecided:
      locale = declared ?? fileLocale?.tag ?? unknown ?? absent
      isSource = self.isSource(locale)
    case .source:
      locale = declared ?? sourceLocale
      isSource = true
    case .translation:
      locale = declared ?? fileLocale?.tag ?? unknown ?? absent
      isSource = document.sourceTexts != .texts && self.isSource(locale)
    }
    return MessageFile(
      document, locale: locale, fileLocale: document.isWhole ? fileLocale : nil, isSource: isSource, dialect: dialect,
      parser: MessageParser())
  }

  /// The tag for a language that cannot be determined.
  private static let undetermined = "und"

  /// When the source is `en`, `en-US` is the source too, but a pseudo-locale or private use is not; when it is `en-US`
  /// and no file is, `en` is.
  private func isSource(_ locale: String) -> Bool {
    if locale == sourceLocale { return true }
    if sourceLocale.hasPrefix("\(locale)-") { return true }
    let rest = locale.dropFirst(sourceLocale.count)
    return locale.hasPrefix(sourceLocale) && rest.count == 3 && rest != "-XA"
  }
}
