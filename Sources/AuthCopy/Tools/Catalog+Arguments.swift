package import MessageFiles

extension Catalog {
  /// Returns whether an argument is a list of names or ids.
  package func isList(argument name: String) -> Bool { kinds.arguments[name]?.type == .list }

  /// Returns whether a value of an argument is free text, rather than a number, a date or ids that the catalog knows.
  package func isFreeText(_ value: String, as name: String) -> Bool {
    guard let argument = localeCopy(for: defaultLocale.description).arguments[name] else { return true }
    switch argument.type.value(of: value) {
    case nil: return true
    case .text(let text): return !argument.knows(text, as: name)
    case .list(let elements): return !elements.allSatisfy { argument.knows($0, as: name) }
    default: return false
    }
  }

  /// Returns the arguments that callers may pass, sorted by name.
  ///
  /// - Parameter locale: the locale of default texts, a BCP 47 tag.
  package func listedArguments(locale: String) -> [ListedArgument] {
    localeCopy(for: locale).arguments.filter { $0.value.sources == nil }.sorted { $0.key < $1.key }
      .map { ListedArgument($0.key, $0.value) }
  }
}

/// An argument in a list for developers.
package struct ListedArgument {
  private let name: String
  private let type: ArgumentDefinition.ValueType
  /// The default value; nil for a fact.
  private let defaultValue: ArgumentValue?
  /// The ids that the catalog has a text for; any other value is printed unchanged.
  private let values: [String]

  init(_ name: String, _ argument: CopyArgument) {
    self.name = name
    type = argument.type
    defaultValue = argument.defaultValue
    values = argument.ids(of: name)
  }

  /// Writes the members `argument`, `type`, `default` or `fact` and, where there are ids, `values`.
  package func writeMembers(to json: inout JSONWriter) {
    json.member("argument", name)
    json.member("type", type.rawValue)
    switch defaultValue {
    case nil: json.member("fact", true)
    case .integer(let value): json.member("default", Int(value))
    case .text(let text): json.member("default", text)
    case .list(let elements): json.member("default", elements)
    case .number(let number): json.member("default", "\(number)")
    case .date(let seconds): json.member("default", ISODate.text(ofSeconds: seconds))
    }
    if !values.isEmpty { json.member("values", values) }
  }
}

extension CopyArgument {
  /// Returns the ids that an argument of this name can have; methods and identifiers have ids even without texts.
  fileprivate func ids(of name: String) -> [String] {
    switch name {
    case "method": SignInMethod.allCases.map(\.rawValue)
    case "identifier": SignInIdentifier.allCases.map(\.rawValue)
    default: knownIDs
    }
  }

  fileprivate func knows(_ id: String, as name: String) -> Bool {
    ["method", "identifier"].contains(name) ? ids(of: name).contains(id) : isKnown(id)
  }
}
