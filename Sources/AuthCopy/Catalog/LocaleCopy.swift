/// The complete copy of one locale, including texts from the locales that it falls back to.
final class LocaleCopy: Sendable {
  /// The copy of a kind.
  ///
  /// A class, so that a lookup costs only a retain (`Scripts/bench resolve`).
  final class KindCopy: Sendable {
    let title: Message
    let message: Message
    /// The id and label of the action; nil if the person can do nothing.
    let action: (id: RecoveryAction, label: Message)?
    /// The arguments that the messages may take, by name.
    let arguments: [String: CopyArgument]
    /// The JSON members that depend on the kind and the locale, written in advance for batches (`Scripts/bench http`);
    /// nil when the text takes an argument.
    let json: [UInt8]?

    init(
      _ definition: KindDefinition, _ locale: LocaleTag, title: Message, message: Message, label: Message?,
      arguments: [String: CopyArgument]
    ) {
      self.title = title
      self.message = message
      action = definition.recovery.flatMap { id in label.map { (id, $0) } }
      self.arguments = arguments.filter { definition.arguments.contains($0.key) }
      json = Copy(definition, locale, title: title, message: message, action: action).map { copy in
        var json = JSONWriter()
        copy.writeText(to: &json)
        return json.bytes
      }
    }
  }

  let locale: LocaleTag
  /// The copy of each kind, in the order of the definitions.
  let kinds: [KindCopy]
  /// All messages by key, including those of kinds.
  let messages: [String: Message]
  /// The arguments that any message may take, by name.
  let arguments: [String: CopyArgument]

  /// - Parameter messages: a message for every key of the source locale; defaults of arguments take no arguments.
  init(_ locale: LocaleTag, _ messages: [String: Message], _ table: KindTable) {
    self.locale = locale
    self.messages = messages
    let arguments = CopyArgument.all(table.arguments, messages)
    self.arguments = arguments
    kinds = table.definitions.map { definition in
      func message(_ part: KindKey.Part) -> Message? { messages[KindKey(definition.kind, part).description] }
      guard let title = message(.title), let text = message(.message) else {
        preconditionFailure("a catalog without copy for the kind \(definition.kind) is not loaded")
      }
      return KindCopy(
        definition, locale, title: title, message: text, label: message(.action), arguments: arguments)
    }
  }

  /// Creates the pseudo-locale from this one.
  ///
  /// Values of arguments are not translated.
  func pseudoTranslated(_ table: KindTable) -> LocaleCopy {
    guard let context = FormattingContext.shared(locale: PseudoLocale.tag, timeZone: "UTC") else {
      preconditionFailure("ICU knows English")
    }
    var translated: [String: Message] = [:]
    for (key, message) in messages {
      let isValue = !table.arguments.valuesNamed(by: key).isEmpty
      let nodes = isValue ? message.tree : PseudoLocale.translate(message.tree)
      translated[key] = try? Message(nodes.pattern, nodes: nodes, context: context)
    }
    return LocaleCopy(PseudoLocale.tag, translated, table)
  }
}

extension Copy {
  /// Creates the copy of a kind without an error; nil when the text takes an argument.
  fileprivate init?(
    _ definition: KindDefinition, _ locale: LocaleTag, title: Message, message: Message,
    action: (id: RecoveryAction, label: Message)?
  ) {
    guard let title = title.constant, let message = message.constant else { return nil }
    let label = action?.label.constant
    guard action == nil || label != nil else { return nil }
    self.init(
      kind: definition.kind, isKnown: true, locale: locale.description, title: title, message: message,
      action: action.flatMap { action in label.map { Action(id: action.id, label: $0) } },
      presentation: definition.presentation, isRetryable: definition.isRetryable, status: definition.status,
      source: nil, candidates: [], ignored: [], catalogVersion: "")
  }
}
