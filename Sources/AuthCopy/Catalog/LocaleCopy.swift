internal import MessageFiles

/// The complete copy of one locale, including texts from the locales that it falls back to.
package final class LocaleCopy: Sendable {
  /// The copy of a kind.
  ///
  /// A class, so that a lookup costs only a retain (measured by `Scripts/bench resolve`).
  final class KindCopy: Sendable {
    let title: Message
    let message: Message
    /// The id and label of the action; nil if the person can do nothing.
    let action: (id: RecoveryAction, label: Message)?
    /// The parts that the locale lacks, whose texts are from the source locale: `title`, `message`, `action`.
    let fallbacks: [String]
    /// The arguments that the messages may use, by name.
    let arguments: [String: CopyArgument]
    /// The members of the copy's JSON that depend only on the texts.
    let kindMembers: CopyJSON.KindMembers
    /// The texts for each method, flow and cause, prepared in advance; empty if the messages have other arguments.
    private let preparedTexts: [Texts]
    /// How far apart the texts of two methods, flows and causes are in `preparedTexts`; 0 if they share their texts.
    private let strides: (method: Int, flow: Int, cause: Int)

    init(
      _ definition: KindDefinition, title: Message, message: Message, label: Message?,
      fallbacks: [String], arguments: [String: CopyArgument]
    ) {
      self.fallbacks = fallbacks
      self.title = title
      self.message = message
      action = definition.recovery.flatMap { id in label.map { (id, $0) } }
      kindMembers = CopyJSON.KindMembers(
        definition, title: title.constant,
        action: action.flatMap { action in action.label.constant.map { Copy.Action(id: action.id, label: $0) } },
        fallbacks: fallbacks)
      let names = Set([title, message, label].compactMap(\.self).flatMap(\.argumentNames))
      self.arguments = arguments.required(by: definition.arguments, using: names)
      let flows: [Flow?] = names.contains("flow") ? [nil] + Flow.allCases : [nil]
      let methods: [SignInMethod?] = names.contains("method") ? [nil] + SignInMethod.allCases : [nil]
      let causes = names.contains("cause") ? [false, true] : [false]
      strides = (
        methods.count > 1 ? flows.count * causes.count : 0, flows.count > 1 ? causes.count : 0, causes.count - 1
      )
      // The values of all other arguments come from callers or errors; most errors have no `because`.
      guard names.isSubset(of: ["method", "identifier", "flow", "cause", "because"]) else {
        preparedTexts = []
        return
      }
      // A closure cannot use `self` before `preparedTexts` is set.
      let (requiredArguments, action, kindMembers) = (self.arguments, action, kindMembers)
      let contexts = methods.flatMap { method in
        flows.flatMap { flow in
          causes.map { CopyArguments.ErrorContext(method: method, flow: flow, hidesCause: $0) }
        }
      }
      preparedTexts = contexts.map { context in
        let arguments = CopyArguments(requiredArguments, given: [:], context)
        let texts = Self.formattedTexts(title, message, action, arguments)
        let jsonMembers = kindMembers.textMembers(texts)
        return Texts(title: texts.title, message: texts.message, action: texts.action, jsonMembers: jsonMembers)
      }
    }

    /// Creates the copy of a locale that lacks a part from the copy of another locale.
    convenience init(_ definition: KindDefinition, fallingBackTo other: KindCopy) {
      self.init(
        definition, title: other.title, message: other.message, label: other.action?.label,
        fallbacks: definition.parts.map(\.rawValue), arguments: other.arguments)
    }

    /// Returns the texts for a method, a flow and a cause that may be hidden; nil if the messages have other arguments.
    func texts(for method: SignInMethod?, in flow: Flow?, hidingCause hidesCause: Bool) -> Texts? {
      if preparedTexts.count < 2 { return preparedTexts.first }
      return preparedTexts[
        method.index * strides.method + flow.index * strides.flow + (hidesCause ? strides.cause : 0)]
    }

    /// Formats the texts with arguments.
    func formattedTexts(with arguments: CopyArguments) -> Texts {
      Self.formattedTexts(title, message, action, arguments)
    }

    private static func formattedTexts(
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
    /// The members of the copy's JSON from `title` to `action`; nil if they are not prepared in advance.
    let jsonMembers: [UInt8]?

    init(title: String, message: String, action: Copy.Action?, jsonMembers: [UInt8]? = nil) {
      self.title = title
      self.message = message
      self.action = action
      self.jsonMembers = jsonMembers
    }
  }

  let locale: LocaleTag
  /// The member of the copy's JSON with the locale.
  let localeMember: [UInt8]
  /// The copy of each kind, in the order of the definitions, each created on first use.
  private let kinds: [Lazy<KindCopy>]
  /// All messages by key, including those of kinds.
  package let messages: LocaleMessages
  /// The arguments that messages may use, by name.
  package let arguments: [String: CopyArgument]
  /// The keys that the locale lacks, whose messages are from the source locale.
  private let fallbacks: Set<String>
  /// The copy for a kind with a key in `fallbacks`; nil if only the missing message falls back.
  private let cardFallback: Lazy<LocaleCopy>?

  /// - Parameters:
  ///   - messages: a message for every key of the source locale; defaults of arguments have no arguments.
  ///   - fallbacks: the keys that the locale lacks, whose messages are from the source locale.
  ///   - cardFallback: the copy for a kind with a key in `fallbacks`; nil if only the missing message falls back.
  init(
    _ locale: LocaleTag, _ messages: LocaleMessages, _ table: KindTable, fallbacks: Set<String> = [],
    cardFallback: Lazy<LocaleCopy>? = nil
  ) {
    self.locale = locale
    localeMember = CopyJSON.locale(locale)
    self.messages = messages
    self.fallbacks = fallbacks
    self.cardFallback = cardFallback
    let arguments = CopyArgument.all(table.arguments, messages)
    self.arguments = arguments
    kinds = table.definitions.indices.map { index in
      Self.kind(at: index, of: table, messages, arguments, fallbacks: fallbacks, cardFallback)
    }
  }

  /// Creates the copy of a locale that changes few texts of another one, such as those of a tenant.
  ///
  /// It shares everything that does not depend on the changes.
  ///
  /// - Parameters:
  ///   - parent: the copy of the other locale, of the same language.
  ///   - changes: the messages of the locale itself.
  init(_ locale: LocaleTag, changing parent: LocaleCopy, by changes: LocaleMessages, _ table: KindTable) {
    self.locale = locale
    localeMember = CopyJSON.locale(locale)
    let messages = parent.messages.changed(by: changes)
    // An equal copy would not share the memory.
    let fallbacks =
      parent.fallbacks.contains(where: changes.contains)
      ? parent.fallbacks.filter { !changes.contains($0) } : parent.fallbacks
    let changedArguments = CopyArgument.changed(table.arguments, by: changes, in: messages)
    let arguments = changedArguments.isEmpty ? parent.arguments : parent.arguments.merging(changedArguments) { $1 }
    (self.messages, self.fallbacks, cardFallback, self.arguments) = (
      messages, fallbacks, parent.cardFallback, arguments
    )
    kinds = table.definitions.enumerated().map { [cardFallback] index, definition in
      let hasChanged = definition.parts.contains { changes.contains(KindKey(definition.kind, $0).description) }
      let usesChange =
        !changedArguments.isEmpty && parent.kind(at: index).arguments.keys.contains { changedArguments[$0] != nil }
      guard hasChanged || usesChange else { return parent.kinds[index] }
      return Self.kind(at: index, of: table, messages, arguments, fallbacks: fallbacks, cardFallback)
    }
  }

  private static func kind(
    at index: Int, of table: KindTable, _ messages: LocaleMessages, _ arguments: [String: CopyArgument],
    fallbacks: Set<String>, _ cardFallback: Lazy<LocaleCopy>?
  ) -> Lazy<KindCopy> {
    let definition = table.definitions[index]
    return Lazy {
      let parts =
        fallbacks.isEmpty
        ? [] : definition.parts.filter { fallbacks.contains(KindKey(definition.kind, $0).description) }
      if let cardFallback, !parts.isEmpty {
        return KindCopy(definition, fallingBackTo: cardFallback.value.kind(at: index))
      }
      func message(_ part: KindKey.Part) -> Message? { messages[KindKey(definition.kind, part).description] }
      guard let title = message(.title), let text = message(.message) else {
        preconditionFailure("every loaded catalog has copy for the kind \(definition.kind)")
      }
      return KindCopy(
        definition, title: title, message: text, label: message(.action), fallbacks: parts.map(\.rawValue),
        arguments: arguments)
    }
  }

  /// Returns the copy of a kind.
  ///
  /// - Parameter index: the index of the kind's definition.
  func kind(at index: Int) -> KindCopy { kinds[index].value }

  /// Returns whether the message of a key is from the source locale, because the locale lacks it.
  package func isFallback(_ key: String) -> Bool { fallbacks.contains(key) }

  /// Returns the locale of the text of a key if it is in another language; nil if the locale has the text.
  package func fallbackLocale(ofKey key: String) -> String? {
    guard let textLocale = messages[key]?.locale, textLocale != locale.description else { return nil }
    return LocaleTag(textLocale)?.language == locale.language ? nil : textLocale
  }

  /// Creates the copy of all kinds.
  func prepare() {
    for kind in kinds { _ = kind.value }
  }

  #if canImport(CICU)
    /// Returns the copy of a pseudo-locale, made from this one.
    ///
    /// Values of arguments are not translated.
    func translated(to pseudoLocale: PseudoLocale, _ table: KindTable) -> LocaleCopy {
      let (tag, direction) = (pseudoLocale.tag, pseudoLocale.direction)
      guard let context = FormattingContext.shared(locale: tag, timeZone: "UTC", direction: direction) else {
        preconditionFailure("ICU supports English and Arabic")
      }
      let translated = messages.mapValues { [arguments = table.arguments] key, message in
        let isValue = !arguments.valuesNamed(by: key).isEmpty
        let nodes = isValue ? message.tree : pseudoLocale.translate(message.tree)
        return try? Message(nodes.pattern, nodes: nodes, context: context)
      }
      return LocaleCopy(tag, translated, table)
    }
  #endif
}
