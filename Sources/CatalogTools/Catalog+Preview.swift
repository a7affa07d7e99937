package import AuthCopy

extension Catalog {
  /// Returns the text for a key as a person would see it, without concealment; nil for an unknown key.
  ///
  /// - Parameter values: arguments as text, which is parsed by their declared types.
  package func preview(_ key: String, locale: String, _ values: [String: String]) -> String? {
    guard let tag = LocaleTag(locale), let copy = localeCopy(ofSupported: tag), let message = copy.messages[key] else {
      return nil
    }
    return try? message.format(with: arguments(values, of: copy))
  }

  /// Formats a message in segments as a person would see it.
  ///
  /// - Parameter values: arguments as text, which is parsed by their declared types.
  /// - Returns: nil if the catalog does not have the locale or an argument has no value.
  package func segments(of message: Message, locale: String, _ values: [String: String]) -> [MessageSegment]? {
    guard let tag = LocaleTag(locale), let copy = localeCopy(ofSupported: tag) else { return nil }
    return try? message.segments(with: arguments(values, of: copy))
  }

  /// Formats the message of a key in segments as a person would see it, without concealment.
  ///
  /// - Parameter values: arguments as text, which is parsed by their declared types.
  /// - Returns: nil if the key is unknown or an argument has no value.
  package func segments(ofKey key: String, locale: String, _ values: [String: String]) -> [MessageSegment]? {
    let message = LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.messages[key]
    return message.flatMap { segments(of: $0, locale: locale, values) }
  }

  /// Parses the arguments of a preview.
  func arguments(_ values: [String: String], of copy: LocaleCopy) -> CopyArguments {
    var given: [String: ArgumentValue] = [:]
    for (name, text) in values { given[name] = type(ofArgument: name)?.value(of: text) }
    return CopyArguments(copy.arguments, given: given, .init(flow: values["flow"].flatMap(Flow.init)))
  }

  /// Returns the ICU message of a key as written in the file; nil for an unknown key.
  package func pattern(ofKey key: String, locale: String) -> String? {
    LocaleTag(locale).flatMap(localeCopy(ofSupported:))?.messages[key]?.pattern
  }

  /// Returns the declared type of an argument.
  package func type(ofArgument name: String) -> ArgumentDefinition.ValueType? { argumentDefinitions[name]?.type }
}
