import AuthCopy
import Foundation

/// The locales, providers, surfaces and keys to export.
struct ExportSelection: Sendable {
  /// The locales, as BCP 47 tags in the requested order.
  let locales: [String]
  /// The requested providers and those whose tables they fall back to, sorted by id.
  let providers: [Provider]
  /// The requested providers, even those without codes on the requested surfaces, sorted by id.
  let requestedProviders: [Provider]
  /// The command that exports the same files, for their headers.
  let command: String
  /// The package of Kotlin sources; empty if none was specified.
  let package: String
  let npm: NPMPackage
  let isSingleFile: Bool
  /// The kinds of the exported codes, and the kinds that these are concealed as; nil for all.
  private let kinds: Set<Kind>?
  private let surfaces: [String]
  /// The keys of the copy that are exported; nil for all.
  private let keys: Set<String>?
  private let errorKeys: Set<String>
  /// Whether UX copy is exported.
  let hasUXCopy: Bool

  /// - Parameter catalogOptions: the command-line options that specify the catalog, with their values.
  init(
    _ catalog: Catalog, format: ExportFormat, _ options: ExportOptions = ExportOptions(),
    catalogOptions: [(name: String, value: String)] = []
  ) {
    locales =
      options.locales
      ?? catalog.writtenLocales.filter { options.part != .copy || catalog.tier(ofLocale: $0) == nil }
    surfaces = options.surfaces
    package = options.package ?? ""
    npm = options.npm
    isSingleFile = options.isSingleFile
    let requested = options.providers ?? catalog.providers
    var needed = Set(requested)
    for provider in requested {
      needed.formUnion(catalog.codeTable(of: provider)?.fallbacks ?? [])
    }
    // Any provider's SDK can return a network error, which has a code of `urlsession`.
    needed.insert(.urlsession)
    // A provider without requested surfaces has no codes.
    providers =
      options.part == .copy
      ? []
      : catalog.providers.filter { provider in
        guard needed.contains(provider), let table = catalog.codeTable(of: provider) else { return false }
        return table.surfaces.contains { Self.matches($0, options.surfaces) }
      }
    requestedProviders = catalog.providers.filter(Set(requested).contains)
    // Only ES modules must be small, because pages load them; other formats contain the texts of all kinds.
    let hasOnlyNeededKinds = format.isECMAScript && !options.surfaces.isEmpty
    let kinds = hasOnlyNeededKinds ? Self.kinds(of: catalog, providers, options.surfaces) : nil
    self.kinds = kinds
    keys = Self.keys(of: catalog, options.part, kinds, omitsProblems: format.omitsProblems)
    errorKeys = Self.keys(of: catalog, .errors, kinds, omitsProblems: true) ?? []
    hasUXCopy = options.part != .errors
    var command = "auth-copy export --format \(format.rawValue)"
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { command += " --\(name) \(values.joined(separator: ",").quotedForShell)" }
    }
    add("locale", options.locales ?? [])
    add("provider", options.providers?.map(\.rawValue) ?? [])
    add("surface", surfaces)
    add("only", [options.part?.rawValue].compactMap(\.self))
    add("package", [options.package].compactMap(\.self))
    if format.isECMAScript {
      if npm.name != NPMPackage().name { add("name", [npm.name]) }
      if npm.version != NPMPackage().version { add("package-version", [npm.version]) }
      if isSingleFile { command += " --single-file" }
    }
    for option in catalogOptions { add(option.name, [option.value]) }
    self.command = command
  }

  /// Returns the definitions of the kinds whose texts are exported.
  func definitions(in catalog: Catalog) -> [KindDefinition] {
    catalog.definitions.filter { kinds?.contains($0.kind) ?? true }
  }

  /// Returns the definitions of the exported kinds, and of the kinds that are concealed as one of them.
  ///
  /// They determine whether a response must hide the source of an error.
  func definitionsIncludingConcealed(in catalog: Catalog) -> [KindDefinition] {
    guard let kinds else { return catalog.definitions }
    return catalog.definitions.filter { kinds.contains($0.kind) || !kinds.isDisjoint(with: $0.targets) }
  }

  /// Returns whether a key of the copy is exported.
  func includes(_ key: String) -> Bool { keys?.contains(key) ?? true }

  /// Returns whether a key belongs to the texts of errors, or of the values of their arguments.
  func isErrorKey(_ key: String) -> Bool { errorKeys.contains(key) }

  /// Returns the exported surfaces of a provider, in their declared order.
  ///
  /// Codes that a surface derives from a surface that is not exported become rows.
  func surfaces(of table: CodeTable) -> [CodeSurface] { Self.surfaces(of: table, surfaces) }

  private static func surfaces(of table: CodeTable, _ patterns: [String]) -> [CodeSurface] {
    let exported = table.surfaces.filter { matches($0, patterns) }
    var names = Set(exported.flatMap(\.rows).map(\.code))
    return exported.map { surface in
      guard let derivation = surface.derivation, !exported.contains(where: { $0.id == derivation.source }),
        let source = table.surfaces.first(where: { $0.id == derivation.source })
      else { return surface }
      let derived = derivation.codes(from: source).filter {
        $0.row.description == nil && names.insert($0.code).inserted
      }
      return CodeSurface(
        id: surface.id, method: surface.method, detailSeparator: surface.detailSeparator,
        alternatives: surface.alternatives,
        derivation: nil, sources: surface.sources,
        rows: surface.rows + derived.map { $0.row.with(code: $0.code, symbol: nil, numeric: nil) })
    }
  }

  private static func matches(_ surface: CodeSurface, _ patterns: [String]) -> Bool {
    patterns.isEmpty || patterns.contains { fnmatch($0, surface.id, 0) == 0 }
  }

  /// Returns whether an exported provider has a surface that matches a pattern.
  func hasSurface(matching pattern: String, in catalog: Catalog) -> Bool {
    providers.contains { provider in
      catalog.codeTable(of: provider)?.surfaces.contains { Self.matches($0, [pattern]) } ?? false
    }
  }

  private static func keys(
    of catalog: Catalog, _ part: ExportPart?, _ kinds: Set<Kind>?, omitsProblems: Bool
  ) -> Set<String>? {
    let all = catalog.keys.map(\.key).filter { key in
      guard let kinds, let kind = catalog.kind(ofKey: key) else { return true }
      return kinds.contains(kind)
    }
    switch part {
    case nil: return omitsProblems ? Set(all.filter { !$0.hasPrefix("problem_") }) : nil
    case .copy: return Set(all.filter { !$0.hasPrefix("problem_") && catalog.kind(ofKey: $0) == nil })
    case .errors:
      // A compiled catalog needs the default texts of all arguments, even of arguments that no error uses.
      let defaults = catalog.argumentDefinitions.values.compactMap { definition -> String? in
        if case .copy(let key)? = definition.defaultValue { key } else { nil }
      }
      var keys = Set(all.filter { catalog.kind(ofKey: $0) != nil } + defaults)
      var pending = Array(keys)
      var visitedArguments: Set<String> = []
      let messages = catalog.messages(ofLocale: Catalog.sourceLocale.description)
      let definitions = catalog.argumentDefinitions
      // Add the texts of the values of arguments, and of the arguments in these texts.
      while let key = pending.popLast() {
        for name in messages?[key]?.argumentNames ?? [] where visitedArguments.insert(name).inserted {
          let definition = definitions[name]
          let isTime = definition?.sources?.contains { definitions[$0]?.type == .integer } ?? false
          var valueKeys = all.filter { $0.hasPrefix("\(name)_") || (isTime && $0.hasPrefix("duration_")) }
          for source in definition?.sources ?? [] { valueKeys += all.filter { $0.hasPrefix("\(source)_") } }
          for valueKey in valueKeys where keys.insert(valueKey).inserted { pending.append(valueKey) }
        }
      }
      return keys
    }
  }

  /// Returns the kinds of the codes on some surfaces.
  private static func kinds(of catalog: Catalog, _ providers: [Provider], _ patterns: [String]) -> Set<Kind> {
    let tables = providers.compactMap { catalog.codeTable(of: $0) }
    // The kinds for HTTP statuses without a code, and for unknown errors.
    var kinds: Set<Kind> = [.unknown, .invalidCredentials, .tooManyAttempts, .timedOut, .providerUnavailable]
    for meaning in tables.flatMap({ surfaces(of: $0, patterns) }).flatMap(\.rows).map(\.meaning) {
      kinds.formUnion([meaning.kinds.standard] + meaning.kinds.byFlow.values)
      for concealment in [meaning.concealment.standard] + meaning.concealment.byFlow.values {
        if case .concealed(let target) = concealment { kinds.insert(target) }
      }
    }
    var pending = Array(kinds)
    while let kind = pending.popLast() {
      for target in catalog.definition(of: kind)?.targets ?? [] where kinds.insert(target).inserted {
        pending.append(target)
      }
    }
    return kinds
  }

  /// The locale for languages that match no exported locale: the source locale, or the first one if it is not exported.
  var defaultLocale: String {
    let source = Catalog.sourceLocale.description
    return locales.contains(source) ? source : locales.first ?? source
  }

  /// Returns the best locale for each language, script and region that the lookup in a module does not find otherwise.
  ///
  /// The lookup removes subtags from the end of a tag until it finds a locale or a key of this result; if it finds
  /// none, it uses the default locale.
  func localeMatches(in catalog: Catalog) -> [String: String] {
    let match = catalog.matcher(among: locales)
    var matches: [String: String] = [:]
    func add(_ tag: String) {
      let best = match(tag) ?? defaultLocale
      var subtags = tag.split(separator: "-")
      var lookedUp = defaultLocale
      while !subtags.isEmpty {
        let name = subtags.joined(separator: "-")
        if let locale = locales.contains(name) ? name : matches[name] {
          lookedUp = locale
          break
        }
        subtags.removeLast()
      }
      if best != lookedUp { matches[tag] = best }
    }
    for language in LocaleTag.languages { add(language) }
    for region in LocaleTag.regions { add("und-\(region)") }
    let scripts = Set(locales.flatMap { $0.split(separator: "-").filter { $0.count == 4 }.map(String.init) }).sorted()
    // A language that is close to a locale in one script need not be close to it in another script.
    for language in matches.keys.filter({ !$0.contains("-") }).sorted() + ["und"] where !scripts.isEmpty {
      for script in Set(scripts + ["Hans", "Hant"]).sorted() { add("\(language)-\(script)") }
    }
    // For a language whose locales have scripts or regions, and one close to it, as Cantonese is to Chinese, the best
    // locale depends on the script and the region.
    let languages = Set(locales.compactMap { $0.split(separator: "-").first.map(String.init) })
      .filter { language in locales.contains { $0.hasPrefix("\(language)-") } }
    let closeLanguages = matches.filter { tag, locale in !tag.contains("-") && locale.contains("-") }.keys
    for language in languages.union(closeLanguages).sorted() {
      for script in scripts { add("\(language)-\(script)") }
      for region in LocaleTag.regions {
        add("\(language)-\(region)")
        for script in scripts { add("\(language)-\(script)-\(region)") }
      }
    }
    return matches
  }
}

extension KindDefinition {
  /// The kinds that this kind is concealed as in any flow.
  fileprivate var targets: [Kind] { ([concealedAs.standard] + concealedAs.byFlow.values).compactMap(\.self) }
}

extension String {
  /// The text as one word for a shell, on one line.
  fileprivate var quotedForShell: String {
    let text = safeToShow
    let isPlain =
      !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-_./,".utf8.contains(byte)
        }
      }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
