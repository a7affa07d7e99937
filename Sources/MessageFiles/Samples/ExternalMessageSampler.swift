package import ICUMessageFormat

/// Renders a message of other software than AuthCopy with sample values of its arguments.
package struct ExternalMessageSampler: Sendable {
  private let message: Message
  private let types: [String: ArgumentDefinition.ValueType]
  private let values: [String: SampleValues]

  /// - Parameters:
  ///   - examples: the examples in the file, by argument.
  ///   - numbers: the arguments that the message prints as numbers, such as that of `%d`.
  package init(_ message: Message, examples: [String: String], numbers: Set<String> = []) {
    self.message = message
    var types: [String: ArgumentDefinition.ValueType] = [:]
    // A use with a format or branches determines the type of an argument; a plain use only if there is no other use.
    for (argument, use) in message.tree.uses where types[argument.name] == nil || use != .plain {
      types[argument.name] =
        switch use {
        case .plain, .keyword: numbers.contains(argument.name) ? .integer : .text
        case .number: .integer
        case .date: .date
        }
    }
    self.types = types
    let branching = message.tree.branchingNodes
    let locale = LocaleTag(message.locale) ?? LocaleTag.english
    values = Dictionary(
      uniqueKeysWithValues: types.map { name, type in
        let substitute: String? =
          switch type {
          case .text, .list: Int(name).map { Self.word($0, in: locale) } ?? name
          case .integer, .number: "2"
          case .date: "2026-01-31T09:30:00Z"
          }
        let validExample = examples[name].flatMap { type.value(of: $0) == nil ? nil : $0 }
        let example = validExample ?? substitute
        let values = SampleValues(
          name, type: type, branching: branching[name] ?? [], ids: [], declared: example, isTime: false, locale: locale)
        return (name, values)
      })
  }

  /// Words for arguments that have a number instead of a name, by language.
  private static let words = [
    "ko": ["하늘", "민지", "서준"], "ja": ["みどり", "さくら", "ゆうと"], "zh": ["小丽", "小明", "小强"],
  ]

  private static func word(_ number: Int, in locale: LocaleTag) -> String {
    let words = words[String(locale.language)] ?? ["Robin", "Alex", "Sam"]
    return words[abs(number) % words.count]
  }

  /// Returns the distinct texts of the message with all sample values; the text with the examples comes first.
  ///
  /// - Parameter limit: the number of texts after which to stop.
  package func samples(limit: Int = .max) -> [MessageSample] {
    var samples: [MessageSample] = []
    var indices: [String: Int] = [:]
    // The message has no defaults, so all arguments need a value.
    for given in values.combinations(for: message)
    where given.count == values.count && samples.count < limit {
      guard let text = try? message.format(arguments(given)) else { continue }
      if let index = indices[text] {
        samples[index].values.append(given)
      } else {
        indices[text] = samples.count
        samples.append(MessageSample(text: text, given: given, values: [given], isRepetition: false))
      }
    }
    return samples
  }

  /// Formats the message in segments; nil if an argument has no value.
  package func segments(_ values: [String: String]) -> [MessageSegment]? { try? message.segments(arguments(values)) }

  private func arguments(_ values: [String: String]) -> [String: ArgumentValue] {
    values.reduce(into: [:]) { $0[$1.key] = types[$1.key]?.value(of: $1.value) }
  }
}
