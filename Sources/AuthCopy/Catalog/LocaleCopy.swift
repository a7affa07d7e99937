/// The copy of one locale, complete: what it lacks comes from the locales that it falls back to.
final class LocaleCopy: Sendable {
  /// The words of a kind. A class, since every answer takes one up.
  final class KindCopy: Sendable {
    let title: Message
    let message: Message
    /// What the button does, and its label; nil where there is nothing to do.
    let action: (id: String, label: Message)?
    /// The arguments that they may take, by name.
    let arguments: [String: CopyArgument]

    init(
      title: Message, message: Message, action: (id: String, label: Message)?, arguments: [String: CopyArgument]
    ) {
      self.title = title
      self.message = message
      self.action = action
      self.arguments = arguments
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
      guard let title = messages["\(definition.kind)_title"], let message = messages["\(definition.kind)_message"]
      else { preconditionFailure("there are no words for the kind \(definition.kind)") }
      let label = messages["\(definition.kind)_action"]
      let action = definition.recovery.flatMap { id in label.map { (id, $0) } }
      return KindCopy(
        title: title, message: message, action: action,
        arguments: arguments.filter { definition.arguments.contains($0.key) })
    }
  }

  /// The pseudo-locale made of this one; nil when ICU lacks it. Values that stand for arguments are left as they are.
  func pseudoTranslated(_ table: KindTable) -> LocaleCopy? {
    guard let context = FormattingContext.shared(locale: PseudoLocale.tag, timeZone: "UTC") else { return nil }
    var translated: [String: Message] = [:]
    for (key, message) in messages {
      let isValue = key.firstIndex(of: "_").map { table.arguments[String(key[..<$0])] != nil } ?? false
      let nodes = isValue ? message.tree : PseudoLocale.translate(message.tree)
      translated[key] = try? Message(nodes.pattern, nodes: nodes, context: context)
    }
    return LocaleCopy(PseudoLocale.tag, translated, table)
  }
}
