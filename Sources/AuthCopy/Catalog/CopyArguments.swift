/// The values for a message of the copy: the caller's, or the catalog's defaults.
struct CopyArguments: ArgumentSource {
  /// The arguments that the message may take, by name.
  private let arguments: [String: CopyArgument]
  private let given: [String: ArgumentValue]
  private let provider: Provider?
  private let method: SignInMethod?

  /// - Parameters:
  ///   - provider: the provider of the error, used as the argument `provider` unless the caller passes another.
  ///   - method: how the person signed in, used as the argument `method` in the same way.
  init(
    _ arguments: [String: CopyArgument], given: [String: ArgumentValue], provider: Provider?, method: SignInMethod?
  ) {
    self.arguments = arguments
    self.given = given
    self.provider = provider
    self.method = method
  }

  func value(of name: String) -> ArgumentValue? {
    guard let argument = arguments[few: name] else { return nil }
    if let value = argument.value(for: given[few: name]) { return value }
    // The id of a provider without a localized name is jargon, so the default is used instead.
    if name == "provider", let provider, let name = argument.localizedValues[provider.rawValue] {
      return .text(name)
    }
    if name == "method", let method { return .text(method.rawValue) }
    return argument.defaultValue
  }
}
