package import MessageFiles

/// The parsed files of a catalog and its overlays, every node with its place.
///
/// Parsing is tolerant: errors become diagnostics, and all valid parts are available. A ``Catalog`` is compiled only
/// from a document without errors; the linter reports all errors, and a failed reload logs all of them.
package struct CatalogDocument: Sendable {
  /// The parsed files of the base catalog or of an overlay.
  package struct Layer: Sendable {
    package let files: CatalogFiles
    package let kinds: KindsDocument?
    /// The tables of codes; empty for the shipped catalog, whose tables are parsed on first use and checked by tests.
    package let codes: [CodesDocument]
    /// The tables of the shipped catalog, which all catalogs share; empty for any other catalog.
    let sharedCodeTables: [Provider: LazyCodeTable]
    package let copy: [MessageDocument]
    /// The compiled catalog; nil for a folder.
    let compiled: CompiledCatalog?
    /// The rules of reading raw errors; nil for the shipped rules.
    let reading: ReadingDocument?
    /// The words of languages; empty for the shipped catalog, whose words are parsed on first use.
    let words: [WordsDocument]
    /// The errors of files that could not be read or are not JSON.
    package let failures: [Diagnostic]

    /// The errors of structure and types, in the order of the files.
    var shapeDiagnostics: [Diagnostic] {
      let reports =
        [kinds?.shapeReports, reading?.shapeReports].compactMap(\.self) + words.map(\.shapeReports)
        + codes.map(\.shapeReports) + [compiled?.shapeReports].compactMap(\.self)
      return reports.flatMap(\.diagnostics)
    }

    /// The locales that people may request.
    fileprivate var locales: Set<LocaleTag> { compiled?.locales ?? Set(copy.compactMap(\.locale)) }
  }

  package let layers: [Layer]
  /// The kinds in the order of their files; an overlay's definition replaces an earlier one at the same position.
  package let kinds: [(kind: KindsDocument.Kind, file: SourceFile)]
  private let kindIndices: [String: Int]
  /// The arguments by name; an overlay takes precedence over its base.
  package let arguments: [String: (argument: KindsDocument.Argument, file: SourceFile)]
  /// The files of copy of each locale, topmost layer first.
  ///
  /// Files without a valid locale are omitted.
  package let copy: [LocaleTag: [MessageDocument]]
  /// The supported locales.
  let locales: Set<LocaleTag>
  /// The compiled catalog below any overlays; nil if the base is a folder.
  let compiled: CompiledCatalog?

  /// Parses the layers of a catalog.
  ///
  /// - Parameter layers: the layers of the catalog, base first.
  package init(_ layers: [CatalogFiles]) {
    self.init(layers.map { Layer($0) })
  }

  package init(_ layers: [Layer]) {
    self.layers = layers
    var kinds: [(kind: KindsDocument.Kind, file: SourceFile)] = []
    var indices: [String: Int] = [:]
    var arguments: [String: (argument: KindsDocument.Argument, file: SourceFile)] = [:]
    var copy: [LocaleTag: [MessageDocument]] = [:]
    for layer in layers {
      for argument in layer.kinds?.arguments ?? [] {
        arguments[argument.name] = layer.kinds.map { (argument, $0.file) }
      }
      for kind in layer.kinds?.kinds ?? [] {
        guard let file = layer.kinds?.file else { continue }
        if let index = indices[kind.name] {
          kinds[index] = (kind, file)
        } else {
          indices[kind.name] = kinds.count
          kinds.append((kind, file))
        }
      }
      for document in layer.copy {
        if let locale = document.locale { copy[locale, default: []].insert(document, at: 0) }
      }
    }
    self.kinds = kinds
    kindIndices = indices
    self.arguments = arguments
    self.copy = copy
    locales = Set(layers.flatMap(\.locales))
    compiled = layers.first?.compiled
  }

  /// The errors of files that could not be read or are not JSON.
  package var failures: [Diagnostic] { layers.flatMap(\.failures) }

  /// Whether every kinds.json could be read; if not, codes and copy would appear to refer to undefined kinds.
  package var hasKinds: Bool {
    !layers.isEmpty && layers.allSatisfy { $0.kinds != nil || ($0.files.kinds == nil && $0.files.compiled == nil) }
  }

  /// Returns some arguments and the arguments that can be derived from them.
  package func arguments(derivedFrom names: [String]) -> Set<String> {
    let derived = arguments.values.compactMap(\.argument.definition).filter { $0.sources.canBeDerived(from: names) }
    return Set(names).union(derived.map(\.name))
  }

  package subscript(kind name: String) -> KindsDocument.Kind? { kindIndices[name].map { kinds[$0].kind } }

  /// Returns the kind that a key of the copy belongs to, and the part of its copy; nil for UX copy.
  package func kind(ofKey key: String) -> (kind: KindsDocument.Kind, part: KindKey.Part)? {
    guard let kindKey = KindKey(key), let kind = self[kind: kindKey.kind] else { return nil }
    return (kind, kindKey.part)
  }

  /// Returns the files in which a key is looked up, in order.
  ///
  /// For `ko-x-haeyo` they are the files of `ko-x-haeyo`, `ko`, the source locale, and the default locale of a compiled
  /// catalog, which may lack parts of the source.
  func fallbacks(of locale: LocaleTag) -> [MessageDocument] {
    var files = filesOfLocaleAndParents(locale)
    if locale.language != Catalog.sourceLocale.language { files += filesOfLocaleAndParents(Catalog.sourceLocale) }
    // The default locale of a compiled catalog can differ from the source locale, and is looked up last.
    if ![locale, Catalog.sourceLocale].contains(defaultLocale) { files += filesOfLocaleAndParents(defaultLocale) }
    return files
  }

  private func filesOfLocaleAndParents(_ locale: LocaleTag) -> [MessageDocument] {
    ([locale] + locale.parents).flatMap { copy[$0] ?? [] }
  }

  /// A hash of the content: equal files have equal versions; a compiled catalog has the version of its source files.
  var version: String {
    if layers.count == 1, let compiled { return compiled.version }
    let versions = layers.map(\.files.version)
    return versions.count == 1 ? versions[0] : ContentHash(versions.joined()).description
  }

  /// Returns the matcher that selects among the supported locales.
  func localeMatcher(among locales: [LocaleTag]) -> SupportedLocales {
    #if canImport(CICU)
      SupportedLocales(supported: locales)
    #else
      compiled?.localeMatcher(among: locales) ?? SupportedLocales(supported: locales, table: [:])
    #endif
  }

  /// The keys of overlays that no catalog has, each with the most similar key.
  ///
  /// A key of an overlay's source is a new text, unless it has no metadata and resembles a key of a kind.
  var unknownOverlayKeys: [Diagnostic] {
    let overlays = layers.dropFirst().flatMap(\.copy)
    if overlays.isEmpty { return [] }
    func isSource(_ file: MessageDocument) -> Bool {
      file.locale == defaultLocale || file.locale == Catalog.sourceLocale
    }
    let kindKeys = Set(
      kinds.compactMap(\.kind.definition).flatMap { kind in kind.parts.map { KindKey(kind.kind, $0).description } })
    var known = kindKeys.union((layers.first?.copy ?? []).filter(isSource).flatMap(\.entries).map(\.key))
    let definitions = arguments.compactMapValues(\.argument.definition)
    var diagnostics: [Diagnostic] = []
    // The sources come first, because translations may have their new keys.
    for file in overlays.filter(isSource) + overlays.filter({ !isSource($0) }) {
      for entry in file.entries where !known.contains(entry.key) && definitions.valuesNamed(by: entry.key).isEmpty {
        let suggestion = NameSuggestion(entry.key, known: known)?.name
        let resemblesKindKey = suggestion.map(kindKeys.contains) == true
        if isSource(file), !resemblesKindKey || file.metadata(ofKey: entry.key) != nil {
          known.insert(entry.key)
          continue
        }
        let place = Diagnostic.Place(
          file.file.location(at: entry.range.lowerBound), locale: file.locale?.description ?? "", key: entry.key)
        diagnostics.append(
          Diagnostic("unknown-key", ["key": .text(entry.key), "suggestion": .text(suggestion ?? "none")], at: place))
      }
    }
    return diagnostics
  }

  /// The private locales that only overlays add, such as those of tenants.
  var privateOverlayLocales: Set<LocaleTag> {
    let added = Set(layers.dropFirst().flatMap(\.locales)).subtracting(layers.first?.locales ?? [])
    return added.filter { $0 != $0.withoutPrivateSubtags }
  }

  /// The locale for people whose languages are not supported.
  var defaultLocale: LocaleTag { compiled?.defaultLocale ?? Catalog.sourceLocale }

  /// The files of the source locale or, in a compiled catalog without it, of the default locale; topmost layer first.
  package var source: [MessageDocument] { fallbacks(of: defaultLocale) }

  /// Returns the entry for a key in the source locale; an overlay takes precedence over its base.
  package func sourceEntry(_ key: String) -> MessageDocument.Entry? { source.lazy.compactMap { $0[key] }.first }

  /// Returns the tree of a key in the source locale; nil if there is none or it does not parse.
  package func sourceNodes(_ key: String) -> [MessageNode]? {
    for document in source {
      if let index = document.indices[key] { return try? document.trees[index].get().nodes }
    }
    return nil
  }
}

extension CatalogDocument {
  /// What the readers of raw errors know.
  var readingRules: Lazy<ReadingRules> {
    let reading = layers.lazy.compactMap(\.reading).first
    return Lazy { reading?.rules ?? .shipped }
  }

  /// The tables of codes, made by merging the layers of each provider on first use.
  var codeTables: NameTable<LazyCodeTable> {
    var tables: [Provider: LazyCodeTable] = [:]
    let rules = readingRules
    for layer in layers {
      for codes in layer.codes { tables.add(LazyCodeTable(codes, rules), of: codes.provider) }
      for (provider, table) in layer.sharedCodeTables { tables.add(table, of: provider) }
    }
    return NameTable(tables.keys.map(\.rawValue), Array(tables.values))
  }
}

extension [Provider: LazyCodeTable] {
  /// Adds a table, which is laid over an earlier one of the same provider.
  fileprivate mutating func add(_ table: LazyCodeTable, of provider: Provider) {
    self[provider] = self[provider]?.overlaid(by: table) ?? table
  }
}

extension CatalogDocument.Layer {
  package init(_ files: CatalogFiles) {
    #if canImport(CICU)
      if files.compiled == nil {
        self.init(folder: files)
        return
      }
    #endif
    self.init(compiled: files)
  }

  /// - Parameter files: a compiled catalog, or the reason why it could not be read.
  private init(compiled files: CatalogFiles) {
    var catalog: CompiledCatalog?
    var failures = files.failures
    if let file = files.compiled {
      do throws(JSONSyntaxError) {
        let root = try JSONParser.parse(file.bytes)
        if let formatError = CompiledCatalog.formatError(of: root, in: file) {
          failures.append(formatError)
        } else {
          catalog = CompiledCatalog(root, in: file)
        }
      } catch {
        failures.append(error.diagnostic(in: file))
      }
    }
    self.files = files
    self.failures = failures
    kinds = catalog?.kinds
    codes = catalog?.codes ?? []
    sharedCodeTables = [:]
    copy = catalog?.messages.map { MessageDocument($0) } ?? []
    compiled = catalog
    reading = catalog?.reading
    words = []
  }
}

extension JSONSyntaxError {
  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(message.id, message.parameters, at: Diagnostic.Place(file.location(at: offset)))
  }
}

extension MessageDocument {
  /// The locale that the file declares; nil if ICU does not know it.
  package var locale: LocaleTag? {
    knownLocale ?? header("@@locale")?.string.flatMap { LocaleTag($0) }.flatMap { $0.isKnown ? $0 : nil }
  }
}

extension CompiledCatalog {
  /// Returns why a file is not a compiled catalog of this format version; nil if it is.
  fileprivate static func formatError(of root: JSONNode, in file: SourceFile) -> Diagnostic? {
    let reader = ShapeReader(file)
    // Reports a root that is not an object.
    _ = reader.members(root, "catalog")
    if let node = reader.required("format", of: root), let found = reader.integer(node, "format"), found != format {
      reader.report("format", ["format": .integer(Int64(found)), "known": .integer(Int64(format))], at: node)
    }
    return reader.reports.diagnostics.first
  }
}
