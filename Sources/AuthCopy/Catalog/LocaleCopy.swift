/// The complete copy of one locale, including texts from the locales that it falls back to.
package final class LocaleCopy: Sendable {
  /// The copy of a kind.
  ///
  /// A class, so that a lookup costs only a retain (`Scripts/bench resolve`).
  final class KindCopy: Sendable {
    let title: Message
    let message: Message
    /// The id and label of the action; nil if the person can do nothing.
    let action: (id: RecoveryAction, label: Message)?
    /// The parts whose text is that of the source locale, because the locale has none: `title`, `message`, `action`.
    let fallbacks: [String]
    /// The arguments that the messages may take, by name.
    let arguments: [String: CopyArgument]
    /// The members of the copy's JSON that only the kind and the locale decide, for ``CopyWriter``: the one before `known`,
    /// those after `presentation`, and those around the message, without a text that takes arguments.
    let json: (kind: [UInt8], status: [UInt8], title: [UInt8]?, action: [UInt8]?)
    /// The texts in their final form where no arguments but the method and the flow decide them; empty where others do.
    private let texts: [Texts]
    /// The distances in `texts` from one method to the next and from one flow to the next; 0 where it decides nothing.
    private let strides: (method: Int, flow: Int)

    init(
      _ definition: KindDefinition, _ locale: LocaleTag, title: Message, message: Message, label: Message?,
      fallbacks: [String], arguments: [String: CopyArgument]
    ) {
      self.fallbacks = fallbacks
      self.title = title
      self.message = message
      action = definition.recovery.flatMap { id in label.map { (id, $0) } }
      json = (
        JSONWriter.members { $0.member("kind", definition.kind.rawValue) },
        JSONWriter.members { json in
          json.member("retryable", definition.isRetryable)
          json.member("status", definition.status)
          if !fallbacks.isEmpty { json.member("fallback", fallbacks) }
        },
        title.constant.map { title in JSONWriter.members { Texts.write(title: title, locale.description, to: &$0) } },
        definition.recovery.map { id in
          label?.constant.map { label in
            JSONWriter.members { Copy.write(Copy.Action(id: id, label: label), to: &$0) }
          }
        } ?? []
      )
      self.arguments = arguments.taken(by: definition.arguments)
      let names = Set([title, message, label].compactMap(\.self).flatMap(\.argumentNames))
      let flows: [Flow?] = names.contains("flow") ? [nil] + Flow.allCases : [nil]
      let methods: [SignInMethod?] = names.contains("method") ? [nil] + SignInMethod.allCases : [nil]
      strides = (methods.count > 1 ? flows.count : 0, flows.count > 1 ? 1 : 0)
      guard names.isSubset(of: ["method", "flow"]) else {
        texts = []
        return
      }
      let (taken, action) = (self.arguments, action)
      texts = methods.flatMap { method in flows.map { flow in (method, flow) } }.map { method, flow in
        let arguments = CopyArguments(taken, given: [:], .init(method: method, flow: flow))
        let texts = Self.texts(title, message, action, arguments)
        let json = JSONWriter.members { json in
          Texts.write(title: texts.title, locale.description, to: &json)
          json.member("message", texts.message)
          Copy.write(texts.action, to: &json)
        }
        return Texts(title: texts.title, message: texts.message, action: texts.action, json: json)
      }
    }

    /// The texts for a method and a flow; nil where they take other arguments.
    func texts(for method: SignInMethod?, in flow: Flow?) -> Texts? {
      if texts.count < 2 { return texts.first }
      return texts[method.index * strides.method + flow.index * strides.flow]
    }

    /// The texts with arguments.
    func texts(_ arguments: CopyArguments) -> Texts { Self.texts(title, message, action, arguments) }

    /// Writes the members from `locale` to `action`.
    func write(_ texts: Texts, _ locale: String, to json: inout JSONWriter) {
      if let members = texts.json { return json.raw(members) }
      if let members = self.json.title { json.raw(members) } else { Texts.write(title: texts.title, locale, to: &json) }
      json.member("message", texts.message)
      if let members = self.json.action {
        if !members.isEmpty { json.raw(members) }
      } else {
        Copy.write(texts.action, to: &json)
      }
    }

    private static func texts(
      _ title: Message, _ message: Message, _ action: (id: RecoveryAction, label: Message)?, _ arguments: CopyArguments
    ) -> Texts {
      func text(_ message: Message) -> String { message.constant ?? message.rendered(arguments) }
      return Texts(
        title: text(title), message: text(message),
        action: action.map { Copy.Action(id: $0.id, label: text($0.label)) })
    }
  }

  /// The texts of a kind, with all arguments in place.
  ///
  /// A class, so that a lookup costs only a retain.
  final class Texts: Sendable {
    let title: String
    let message: String
    let action: Copy.Action?
    /// The members from `locale` to `action` where they are made in advance (`Scripts/bench http`).
    fileprivate let json: [UInt8]?

    init(title: String, message: String, action: Copy.Action?, json: [UInt8]? = nil) {
      self.title = title
      self.message = message
      self.action = action
      self.json = json
    }

    fileprivate static func write(title: String, _ locale: String, to json: inout JSONWriter) {
      json.member("locale", locale)
      json.member("title", title)
    }
  }

  let locale: LocaleTag
  /// The copy of each kind, in the order of the definitions.
  let kinds: [KindCopy]
  /// All messages by key, including those of kinds.
  package let messages: [String: Message]
  /// The arguments that any message may take, by name.
  package let arguments: [String: CopyArgument]

  /// - Parameters:
  ///   - messages: a message for every key of the source locale; defaults of arguments take no arguments.
  ///   - fallbacks: the keys whose message is that of the source locale, because the locale has none.
  init(_ locale: LocaleTag, _ messages: [String: Message], _ table: KindTable, fallbacks: Set<String> = []) {
    self.locale = locale
    self.messages = messages
    let arguments = CopyArgument.all(table.arguments, messages)
    self.arguments = arguments
    kinds = table.definitions.map { definition in
      func message(_ part: KindKey.Part) -> Message? { messages[KindKey(definition.kind, part).description] }
      guard let title = message(.title), let text = message(.message) else {
        preconditionFailure("a catalog without copy for the kind \(definition.kind) is not loaded")
      }
      let parts =
        fallbacks.isEmpty
        ? [] : KindKey.Part.allCases.filter { fallbacks.contains(KindKey(definition.kind, $0).description) }
      return KindCopy(
        definition, locale, title: title, message: text, label: message(.action), fallbacks: parts.map(\.rawValue),
        arguments: arguments)
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
