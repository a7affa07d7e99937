import ArgumentParser
import AuthCopy
import AuthCopyLint
import CatalogLint

/// Looks up names that a person typed: ignoring case, and with a suggestion for a misspelled name.
enum NameLookup {
  /// Returns the known name that equals the name, ignoring case.
  ///
  /// - Throws: the exit status, after a line with a suggestion or the known names.
  static func find(_ name: String, among known: [String], messageID id: String, of provider: Provider? = nil) throws
    -> String
  {
    if known.contains(name) { return name }
    if let match = known.first(where: { $0.lowercased() == name.lowercased() }) { return match }
    throw failure(text(id, name, known, of: provider), .notFound)
  }

  /// Returns the known names that equal the names, ignoring case.
  ///
  /// - Throws: the exit status, after a line for each unknown name.
  static func findAll(_ names: [String], among known: [String], messageID id: String) throws -> [String] {
    let found = names.compactMap { try? find($0, among: known, messageID: id) }
    if found.count < names.count { throw ExitCode.notFound }
    return found
  }

  /// Returns the codes of some tables that are similar to an unknown code, the nearest first, at most three.
  ///
  /// Numbers have none: a similar number is another error.
  static func codes(like code: String, in tables: [CodeTable]) -> [String] {
    guard code.count > 2, code.contains(where: \.isLetter) else { return [] }
    let rows = tables.flatMap { $0.surfaces.flatMap(\.rows) }.filter { $0.match == .exact }
    let known = Set(rows.flatMap { [$0.code, $0.symbol ?? ""] })
    return NameSuggestion.similar(to: code, among: known.subtracting([code, ""])).prefix(3).map(\.name)
  }

  /// Returns the message about an unknown name, with a suggestion or the known names.
  ///
  /// - Parameter provider: the provider that the names belong to, if the message mentions it.
  static func text(_ id: String, _ name: String, _ known: [String], of provider: Provider? = nil) -> String {
    CommandMessage.text(
      id,
      [
        "name": .text(name.safeToShow), "known": .list(known), "provider": .text(provider?.rawValue ?? ""),
        "suggestion": .text(NameSuggestion(name, known: Set(known))?.name ?? "none"),
      ])
  }
}

extension Catalog {
  /// Returns the table of the provider with a name that a person typed.
  func table(of provider: String) throws -> CodeTable {
    let name = try NameLookup.find(provider, among: providers.map(\.rawValue), messageID: "unknown-provider")
    return codeTable(of: Provider(rawValue: name))!
  }
}

extension CodeTable {
  /// Returns the index of a surface from its id or an error domain.
  func surface(_ name: String) throws -> Int {
    if let index = domains[name] { return index }
    let ids = surfaces.map(\.id)
    let id = try NameLookup.find(name, among: ids, messageID: "unknown-surface", of: provider)
    return ids.firstIndex(of: id)!
  }
}

/// Shell completions with the names of the built-in catalog.
extension CompletionKind {
  static let providers = custom { _, _, _ in Catalog.shipped.providers.map(\.rawValue) }
  static let providersAndAny = custom { _, _, _ in Catalog.shipped.providers.map(\.rawValue) + ["any"] }
  static let kinds = custom { _, _, _ in Catalog.shipped.definitions.map(\.kind.rawValue) }
  static let locales = custom { _, _, _ in Catalog.shipped.supportedLocales }
  static let rules = custom { _, _, _ in RuleSet.authCopy.names }
  /// The surfaces of the provider that precedes them on the command line.
  static let surfaces = custom { words, _, _ in
    words.lazy.compactMap { Catalog.shipped.codeTable(of: Provider(rawValue: $0)) }.first?.surfaces.map(\.id) ?? []
  }
}
