import ArgumentParser
import AuthCopy
import CatalogLint

/// Finds what people mean by names: in any case, and with a suggestion for one that is misspelled.
enum NameLookup {
  /// - Throws: the exit status, after a line that says which names there are.
  static func find(_ name: String, among known: [String], messageID id: String, of provider: Provider? = nil) throws
    -> String
  {
    if known.contains(name) { return name }
    if let same = known.first(where: { $0.lowercased() == name.lowercased() }) { return same }
    throw failure(text(id, name, known, of: provider), .notFound)
  }

  /// A message about a name that is not known, which says what it may mean, or else which names there are.
  ///
  /// - Parameter provider: the one whose names they are, if the message says it.
  static func text(_ id: String, _ name: String, _ known: [String], of provider: Provider? = nil) -> String {
    CommandMessage.text(
      id,
      [
        "name": .text(name.safeToShow), "known": .list(known), "provider": .text(provider?.rawValue ?? ""),
        "suggestion": .text(NameSuggestion(name, known: Set(known), unused: [])?.name ?? "none"),
      ])
  }
}

extension Catalog {
  /// The table of the provider that a person named.
  func table(of provider: String) throws -> CodeTable {
    let name = try NameLookup.find(provider, among: providers.map(\.rawValue), messageID: "unknown-provider")
    return codeTable(of: Provider(rawValue: name))!
  }
}

extension CodeTable {
  /// The index of the surface that a person named by its id or an error domain.
  func surface(_ name: String) throws -> Int {
    if let index = domains[name] { return index }
    let ids = surfaces.map(\.id)
    let id = try NameLookup.find(name, among: ids, messageID: "unknown-surface", of: provider)
    return ids.firstIndex(of: id)!
  }
}

/// What shells complete names from: what the built-in catalog has.
extension CompletionKind {
  static let providers = custom { _, _, _ in Catalog.shipped.providers.map(\.rawValue) }
  static let providersAndAny = custom { _, _, _ in Catalog.shipped.providers.map(\.rawValue) + ["any"] }
  static let kinds = custom { _, _, _ in Catalog.shipped.definitions.map(\.kind.rawValue) }
  static let locales = custom { _, _, _ in Catalog.shipped.supportedLocales }
  static let rules = custom { _, _, _ in Linter.ruleNames }
  /// The surfaces of the provider that stands before them.
  static let surfaces = custom { words, _, _ in
    words.lazy.compactMap { Catalog.shipped.codeTable(of: Provider(rawValue: $0)) }.first?.surfaces.map(\.id) ?? []
  }
}
