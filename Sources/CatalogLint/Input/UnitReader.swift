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
    sourceLocale = LocaleTag(linter.sourceLocale)?.description ?? linter.sourceLocale
    dialect = linter.dialect
  }

  /// The files of a unit, with their catalog if they belong to one.
  struct Content: Sendable {
    let set: MessageSet
    let catalog: CatalogContext?
    /// The files that could not be read.
    let failures: [Diagnostic]
  }

  func read(_ unit: LintInput.Unit) -> Content {
    switch unit {
    case .messages(let group): read(group)
    case .catalog(let path): read(CatalogDocument([files(ofCatalog: path).replacing(contents)]), overlay: false)
    case .overlay(let path, let base):
      read(
        CatalogDocument([files(ofCatalog: base), CatalogFiles(overlay: path).replacing(contents)]), overlay: true)
    }
  }

  private func files(ofCatalog path: String?) -> CatalogFiles {
    path.map { CatalogFiles(directory: $0) } ?? .shipped()
  }

  private func read(_ group: LintInput.Group) -> Content {
    var files: [MessageFile] = []
    var failures: [Diagnostic] = []
    for result in Parallel.map(group.files, { read($0) }) {
      switch result {
      case .success(let read): files += read
      case .failure(let error): failures.append(error.diagnostic)
      }
    }
    var source =
      files.first(where: \.isSource)
      // The user did not name the neighbors, so their errors are not reported.
      ?? group.neighbors.lazy.compactMap { try? read($0).get().first(where: \.isSource) }.first
    recognizeI18next(in: &files, &source)
    // A source beside its translation is only compared with.
    let linted = files.filter { $0.document.role != .source(isBesideTranslation: true) }
    return Content(set: MessageSet(files: linted, source: source), catalog: nil, failures: failures)
  }

  /// Reads files of JSON anew when their source shows that they are of i18next: translations need not show it.
  private func recognizeI18next(in files: inout [MessageFile], _ source: inout MessageFile?) {
    guard dialect == nil, source?.document.isI18next ?? files.contains(where: \.document.isI18next) else { return }
    func reread(_ file: MessageFile) -> MessageFile {
      guard file.document.format == .json else { return file }
      return MessageFile(
        file.document.asI18next, locale: file.locale, fileLocale: file.fileLocale, isSource: file.isSource,
        dialect: nil, parser: MessageParser())
    }
    let index = files.firstIndex { $0 === source }
    files = files.map(reread)
    source = index.map { files[$0] } ?? source.map(reread)
  }

  private func read(_ document: CatalogDocument, overlay: Bool) -> Content {
    let linted = overlay ? Array(document.layers.suffix(1)) : document.layers
    func file(_ document: MessageDocument) -> MessageFile {
      messageFile(LocaleDocument(document), fileLocale: FileLocale(path: document.file.path))
    }
    let files = linted.flatMap(\.copy).map(file)
    let source =
      overlay
      ? document.source.reversed().reduce(nil) { base, upper in
        base.map { MessageDocument($0, overlaidBy: upper) } ?? upper
      }.map(file)
      : files.first(where: \.isSource)
    let set = MessageSet(files: files, source: source, isOwnCatalog: true, isPartial: overlay)
    return Content(
      set: set, catalog: CatalogContext(document: document, copy: set, linted: linted), failures: document.failures)
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
      messageFile(
        dialect == .i18next && document.format == .json ? document.asI18next : document, fileLocale: fileLocale)
    }
    // A translation into the language of the source, such as `en.po`, is that of every key into itself.
    guard let translation = files.first(where: { $0.document.role == .translation }),
      files.count == 2, isSource(translation.locale), translation.document.format == .po
    else { return files }
    return files.filter { $0 !== translation }
  }

  private func messageFile(_ document: LocaleDocument, fileLocale: FileLocale?) -> MessageFile {
    let declared = document.declaredLocale.flatMap { LocaleTag($0.text) }?.description
    let locale: String
    let isSource: Bool
    switch document.role {
    case .undecided:
      locale = declared ?? fileLocale?.tag ?? sourceLocale
      isSource = self.isSource(locale)
    case .source:
      locale = declared ?? sourceLocale
      isSource = true
    case .translation:
      locale = declared ?? fileLocale?.tag ?? sourceLocale
      isSource = false
    }
    return MessageFile(
      document, locale: locale, fileLocale: document.isWhole ? fileLocale?.tag : nil, isSource: isSource,
      dialect: dialect, parser: MessageParser())
  }

  /// When the source is `en`, `en-US` is the source too, but a pseudo-locale or private use is not.
  private func isSource(_ locale: String) -> Bool {
    if locale == sourceLocale { return true }
    let rest = locale.dropFirst(sourceLocale.count)
    return locale.hasPrefix(sourceLocale) && rest.count == 3 && rest != "-XA"
  }
}
