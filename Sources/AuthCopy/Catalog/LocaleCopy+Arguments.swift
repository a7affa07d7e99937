extension LocaleCopy {
  /// A value for each argument: the caller's where it has the right type, else the default.
  ///
  /// Texts that the catalog knows by id are put in its words, and no other can disturb what stands around it.
  /// - Parameter provider: where the error came from; it names itself unless the caller names another.
  func arguments(
    _ names: [String], _ given: [String: ArgumentValue], _ definitions: [String: ArgumentDefinition],
    provider: Provider?
  ) -> [String: ArgumentValue] {
    var arguments: [String: ArgumentValue] = [:]
    for name in names {
      guard let definition = definitions[name] else { continue }
      let value = given[name].flatMap(definition.type.value(of:))
      switch value {
      case .text(let text): arguments[name] = .text(words(for: text, of: name))
      case .list(let elements) where !elements.isEmpty:
        arguments[name] = .list(elements.map { words(for: $0, of: name) })
      case .some(let value) where value != .list([]): arguments[name] = value
      default: arguments[name] = providerName(provider, for: name) ?? defaults[name]
      }
    }
    return arguments
  }

  private func words(for text: String, of argument: String) -> String {
    self.name(of: text, for: argument) ?? text.safeToShow
  }

  /// The id of a provider without a name is jargon: the default reads better.
  private func providerName(_ provider: Provider?, for argument: String) -> ArgumentValue? {
    guard argument == "provider", let provider else { return nil }
    return name(of: provider.rawValue, for: argument).map(ArgumentValue.text)
  }
}
