/// The copy of one locale, complete: what it lacks comes from the locales that it falls back to.
final class LocaleCopy: Sendable {
  /// The copy of a kind.
  ///
  /// A class, so that looking one up costs a retain (`Scripts/bench resolve`).
  final class KindCopy: Sendable {
    let title: Message
    let message: Message
    /// What the button does, and its label; nil where there is nothing to do.
    let action: (id: RecoveryAction, label: Message)?
    /// The arguments that the messages may take, by name.
    let arguments: [String: CopyArgument]
    /// The members of its JSON that the kind and the locale decide, written ahead for batches (`Scripts/bench http`);
    /// nil where the text takes an argument.
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
  /// In the order of the definitions.
  let kinds: [KindCopy]
  /// Every message by key, those of kinds too.
  let messages: [String: Message]
  /// Those that any message may take, by name.
  let arguments: [String: CopyArgument]

  /// - Parameter messages: every key of the source locale; the defaults of arguments take none themselves.
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

  /// The pseudo-locale made of this one.
  ///
  /// Values that stand for arguments are left as they are.
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
  /// The copy of a kind without an error; nil where the text takes an argument.
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
