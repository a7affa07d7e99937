import AuthCopy
import CatalogFormats

/// The names of a catalog as TypeScript types.
struct ECMAScriptTypes {
  let text: String

  init(_ catalog: Catalog, _ selection: ExportSelection) {
    let definitions = selection.definitions(in: catalog)
    let kinds = definitions.map { definition in
      (kind: definition.kind.rawValue, names: Self.argumentNames(of: definition, catalog, selection))
    }
    let arguments = Set(kinds.flatMap(\.names)).sorted().compactMap { name in
      catalog.argumentDefinitions[name].map { (name: name, type: $0.type.typeScriptName) }
    }
    let keys = catalog.keys.map(\.key).filter { selection.includes($0) && catalog.kind(ofKey: $0) == nil }.sorted()
    text = [
      Self.union("Locale", "An exported locale, as a BCP 47 tag.", selection.locales),
      Self.union("Provider", "The origin of an error.", selection.providers.map(\.rawValue)),
      Self.union("Kind", "What went wrong.", kinds.map(\.kind)),
      Self.union(
        "Recovery", "What the person can do next.", Set(definitions.compactMap(\.recovery?.rawValue)).sorted()),
      """
      /** Arguments of the copy of errors; each kind accepts some of them. */
      export interface ErrorArguments {
      \(arguments.map { "  \(Self.name($0.name))?: \($0.type) | undefined;\n" }.joined())}

      """,
      // TypeScript would accept any object as an interface without members.
      """
      /** The arguments of a text that accepts none. */
      export interface NoArguments {
        none?: never;
      }

      """,
      """
      /** The arguments that the copy of each kind accepts. */
      export interface KindArguments {
      \(kinds.map { "  \(Self.name($0.kind)): \(Self.picked($0.names));\n" }.joined())}

      """,
      """
      /** The arguments that each text of the UX copy accepts; arguments without a default are required. */
      export interface TextArguments {
      \(keys.map { "  \(Self.name($0)): \(Self.members(ofKey: $0, catalog, selection));\n" }.joined())}

      """,
    ].joined(separator: "\n")
  }

  private static func union(_ name: String, _ comment: String, _ values: [String]) -> String {
    let quoted = values.isEmpty ? ["never"] : values.map { JSONValue.string($0).line }
    return "/** \(comment) */\nexport type \(name) =\n  | \(quoted.joined(separator: "\n  | "));\n"
  }

  /// Returns the type of an object with some of the arguments of errors.
  private static func picked(_ names: [String]) -> String {
    let quoted = names.map { JSONValue.string($0).line }.joined(separator: " | ")
    return names.isEmpty ? "NoArguments" : "Pick<ErrorArguments, \(quoted)>"
  }

  /// Returns the arguments that callers can pass for the copy of a kind, including those in the texts of values.
  private static func argumentNames(
    of definition: KindDefinition, _ catalog: Catalog, _ selection: ExportSelection
  ) -> [String] {
    let derived = catalog.argumentDefinitions.filter { _, argument in
      argument.sources.map { $0.isEmpty || !Set($0).isDisjoint(with: definition.arguments) } ?? false
    }
    return passedNames(Set(definition.arguments).union(derived.keys), catalog, selection)
  }

  /// Returns some arguments and the arguments in the texts of their values, sorted, without derived arguments.
  private static func passedNames(
    _ names: Set<String>, _ catalog: Catalog, _ selection: ExportSelection
  ) -> [String] {
    let argumentsOfValues = selection.locales.map(catalog.argumentsOfValues)
    var names = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for other in argumentsOfValues.flatMap({ $0[name] ?? [] }) where names.insert(other).inserted {
        pending.append(other)
      }
    }
    return names.filter { catalog.argumentDefinitions[$0]?.sources == nil }.sorted()
  }

  private static func members(ofKey key: String, _ catalog: Catalog, _ selection: ExportSelection) -> String {
    let definitions = selection.locales.compactMap { catalog.argumentDefinitions(ofKey: key, locale: $0) }.joined()
    // Apps pass the method and the identifier as separate options.
    let names = passedNames(Set(definitions.map(\.name)), catalog, selection).filter {
      !["method", "identifier"].contains($0)
    }
    let members = names.compactMap { name in
      catalog.argumentDefinitions[name].map { definition in
        let type = definition.type.typeScriptName
        return definition.defaultValue == nil
          ? "\(Self.name(name)): \(type)" : "\(Self.name(name))?: \(type) | undefined"
      }
    }
    return members.isEmpty ? "NoArguments" : "{ \(members.joined(separator: "; ")) }"
  }

  /// Returns a name as a member name, quoted if necessary.
  private static func name(_ name: String) -> String {
    name.isIdentifier ? name : JSONValue.string(name).line
  }
}

extension ArgumentDefinition.ValueType {
  fileprivate var typeScriptName: String {
    switch self {
    case .text: "string"
    case .integer, .number: "number"
    case .date: "Date | string"
    case .list: "readonly string[]"
    }
  }
}
