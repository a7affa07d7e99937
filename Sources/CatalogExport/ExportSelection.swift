import AuthCopy
import CatalogTools
import Foundation

/// What an export is for: locales, providers, surfaces and keys.
struct ExportSelection: Sendable {
  /// The supported locales, as BCP 47 tags in the order in which they were asked for.
  let locales: [String]
  /// The providers that were asked for and those whose tables they need, sorted by id.
  let providers: [Provider]
  /// The providers that were asked for, whether they have codes on the wanted surfaces or not, sorted by id.
  let askedProviders: [Provider]
  /// The command that makes the same file, for its header.
  let command: String
  /// The package of Kotlin's sources; empty where none was named.
  let package: String
  private let surfaces: [String]
  /// The keys of the copy that are exported; nil for all.
  private let keys: Set<String>?

  /// - Parameter catalogOptions: the options of the command that name the catalog, with their values.
  init(
    _ catalog: Catalog, format: ExportFormat, _ options: ExportOptions = ExportOptions(),
    catalogOptions: [(name: String, value: String)] = []
  ) {
    locales = options.locales ?? catalog.supportedLocales.filter { $0 != "en-XA" }
    surfaces = options.surfaces
    package = options.package ?? ""
    let asked = options.providers ?? catalog.providers
    var needed = Set(asked)
    for provider in asked {
      needed.formUnion(catalog.codeTable(of: provider)?.layers ?? [])
    }
    // Any provider's SDK can pass on an error of the network.
    needed.insert(.urlsession)
    // A provider none of whose surfaces is wanted has no codes.
    providers =
      options.part == .copy
      ? []
      : catalog.providers.filter { provider in
        guard needed.contains(provider), let table = catalog.codeTable(of: provider) else { return false }
        return table.surfaces.contains { Self.isWanted($0, options.surfaces) }
      }
    askedProviders = catalog.providers.filter(Set(asked).contains)
    keys = Self.keys(of: catalog, options.part, isForApps: format.isForApps)
    var command = "auth-copy export --format \(format.rawValue)"
    func add(_ name: String, _ values: [String]) {
      if !values.isEmpty { command += " --\(name) \(values.joined(separator: ",").quotedForShell)" }
    }
    add("locale", options.locales ?? [])
    add("provider", options.providers?.map(\.rawValue) ?? [])
    add("surface", surfaces)
    add("only", [options.part?.rawValue].compactMap(\.self))
    add("package", [options.package].compactMap(\.self))
    for option in catalogOptions { add(option.name, [option.value]) }
    self.command = command
  }

  /// Whether a key of the copy is exported.
  func includes(_ key: String) -> Bool { keys?.contains(key) ?? true }

  /// The surfaces of a provider whose codes are exported, in their declared order.
  func surfaces(of table: CodeTable) -> [CodeSurface] {
    table.surfaces.filter { Self.isWanted($0, surfaces) }
  }

  private static func isWanted(_ surface: CodeSurface, _ patterns: [String]) -> Bool {
    patterns.isEmpty || patterns.contains { fnmatch($0, surface.id, 0) == 0 }
  }

  /// The same with the surfaces that they derive codes from.
  func surfacesWithSources(of table: CodeTable) -> [CodeSurface] {
    let wanted = surfaces(of: table)
    let ids = Set(wanted.map(\.id) + wanted.compactMap(\.derivation?.source))
    return table.surfaces.filter { ids.contains($0.id) }
  }

  /// Whether any exported provider has a surface that a pattern matches.
  func knows(_ pattern: String, in catalog: Catalog) -> Bool {
    providers.contains { provider in
      catalog.codeTable(of: provider)?.surfaces.contains { Self.isWanted($0, [pattern]) } ?? false
    }
  }

  /// - Parameter isForApps: whether the texts of the service's own problems, which only developers read, are left out.
  private static func keys(of catalog: Catalog, _ part: ExportPart?, isForApps: Bool) -> Set<String>? {
    let all = catalog.keys.map(\.key)
    switch part {
    case nil: return isForApps ? Set(all.filter { !$0.hasPrefix("problem_") }) : nil
    case .copy: return Set(all.filter { !$0.hasPrefix("problem_") && catalog.kind(ofKey: $0) == nil })
    case .errors:
      // A compiled catalog has the default of every argument.
      let defaults = catalog.argumentDefinitions.values.compactMap { definition -> String? in
        if case .copy(let key)? = definition.defaultValue { key } else { nil }
      }
      var keys = Set(all.filter { catalog.kind(ofKey: $0) != nil } + defaults)
      var rest = Array(keys)
      var arguments: Set<String> = []
      let messages = catalog.messages(ofLocale: Catalog.sourceLocale.description)
      let definitions = catalog.argumentDefinitions
      // The texts of the values of arguments, and of what those take.
      while let key = rest.popLast() {
        for name in messages?[key]?.argumentNames ?? [] where arguments.insert(name).inserted {
          let definition = definitions[name]
          let isTime = definition?.sources?.contains { definitions[$0]?.type == .integer } ?? false
          var texts = all.filter { $0.hasPrefix("\(name)_") || (isTime && $0.hasPrefix("duration_")) }
          for source in definition?.sources ?? [] { texts += all.filter { $0.hasPrefix("\(source)_") } }
          for text in texts where keys.insert(text).inserted { rest.append(text) }
        }
      }
      return keys
    }
  }

  /// The locale of those that match none: the source, or the first one without it.
  var defaultLocale: String { locales.contains("en") ? "en" : locales.first ?? "en" }

  /// The locales that match a language or a region best, where its tag does not tell.
  func localeMatches(in catalog: Catalog) -> [String: String] {
    let match = catalog.matcher(among: locales)
    var matches: [String: String] = [:]
    func add(_ tag: String) {
      let found = match(tag) ?? defaultLocale
      var shortened = tag.split(separator: "-")
      var usual = defaultLocale
      while !shortened.isEmpty {
        let name = shortened.joined(separator: "-")
        if let known = locales.contains(name) ? name : matches[name] {
          usual = known
          break
        }
        shortened.removeLast()
      }
      if found != usual { matches[tag] = found }
    }
    for language in LocaleTag.languages { add(language) }
    for region in LocaleTag.regions { add("und-\(region)") }
    let languages = Set(locales.compactMap { $0.split(separator: "-").first.map(String.init) }).sorted()
    for language in languages where locales.contains(where: { $0.hasPrefix("\(language)-") }) {
      let scripts = Set(locales.flatMap { $0.split(separator: "-").filter { $0.count == 4 }.map(String.init) }).sorted()
      for script in scripts { add("\(language)-\(script)") }
      for region in LocaleTag.regions {
        add("\(language)-\(region)")
        for script in scripts { add("\(language)-\(script)-\(region)") }
      }
    }
    return matches
  }
}

extension String {
  /// The text as one word of a shell, on one line.
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
