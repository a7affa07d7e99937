/// What the source file says about a key, for people who translate and review.
package struct CopyNote: Sendable {
  package let key: String
  package let description: String
  /// An example of each argument, as text.
  package let examples: [String: String]

  /// - Parameter metadata: the `@key` object of an ARB file.
  init(key: String, metadata: JSONNode?) {
    self.key = key
    description = metadata?["description"]?.string ?? ""
    var examples: [String: String] = [:]
    for member in metadata?["placeholders"]?.members ?? [] {
      examples[member.key] = member.value["example"]?.scalarText
    }
    self.examples = examples
  }
}

extension Catalog {
  /// A key's words as a person would see them, without concealment; nil for a key that the catalog does not have.
  ///
  /// - Parameter values: arguments as text, read by their declared types.
  package func preview(_ key: String, locale: String, _ values: [String: String]) -> String? {
    guard let tag = LocaleTag(locale), let copy = localeCopy(of: tag), let message = copy.messages[key] else {
      return nil
    }
    var given: [String: ArgumentValue] = [:]
    for (name, text) in values { given[name] = kinds.arguments[name]?.type.value(of: text) }
    return try? message.format(with: CopyArguments(copy.arguments, given: given, provider: nil))
  }

  /// The declared type of an argument.
  package func type(ofArgument name: String) -> ArgumentDefinition.ValueType? { kinds.arguments[name]?.type }

  /// The kind that a key belongs to, as `<kind>_title` does; nil for UX copy.
  package func kind(ofKey key: String) -> Kind? { kinds.kind(ofKey: key)?.kind }
}
