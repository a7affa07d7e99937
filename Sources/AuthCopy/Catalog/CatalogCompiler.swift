/// Turns the files of a catalog into tables, and refuses what a user could hit.
struct CatalogCompiler {
  let kinds: KindTable
  let codes: CodeResolver
  private(set) var locales: [LocaleTag: Lazy<LocaleCopy>] = [:]
  /// By locale; of several layers the last first.
  let files: [LocaleTag: [CopyFile]]

  /// - Parameter layers: the base first, then what lies over it.
  init(_ layers: [CatalogLayer]) throws(CatalogError) {
    kinds = try KindTable(layers.compactMap(\.kinds))
    var read: [(codes: [CodeTable], copy: [CopyFile])] = []
    for layer in layers { read.append(try Self.read(layer, kinds)) }
    codes = CodeResolver(try Self.overlaid(zip(layers.map(\.codes), read.map(\.codes))))
    files = try Self.byLocale(read.map(\.copy))
    try checkCompleteness(base: layers[0])
    locales = layers.allSatisfy(\.isShipped) ? uncheckedCopies : try checkedCopies()
    let source = locales[Catalog.sourceLocale]
    if locales[PseudoLocale.tag] == nil {
      locales[PseudoLocale.tag] = Lazy { [kinds] in
        guard let copy = source?.value.pseudoTranslated(kinds) else {
          preconditionFailure("the source locale has been demanded, and ICU knows its language")
        }
        return copy
      }
    }
  }

  /// Understands each file by itself. None needs another, so each core reads some.
  private static func read(
    _ layer: CatalogLayer, _ kinds: KindTable
  ) throws(CatalogError) -> (codes: [CodeTable], copy: [CopyFile]) {
    // The longest first, so that no core is left with one at the end.
    let results = Parallel.map(layer.copy.map { ($0, false) } + layer.codes.map { ($0, true) }) { file, hasCodes in
      Result { () throws(CatalogError) -> (CodeTable?, CopyFile?) in
        hasCodes ? (try CodeTable(file, kinds: kinds), nil) : (nil, try CopyFile(file))
      }
    }
    var read: (codes: [CodeTable], copy: [CopyFile]) = ([], [])
    for result in results {
      let (table, file) = try result.get()
      if let table { read.codes.append(table) }
      if let file { read.copy.append(file) }
    }
    return read
  }

  private static func overlaid(
    _ layers: some Sequence<([SourceFile], [CodeTable])>
  ) throws(CatalogError) -> [CodeTable] {
    var tables: [Provider: CodeTable] = [:]
    for (files, layer) in layers {
      var seen: [Provider: SourceFile] = [:]
      for (file, table) in zip(files, layer) {
        if let other = seen.updateValue(file, forKey: table.provider) {
          throw CatalogError(path: file.path, "\(other.path) has the codes of \(table.provider) already")
        }
        tables[table.provider] = tables[table.provider]?.overlaid(by: table) ?? table
      }
    }
    return Array(tables.values)
  }

  private static func byLocale(_ layers: [[CopyFile]]) throws(CatalogError) -> [LocaleTag: [CopyFile]] {
    var files: [LocaleTag: [CopyFile]] = [:]
    for layer in layers {
      var seen: [LocaleTag: SourceFile] = [:]
      for copy in layer {
        if let other = seen.updateValue(copy.file, forKey: copy.locale) {
          throw CatalogError(path: copy.file.path, "\(other.path) has the locale \(copy.locale) already")
        }
        files[copy.locale, default: []].insert(copy, at: 0)
      }
    }
    return files
  }

  private func checkCompleteness(base: CatalogLayer) throws(CatalogError) {
    guard let source = files[Catalog.sourceLocale], let file = source.last?.file else {
      throw CatalogError(
        path: base.kinds?.path ?? "",
        "beside this file, copy/ has no file for the source locale \(Catalog.sourceLocale)")
    }
    func check(_ key: String, _ purpose: String) throws(CatalogError) {
      guard !source.contains(where: { $0.entries[key] != nil }) else { return }
      throw CatalogError(path: file.path, "\"\(key)\" is missing: \(purpose)")
    }
    for definition in kinds.definitions {
      let parts = ["title", "message"] + (definition.recovery == nil ? [] : ["action"])
      for part in parts { try check("\(definition.kind)_\(part)", "the \(part) of a kind") }
    }
    for (name, argument) in kinds.arguments.sorted(by: { $0.key < $1.key }) {
      if case .copy(let key) = argument.defaultValue { try check(key, "the default of the argument \(name)") }
    }
  }

  /// The files to look a key up in, for `ko-x-haeyo` those of `ko-x-haeyo`, `ko`, then the source's.
  private func chain(of locale: LocaleTag) -> [CopyFile] {
    var chain: [CopyFile] = []
    var subtags = locale.description.split(separator: "-")
    while !subtags.isEmpty {
      if let tag = LocaleTag(subtags.joined(separator: "-")) { chain += files[tag] ?? [] }
      subtags.removeLast()
    }
    if locale.language != Catalog.sourceLocale.language { chain += files[Catalog.sourceLocale] ?? [] }
    return chain
  }

  /// The copy of each locale, each made when it is first asked for: a process seldom needs all.
  ///
  /// Only of files that tests have checked.
  private var uncheckedCopies: [LocaleTag: Lazy<LocaleCopy>] {
    var copies: [LocaleTag: Lazy<LocaleCopy>] = [:]
    for locale in files.keys {
      copies[locale] = Lazy { [self] in
        do throws(CatalogError) {
          return try copy(of: locale)
        } catch {
          preconditionFailure("the shipped catalog is broken: \(error)")
        }
      }
    }
    return copies
  }

  private func checkedCopies() throws(CatalogError) -> [LocaleTag: Lazy<LocaleCopy>] {
    let supported = files.keys.sorted { $0.description < $1.description }
    let results = Parallel.map(supported) { locale in
      Result { () throws(CatalogError) in try copy(of: locale) }
    }
    var copies: [LocaleTag: Lazy<LocaleCopy>] = [:]
    for (locale, result) in zip(supported, results) {
      let copy = try result.get()
      copies[locale] = Lazy { copy }
    }
    return copies
  }

  private func copy(of locale: LocaleTag) throws(CatalogError) -> LocaleCopy {
    var messages: [String: Message] = [:]
    let parser = MessageParser()
    for file in chain(of: locale) {
      for (key, entry) in file.entries where messages[key] == nil {
        messages[key] = try message(entry, key: key, in: file, parser)
      }
    }
    for argument in kinds.arguments.values {
      guard case .copy(let key) = argument.defaultValue, messages[key]?.argumentNames.isEmpty == false else { continue }
      throw CatalogError(
        path: files[locale]?.first?.file.path ?? "",
        "\"\(key)\" is the default of the argument \(argument.name) and must take none itself")
    }
    return LocaleCopy(locale, messages, kinds)
  }

  private func message(
    _ entry: CopyFile.Entry, key: String, in file: CopyFile, _ parser: MessageParser
  ) throws(CatalogError) -> Message {
    let message: Message
    do {
      message = try Message(entry.text, nodes: parser.parse(entry.text), context: context(of: file.locale))
    } catch {
      throw file.failure(entry, at: error.offset, "the message of \"\(key)\" does not parse: \(error)")
    }
    let uses = message.tree.uses
    if uses.isEmpty { return message }
    let allowed = allowedArguments(key, in: file, parser)
    if let argument = uses.lazy.map(\.argument).first(where: { !allowed.contains($0.name) }) {
      let names = allowed.isEmpty ? "none" : allowed.sorted().joined(separator: ", ")
      throw file.failure(
        entry, at: argument.nameRange.lowerBound,
        "\"\(key)\" takes no argument \"\(argument.name)\"; it takes \(names)")
    }
    for (argument, use) in uses {
      guard let type = kinds.arguments[argument.name]?.type, !type.suits(use) else { continue }
      throw file.failure(
        entry, at: argument.nameRange.lowerBound,
        "\"\(key)\" prints the argument \"\(argument.name)\" as \(use.rawValue), but it is declared \(type.rawValue)")
    }
    return message
  }

  private func context(of locale: LocaleTag) -> FormattingContext {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else {
      preconditionFailure("CopyFile let the unknown locale \(locale) through")
    }
    return context
  }

  /// The arguments that a key may use: those of its kind, or of the source's message; new copy any that are defined.
  private func allowedArguments(
    _ key: String, in file: CopyFile, _ parser: MessageParser
  ) -> Set<String> {
    if let definition = kinds.kind(ofKey: key) { return Set(definition.arguments) }
    let source = files[Catalog.sourceLocale]?.lazy.compactMap { $0.entries[key]?.text }.first
    if file.locale != Catalog.sourceLocale, let source, let nodes = try? parser.parse(source) {
      return Set(nodes.arguments.map(\.name))
    }
    return Set(kinds.arguments.keys)
  }
}
