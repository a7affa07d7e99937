import AuthCopy
import CatalogTools

/// The locales and providers that an export is for.
struct ExportSelection: Sendable {
  /// The supported locales, as BCP 47 tags in the order in which they were asked for.
  let locales: [String]
  /// The providers that were asked for and those whose tables they need, sorted by id.
  let providers: [Provider]
  /// The command that makes the same file, for its header.
  let command: String

  /// - Parameters:
  ///   - locales: supported locales; nil for all but the pseudo-locale.
  ///   - providers: providers of the catalog; nil for all.
  ///   - catalogOptions: the options of the command that name the catalog, with their values.
  init(
    _ catalog: Catalog, format: String, locales: [String]?, providers: [Provider]?,
    catalogOptions: [(name: String, value: String)] = []
  ) {
    self.locales = locales ?? catalog.supportedLocales.filter { $0 != "en-XA" }
    let asked = providers ?? catalog.providers
    var needed = Set(asked)
    for provider in asked {
      needed.formUnion(catalog.codeTable(of: provider)?.layers ?? [])
    }
    // Any provider's SDK can pass on an error of the network.
    needed.insert(.urlsession)
    self.providers = catalog.providers.filter(needed.contains)
    var command = "auth-copy export --format \(format)"
    if let locales { command += " --locale \(locales.joined(separator: ","))" }
    if let providers { command += " --provider \(providers.map(\.rawValue).joined(separator: ","))" }
    for option in catalogOptions { command += " --\(option.name) \(option.value.quotedForShell)" }
    self.command = command
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
        default: "-_./".utf8.contains(byte)
        }
      }
    return isPlain ? text : "'\(text.replacing("'", with: #"'\''"#))'"
  }
}
