/// The values that a message of the copy is formatted with: the caller's, else what the catalog says.
struct CopyArguments: ArgumentSource {
  /// Those that the message may take, by name.
  private let arguments: [String: CopyArgument]
  private let given: [String: ArgumentValue]
  private let provider: Provider?

  /// - Parameter provider: where the error came from; it names itself unless the caller names another.
  init(_ arguments: [String: CopyArgument], given: [String: ArgumentValue], provider: Provider?) {
    self.arguments = arguments
    self.given = given
    self.provider = provider
  }

  func value(of name: String) -> ArgumentValue? {
    guard let argument = arguments[few: name] else { return nil }
    if let value = argument.value(for: given[few: name]) { return value }
    // The id of a provider without a name is jargon: the default reads better.
    if name == "provider", let provider, let name = argument.localizedValues[provider.rawValue] {
      return .text(name)
    }
    return argument.defaultValue
  }
}
