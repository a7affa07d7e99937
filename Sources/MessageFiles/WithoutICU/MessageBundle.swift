extension MessageLanguage {
  /// English alone: the texts are identifiers.
  public static let allCases: [MessageLanguage] = [.en]
}

/// Stands in for the messages: a text consists of the message's id and its parameters.
package struct MessageBundle {
  package static func messages(in language: MessageLanguage) -> MessageBundle { MessageBundle() }

  package func text(_ key: String, _ parameters: Diagnostic.Parameters = [:]) -> String {
    let values = parameters.elements.map { name, value in "\(name): \(value.plainText)" }
    return values.isEmpty ? key : "\(key) (\(values.joined(separator: ", ")))"
  }
}
