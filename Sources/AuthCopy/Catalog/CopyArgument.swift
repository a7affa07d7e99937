/// An argument that copy may take, in one locale.
///
/// A class, so that a lookup costs only a retain (`Scripts/bench resolve`).
final class CopyArgument: Sendable {
  let type: ArgumentDefinition.ValueType
  /// The value when the caller passes none.
  let defaultValue: ArgumentValue
  /// The localized texts of ids that the catalog knows: `카카오` for the provider `kakao`.
  let localizedValues: [String: String]

  private init(_ definition: ArgumentDefinition, localizedValues: [String: String], _ messages: [String: Message]) {
    type = definition.type
    switch definition.defaultValue {
    case .value(let value): defaultValue = value
    case .copy(let key): defaultValue = .text(messages[key]?.constant ?? "")
    }
    self.localizedValues = localizedValues
  }

  /// The arguments of a locale by name.
  ///
  /// The text of a value is stored under the key `<argument>_<id>`.
  static func all(
    _ definitions: [String: ArgumentDefinition], _ messages: [String: Message]
  ) -> [String: CopyArgument] {
    var localizedValues: [String: [String: String]] = [:]
    for (key, message) in messages {
      for (name, id) in definitions.valuesNamed(by: key) { localizedValues[name, default: [:]][id] = message.constant }
    }
    return Dictionary(
      uniqueKeysWithValues: definitions.map { name, definition in
        (name, CopyArgument(definition, localizedValues: localizedValues[name] ?? [:], messages))
      })
  }

  /// The caller's value; nil if it has the wrong type or is out of range.
  ///
  /// A known id is localized; from other text, characters that could disturb the surrounding text are removed.
  func value(for given: ArgumentValue?) -> ArgumentValue? {
    switch given.flatMap(type.value(of:)) {
    case .text(let text): .text(localized(text))
    case .list([]), nil: nil
    case .list(let elements): .list(elements.map(localized))
    case let value: value
    }
  }

  private func localized(_ text: String) -> String { localizedValues[text] ?? text.safeToShow }
}

extension [String: ArgumentDefinition] {
  /// The arguments and ids whose text is stored under a key, split as `<argument>_<id>`.
  func valuesNamed(by key: String) -> [(argument: String, id: String)] {
    key.utf8.indices.compactMap { end in
      guard key.utf8[end] == UInt8(ascii: "_") else { return nil }
      let argument = String(key[..<end])
      return self[argument] == nil ? nil : (argument, String(key[key.utf8.index(after: end)...]))
    }
  }
}
