/// An argument that copy may take, in one locale.
///
/// A class, so that a lookup costs only a retain (`Scripts/bench resolve`).
package final class CopyArgument: Sendable {
  let type: ArgumentDefinition.ValueType
  /// The value when the caller passes none; nil for a fact.
  let defaultValue: ArgumentValue?
  /// The arguments that it is made from; nil where callers pass it.
  let sources: [String]?
  /// The localized texts of ids that the catalog knows: `카카오` for the provider `kakao`.
  private let values: LocaleMessages
  /// How the time is said that it is made from; nil for any other argument.
  let time: TimeStyle?
  /// The texts of a time in words, by unit; empty where the argument is none.
  private let times: [Message?]
  /// The arguments that the texts of its values take.
  package var takenByValues: Set<String> { taken.value.content }
  private let taken: Lazy<Box<Set<String>>>

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
    times = time == nil ? [] : TimeInWords.Unit.allCases.map { values["\($0)"] ?? messages["duration_\($0)"] }
    // The texts of a time take only its count.
    taken = Lazy { Box(time != nil ? [] : Set(values.all.values.flatMap(\.argumentNames))) }
  }

  /// The arguments of a locale by name.
  ///
  /// The text of a value is stored under the key `<argument>_<id>`.
  static func all(
    _ definitions: [String: ArgumentDefinition], _ messages: LocaleMessages
  ) -> [String: CopyArgument] {
    var values: [String: [(key: String, name: String)]] = [:]
    for key in messages.keys {
      for (argument, id) in definitions.valuesNamed(by: key) { values[argument, default: []].append((key, id)) }
    }
    return Dictionary(
      uniqueKeysWithValues: definitions.map { name, definition in
        (name, CopyArgument(definition, values: messages.renamed(values[name] ?? []), messages))
      })
  }

  /// Whether the caller may pass this value: it has the type, is in range, and no other arguments make it.
  func accepts(_ given: ArgumentValue) -> Bool {
    switch type.value(of: given) {
    case nil, .list([]): false
    case .text(let text): sources == nil && !text.allSatisfy(\.isWhitespace)
    default: sources == nil
    }
  }

  /// The ids that the catalog has a text for, sorted.
  ///
  /// The text of `default` is for callers who pass nothing, and that of `other` for any other name.
  var knownIDs: [String] { values.keys.filter { $0 != "default" && $0 != "other" }.sorted() }

  func isKnown(_ id: String) -> Bool { values[id] != nil }

  /// Whether callers pass ids as the argument, rather than names.
  static func takesIDs(_ name: String) -> Bool { name == "field" || name == "factor" || name == "requirements" }

  /// The value without ids that the catalog has no text for; nil where nothing is left.
  ///
  /// Text that does not look like an id is a name.
  func withoutUnknownIDs(_ value: ArgumentValue) -> ArgumentValue? {
    func isWanted(_ text: String) -> Bool { isKnown(text) || !text.looksLikeID }
    switch type.value(of: value) {
    case .text(let text): return isWanted(text) ? value : nil
    case .list(let elements):
      if elements.allSatisfy(isWanted) { return value }
      let rest = elements.filter(isWanted)
      return rest.isEmpty ? nil : .list(rest)
    default: return value
    }
  }

  /// The text of a time; nil where the catalog has none.
  func text(of time: TimeInWords) -> String? {
    times[time.unit.rawValue]?.rendered(time)
  }

  /// The text of an id that the catalog knows; nil for any other.
  ///
  /// - Parameter arguments: those that the text itself takes.
  func text(of id: String, _ arguments: some ArgumentSource) -> String? {
    guard let message = values[id] else { return nil }
    return message.constant ?? message.rendered(arguments)
  }

  /// The caller's value; nil if it has the wrong type, is out of range, or is a blank text, which no sentence can hold.
  ///
  /// A known id is localized; from other text, characters that could disturb the surrounding text are removed.
  func value(for given: ArgumentValue?, _ arguments: some ArgumentSource) -> ArgumentValue? {
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
  /// The arguments of a kind, those that its messages make of them, and all that the texts of these take.
  ///
  /// - Parameters:
  ///   - names: the arguments of the kind.
  ///   - used: those that its messages use.
  func taken(by names: [String], using used: Set<String>) -> [String: CopyArgument] {
    var taken: [String: CopyArgument] = [:]
    var rest = names + filter { used.contains($0) && $1.sources.canBeMade(from: names) }.map(\.key)
    while let name = rest.popLast() {
      guard taken[name] == nil, let argument = self[name] else { continue }
      taken[name] = argument
      rest += argument.takenByValues
    }
    return taken
  }
}

extension [String: ArgumentDefinition] {
  /// The arguments and ids whose text is stored under a key, split as `<argument>_<id>`.
  package func valuesNamed(by key: String) -> [(argument: String, id: String)] {
    key.utf8.indices.compactMap { end in
      guard key.utf8[end] == UInt8(ascii: "_") else { return nil }
      let argument = String(key[..<end])
      return self[argument] == nil ? nil : (argument, String(key[key.utf8.index(after: end)...]))
    }
  }
}

extension String {
  /// Whether the text is written as an id: `phoneNumber`, `zip_code`, but not `Phone number`.
  fileprivate var looksLikeID: Bool {
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
