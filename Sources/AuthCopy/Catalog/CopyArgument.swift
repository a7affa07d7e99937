internal import MessageFiles

/// An argument that copy may accept, in one locale.
///
/// A class, so that a lookup costs only a retain (measured by `Scripts/bench resolve`).
package final class CopyArgument: Sendable {
  let type: ArgumentDefinition.ValueType
  /// The value when the caller passes none; nil for a fact.
  let defaultValue: ArgumentValue?
  /// The arguments that it is derived from; nil if callers pass it.
  let sources: [String]?
  /// The localized texts of ids that the catalog knows: `카카오` for the provider `kakao`.
  private let values: LocaleMessages
  /// How a derived time is printed; nil for an argument that is not a time.
  let time: TimeStyle?
  /// The texts of a time in words, by unit; empty if the argument is not a time.
  private let times: [Message?]
  /// The arguments in the texts of its values.
  package var argumentsOfValues: Set<String> { lazyArgumentsOfValues.value.content }
  private let lazyArgumentsOfValues: Lazy<Box<Set<String>>>

  private init(_ definition: ArgumentDefinition, values: LocaleMessages, _ messages: LocaleMessages) {
    type = definition.type
    switch definition.defaultValue {
    case nil: defaultValue = nil
    case .value(let value): defaultValue = value
    case .copy(let key): defaultValue = .text(messages[key]?.constant ?? "")
    }
    sources = definition.sources
    self.values = values
    let time = definition.time
    self.time = time
    times = time == nil ? [] : RoundedDuration.Unit.allCases.map { values["\($0)"] ?? messages["duration_\($0)"] }
    // The texts of a time use only the argument `count`, which the time itself provides.
    lazyArgumentsOfValues = Lazy {
      Box(time != nil ? [] : Set(values.keys.compactMap { values[$0] }.flatMap(\.argumentNames)))
    }
  }

  /// Returns the arguments of a locale by name.
  ///
  /// The text of a value is stored under the key `<argument>_<id>`.
  static func all(
    _ definitions: [String: ArgumentDefinition], _ messages: LocaleMessages
  ) -> [String: CopyArgument] {
    var keysByArgument: [String: [(key: String, name: String)]] = [:]
    for key in messages.keys {
      for (argument, id) in definitions.valuesNamed(by: key) { keysByArgument[argument, default: []].append((key, id)) }
    }
    var arguments: [String: CopyArgument] = [:]
    for (name, definition) in definitions {
      arguments[name] = CopyArgument(definition, values: messages.renamed(keysByArgument[name] ?? []), messages)
    }
    return arguments
  }

  /// Returns the arguments of a locale that depend on the messages that it changes, by name.
  ///
  /// - Parameter messages: all messages of the locale.
  static func changed(
    _ definitions: [String: ArgumentDefinition], by changes: LocaleMessages, in messages: LocaleMessages
  ) -> [String: CopyArgument] {
    let named = Set(changes.keys.flatMap { definitions.valuesNamed(by: $0).map(\.argument) })
    let changesTimes = changes.keys.contains { $0.hasPrefix("duration_") }
    var dependent: [String: ArgumentDefinition] = [:]
    for (name, definition) in definitions {
      let hasChangedDefault = if case .copy(let key) = definition.defaultValue { changes.contains(key) } else { false }
      if hasChangedDefault || named.contains(name) || definition.time != nil && changesTimes {
        dependent[name] = definition
      }
    }
    return dependent.isEmpty ? [:] : all(dependent, messages)
  }

  /// Returns whether callers may pass a value: it has the right type and range, and the argument is not derived.
  func accepts(_ given: ArgumentValue) -> Bool {
    switch type.value(of: given) {
    case nil, .list([]): false
    case .text(let text): sources == nil && !text.allSatisfy(\.isWhitespace)
    default: sources == nil
    }
  }

  /// The ids that the catalog has a text for, sorted.
  ///
  /// They do not include `default`, the text for callers who pass nothing, and `other`, the text for any other name.
  var knownIDs: [String] { values.keys.filter { $0 != "default" && $0 != "other" }.sorted() }

  /// Returns whether the catalog has a text for an id.
  func isKnown(_ id: String) -> Bool { values[id] != nil }

  /// Returns whether callers pass ids as the argument, rather than names.
  static func acceptsIDs(_ name: String) -> Bool { name == "field" || name == "factor" || name == "requirements" }

  /// Returns the value without ids that the catalog has no text for; nil if nothing remains.
  ///
  /// Text that does not look like an id is a name, and is kept.
  func withoutUnknownIDs(_ value: ArgumentValue) -> ArgumentValue? {
    func isKept(_ text: String) -> Bool { isKnown(text) || !text.looksLikeID }
    switch type.value(of: value) {
    case .text(let text): return isKept(text) ? value : nil
    case .list(let elements):
      if elements.allSatisfy(isKept) { return value }
      let kept = elements.filter(isKept)
      return kept.isEmpty ? nil : .list(kept)
    default: return value
    }
  }

  /// Returns the text of a time; nil if the catalog has none.
  func text(of time: RoundedDuration) -> String? {
    times[time.unit.rawValue]?.rendered(time)
  }

  /// Returns the text of an id; nil if the catalog does not know the id.
  ///
  /// - Parameter arguments: the arguments of that text.
  func text(of id: String, _ arguments: any ArgumentSource) -> String? {
    guard let message = values[id] else { return nil }
    return message.constant ?? message.rendered(arguments)
  }

  /// Returns the caller's value for use in a sentence; nil if it has the wrong type, is out of range, or is blank.
  ///
  /// A known id is localized. Characters that could disturb the surrounding text are removed from any other text.
  func value(for given: ArgumentValue?, _ arguments: any ArgumentSource) -> ArgumentValue? {
    func localized(_ text: String) -> String { self.text(of: text, arguments) ?? text.safeToShow }
    return switch given.flatMap(type.value(of:)) {
    case .text(let text): text.allSatisfy(\.isWhitespace) ? nil : .text(localized(text))
    case .list([]), nil: nil
    case .list(let elements): .list(elements.map(localized))
    case let value: value
    }
  }
}

extension [String: CopyArgument] {
  /// Returns the transitive closure of the arguments that the messages of a kind need.
  ///
  /// - Parameters:
  ///   - names: the arguments of the kind.
  ///   - used: the arguments in its messages; those that can be derived from `names` are included.
  func required(by names: [String], using used: Set<String>) -> [String: CopyArgument] {
    var required: [String: CopyArgument] = [:]
    var pending = names + filter { used.contains($0) && $1.sources.canBeDerived(from: names) }.map(\.key)
    while let name = pending.popLast() {
      guard required[name] == nil, let argument = self[name] else { continue }
      required[name] = argument
      pending += argument.argumentsOfValues
    }
    return required
  }
}

extension [String: ArgumentDefinition] {
  /// Returns the arguments and ids whose text is stored under a key: each way to read it as `<argument>_<id>`.
  package func valuesNamed(by key: String) -> [(argument: String, id: String)] {
    key.utf8.indices.compactMap { end in
      guard key.utf8[end] == UInt8(ascii: "_") else { return nil }
      let argument = String(key[..<end])
      return self[argument] == nil ? nil : (argument, String(key[key.utf8.index(after: end)...]))
    }
  }
}

extension String {
  /// Whether the text has the form of an id: `phoneNumber`, `zip_code`, but not `Phone number`.
  @inline(never) fileprivate var looksLikeID: Bool {
    guard let first = utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }
}
