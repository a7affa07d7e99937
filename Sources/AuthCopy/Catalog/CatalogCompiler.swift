/// Turns the files of a catalog into tables, and refuses what a user could hit.
struct CatalogCompiler {
  let kinds: KindTable
  let codes: CodeResolver
  private(set) var locales: [LocaleTag: LocaleCopy] = [:]
  let files: [LocaleTag: CopyFile]
  private let parser = MessageParser()

  init(_ layer: CatalogLayer) throws(CatalogError) {
    kinds = try KindTable(layer.kinds)
    var tables: [CodeTable] = []
    for file in layer.codes {
      let table = try CodeTable(file, kinds: kinds)
      guard !tables.contains(where: { $0.provider == table.provider }) else {
        throw CatalogError(path: file.path, "another file has the codes of \(table.provider) already")
      }
      tables.append(table)
    }
    codes = CodeResolver(tables)
    var files: [LocaleTag: CopyFile] = [:]
    for file in layer.copy {
      let copy = try CopyFile(file)
      if let other = files[copy.locale] {
        throw CatalogError(path: file.path, "\(other.file.path) has the locale \(copy.locale) already")
      }
      files[copy.locale] = copy
    }
    self.files = files
    guard let source = files[Catalog.sourceLocale] else {
      throw CatalogError(
        path: layer.kinds.path, "beside this file, copy/ has no file for the source locale \(Catalog.sourceLocale)")
    }
    try checkCompleteness(of: source)
    for locale in files.keys.sorted(by: { $0.description < $1.description }) {
      locales[locale] = try copy(of: locale)
    }
  }

  private func checkCompleteness(of source: CopyFile) throws(CatalogError) {
    for definition in kinds.definitions {
      let parts = ["title", "message"] + (definition.recovery == nil ? [] : ["action"])
      for part in parts where source.entries["\(definition.kind)_\(part)"] == nil {
        throw CatalogError(path: source.file.path, "\"\(definition.kind)_\(part)\" is missing")
      }
    }
    for (name, argument) in kinds.arguments.sorted(by: { $0.key < $1.key }) {
      guard case .copy(let key) = argument.defaultValue, source.entries[key] == nil else { continue }
      throw CatalogError(
        path: source.file.path, "\"\(key)\" is missing: the default of the argument \(name)")
    }
  }

  /// The locales to look a key up in: `ko-x-haeyo`, `ko`, then the source.
  private func chain(of locale: LocaleTag) -> [CopyFile] {
    var chain: [CopyFile] = []
    var subtags = locale.description.split(separator: "-")
    while !subtags.isEmpty {
      if let tag = LocaleTag(subtags.joined(separator: "-")), let file = files[tag] { chain.append(file) }
      subtags.removeLast()
    }
    if let source = files[Catalog.sourceLocale], locale != Catalog.sourceLocale { chain.append(source) }
    return chain
  }

  private func copy(of locale: LocaleTag) throws(CatalogError) -> LocaleCopy {
    var messages: [String: Message] = [:]
    for file in chain(of: locale) {
      for (key, entry) in file.entries where messages[key] == nil {
        messages[key] = try message(entry, key: key, in: file)
      }
    }
    var kindCopy: [Kind: LocaleCopy.KindCopy] = [:]
    for definition in kinds.definitions {
      guard let title = messages["\(definition.kind)_title"],
        let message = messages["\(definition.kind)_message"]
      else { preconditionFailure("checkCompleteness(of:) let the kind \(definition.kind) through") }
      let action = definition.recovery == nil ? nil : messages["\(definition.kind)_action"]
      kindCopy[definition.kind] = LocaleCopy.KindCopy(title: title, message: message, action: action)
    }
    return LocaleCopy(
      locale: locale, kinds: kindCopy, messages: messages, defaults: try defaults(messages, locale))
  }

  private func defaults(
    _ messages: [String: Message], _ locale: LocaleTag
  ) throws(CatalogError) -> [String: ArgumentValue] {
    var defaults: [String: ArgumentValue] = [:]
    for (name, argument) in kinds.arguments {
      switch argument.defaultValue {
      case .value(let value): defaults[name] = value
      case .copy(let key):
        do {
          defaults[name] = .text(try messages[key]?.format() ?? "")
        } catch {
          throw CatalogError(
            path: files[locale]?.file.path ?? locale.description,
            "\"\(key)\" is the default of an argument and must take none itself")
        }
      }
    }
    return defaults
  }

  private func message(
    _ entry: CopyFile.Entry, key: String, in file: CopyFile
  ) throws(CatalogError) -> Message {
    do {
      let nodes = try parser.parse(entry.text)
      for argument in nodes.arguments where !allowedArguments(key).contains(argument.name) {
        throw file.failure(
          entry, at: argument.nameRange.lowerBound,
          "\"\(key)\" takes no argument \"\(argument.name)\" (kinds.json declares what it takes)")
      }
      return try Message(entry.text, nodes: nodes, context: context(of: file.locale))
    } catch let error as MessageSyntaxError {
      throw file.failure(entry, at: error.offset, "the message of \"\(key)\" does not parse: \(error)")
    } catch let error as CatalogError {
      throw error
    } catch {
      preconditionFailure("unexpected \(error)")
    }
  }

  private func context(of locale: LocaleTag) -> FormattingContext {
    guard let context = FormattingContext.shared(locale: locale, timeZone: "UTC") else {
      preconditionFailure("CopyFile let the unknown locale \(locale) through")
    }
    return context
  }

  /// The arguments that a key may use: those of its kind, or for other copy any that kinds.json defines.
  private func allowedArguments(_ key: String) -> Set<String> {
    if let part = key.lastIndex(of: "_"), let definition = kinds[Kind(String(key[..<part]))] {
      return Set(definition.arguments)
    }
    return Set(kinds.arguments.keys)
  }
}
