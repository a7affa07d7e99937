package import MessageFiles

extension Catalog {
  /// Loads a catalog from files.
  ///
  /// All of it is checked: syntax, arguments, concealment, and codes that map to no kind.
  ///
  /// - Parameters:
  ///   - path: a folder with `kinds.json`, `codes/` and `copy/`, or a compiled catalog, which
  ///     `auth-copy export --format json` writes; nil loads the shipped catalog. A build without ICU loads only compiled
  ///     catalogs, and has no parameter `overlay`.
  ///   - overlay: a folder with any part of a catalog, which overrides the catalog key by key: the texts of a brand,
  ///     another locale (possibly incomplete), or the codes and kinds of a company.
  ///   - method: the sign-in method to assume if neither the request nor the provider specifies one.
  ///   - identifier: the identifier that people enter together with a password in this deployment.
  ///   - fallsBackByCard: whether a missing part makes the whole copy of an error fall back to the next locale.
  /// - Throws: the first error, with its file, line and column.
  public static func load(
    from path: String? = nil, overlay: String? = nil, method: SignInMethod? = nil, identifier: SignInIdentifier? = nil,
    fallsBackByCard: Bool = false
  ) throws(CatalogError) -> Catalog {
    if path == nil, overlay == nil {
      return shipped.with(method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
    }
    let document = CatalogDocument(path: path, overlay: overlay)
    if let first = document.diagnostics(limit: 1).first { throw CatalogError(first) }
    return Catalog(compiling: document, method: method, identifier: identifier, fallsBackByCard: fallsBackByCard)
  }
}

extension CatalogDocument {
  /// Reads a catalog from a folder or a compiled file, or the shipped catalog, and applies an overlay if there is one.
  package init(path: String?, overlay: String?) {
    let base = path.map { CatalogFiles(path: $0) } ?? .shipped
    self.init([base] + [overlay].compactMap(\.self).map { CatalogFiles(overlay: $0) })
  }
}

extension CatalogDocument.Layer {
  /// Parses all files in parallel, because they are independent of each other.
  init(folder files: CatalogFiles) {
    enum Parsed: Sendable {
      case kinds(KindsDocument)
      case words(WordsDocument)
      case codes(CodesDocument)
      case copy(MessageDocument)
      case failure(Diagnostic)
    }
    typealias ParsingTask = (file: SourceFile, parse: @Sendable (SourceFile) throws(JSONSyntaxError) -> Parsed)
    func tasks(_ files: [SourceFile], _ parse: @escaping @Sendable (SourceFile) throws(JSONSyntaxError) -> Parsed)
      -> [ParsingTask]
    {
      files.map { ($0, parse) }
    }
    // The files of copy are the longest: they come first, so that all cores finish at about the same time.
    let all =
      tasks(files.isShipped ? [] : files.copy) { file throws(JSONSyntaxError) in
        .copy(try MessageDocument(ofCatalog: file))
      }
      + tasks([files.kinds].compactMap(\.self)) { file throws(JSONSyntaxError) in .kinds(try KindsDocument(file)) }
      + tasks(files.isShipped ? [] : files.words) { file throws(JSONSyntaxError) in .words(try WordsDocument(file)) }
      + tasks(files.codes) { file throws(JSONSyntaxError) in .codes(try CodesDocument(file)) }
    let parsed = Parallel.map(all) { task in
      do throws(JSONSyntaxError) {
        return try task.parse(task.file)
      } catch {
        return .failure(error.diagnostic(in: task.file))
      }
    }
    self.files = files
    var kinds: KindsDocument?
    var words: [WordsDocument] = []
    var codes: [CodesDocument] = []
    var copy = files.isShipped ? MessageDocument.shipped : []
    var failures = files.failures
    for result in parsed {
      switch result {
      case .kinds(let document): kinds = document
      case .words(let document): words.append(document)
      case .codes(let document): codes.append(document)
      case .copy(let document): copy.append(document)
      case .failure(let diagnostic): failures.append(diagnostic)
      }
    }
    var reading: ReadingDocument?
    if let file = files.reading, !files.isShipped {
      do throws(JSONSyntaxError) {
        reading = try ReadingDocument(file, words: words)
      } catch {
        failures.append(error.diagnostic(in: file))
      }
    }
    self.kinds = kinds
    self.reading = reading
    self.words = words
    self.codes = codes
    sharedCodeTables = files.isShipped ? LazyCodeTable.shipped : [:]
    self.copy = copy
    compiled = nil
    self.failures = failures
  }
}

extension MessageDocument {
  /// Reads a file of a catalog's copy as strict JSON: unlike other message files, it must not have a byte order mark.
  fileprivate init(ofCatalog file: SourceFile) throws(JSONSyntaxError) {
    try self.init(file)
    if file.bytes.contentStart > 0 { throw JSONSyntaxError(reason: .byteOrderMark, offset: 0) }
  }

  /// The copy of the shipped catalog, which all catalogs share.
  fileprivate static let shipped = CatalogFiles.shipped.copy.compactMap(MessageDocument.init(shipped:))

  /// Creates the document of a shipped file of copy, which is named after its locale and is parsed on first use.
  private init?(shipped file: SourceFile) {
    guard let locale = LocaleTag(String(file.name.dropLast(".arb".utf8.count))) else { return nil }
    self.init(file, locale: locale) {
      guard let content = try? MessageContent(file, keepsMetadata: false) else {
        preconditionFailure("the shipped \(file.path) is not JSON")
      }
      return content
    }
  }
}

extension LazyCodeTable {
  /// The tables of the shipped catalog, which all catalogs share; each is parsed on first use.
  fileprivate static let shipped = Dictionary(
    uniqueKeysWithValues: EmbeddedFileList.catalogs.paths.filter { $0.hasPrefix("codes/") }.map { path in
      // The file is named after the provider, so that it need not be parsed to know the provider.
      let provider = Provider(rawValue: String(path.dropFirst("codes/".count).dropLast(".json".count)))
      return (
        provider,
        LazyCodeTable(shipped: { EmbeddedFileList.catalogs.files(in: path)[0] }, of: provider, Lazy { .shipped })
      )
    })
}

extension ReadingRules {
  /// The rules of the shipped catalog, parsed on first use.
  static let shipped = {
    guard let file = CatalogFiles.shipped.reading,
      let document = try? ReadingDocument(file, words: WordsDocument.shipped)
    else {
      preconditionFailure("the shipped reading.json is not JSON")
    }
    return document.rules
  }()
}

extension WordsDocument {
  /// The words of the shipped catalog, parsed on first use.
  fileprivate static let shipped = CatalogFiles.shipped.words.map { file in
    guard let document = try? WordsDocument(file) else { preconditionFailure("the shipped \(file.path) is not JSON") }
    return document
  }
}

extension CatalogDocument {
  /// The words of each language, as the topmost layer with a file for it has them; by default those of the shipped catalog.
  package var words: [WordsDocument] {
    let documents = WordsDocument.shipped + layers.flatMap(\.words)
    return Dictionary(documents.map { ($0.language, $0) }) { $1 }.values.sorted { $0.language < $1.language }
  }
}
