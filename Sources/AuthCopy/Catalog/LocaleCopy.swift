/// The copy of one locale, complete: what it lacks comes from the locales that it falls back to.
final class LocaleCopy: Sendable {
  /// The words of a kind. A class, since every answer takes one up.
  final class KindCopy: Sendable {
    let title: Message
    let message: Message
    /// Nil where there is nothing to do.
    let action: Message?

    init(title: Message, message: Message, action: Message?) {
      self.title = title
      self.message = message
      self.action = action
    }
  }

  let locale: LocaleTag
  let kinds: [Kind: KindCopy]
  /// Every message by key, those of kinds too.
  let messages: [String: Message]
  /// What each argument is when a caller passes none.
  let defaults: [String: ArgumentValue]

  /// - Parameter messages: every key of the source locale; the defaults of arguments take none themselves.
  init(_ locale: LocaleTag, _ messages: [String: Message], _ table: KindTable) {
    self.locale = locale
    self.messages = messages
    var kinds: [Kind: KindCopy] = [:]
    for definition in table.definitions {
      guard let title = messages["\(definition.kind)_title"], let message = messages["\(definition.kind)_message"]
      else { preconditionFailure("there are no words for the kind \(definition.kind)") }
      let action = definition.recovery == nil ? nil : messages["\(definition.kind)_action"]
      kinds[definition.kind] = KindCopy(title: title, message: message, action: action)
    }
    self.kinds = kinds
    defaults = table.arguments.mapValues { argument in
      switch argument.defaultValue {
      case .value(let value): value
      case .copy(let key): .text((try? messages[key]?.format()) ?? "")
      }
    }
  }

  /// The words for a value that the catalog knows by id: `카카오` for the provider `kakao`.
  func name(of id: String, for argument: String) -> String? {
    guard let message = messages["\(argument)_\(id)"] else { return nil }
    return try? message.format()
  }

  /// The pseudo-locale made of this one. Values that stand for arguments are left as they are.
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
