/// A part of a message that a program without ICU can format: branches are resolved, and particles are separate.
package indirect enum MessagePart: Sendable {
  case literal(String)
  /// `{name}`
  case argument(String)
  /// `{name, type, style}`
  case formatted(String, FormatType)
  case plural(PluralParts)
  /// A select whose branch `other` covers all other values.
  case select(String, [(keyword: String, parts: [MessagePart])])
  /// A choice, with the lower limit of each branch.
  case choice(String, [(limit: Double, isExclusive: Bool, parts: [MessagePart])])
  /// The number of the enclosing plural minus its offset.
  case pound
  /// A Korean particle after the argument before it.
  case particle(MessageParticle)
}

/// A plural in which a missing category has the text of `other`.
package struct PluralParts: Sendable {
  package let argument: String
  package let isOrdinal: Bool
  package let offset: Double
  /// The branches `=N`.
  package let exact: [(number: Double, parts: [MessagePart])]
  /// The branches of the categories, of which `other` is the last.
  package let categories: [(keyword: String, parts: [MessagePart])]
}

/// A Korean particle after an argument, with the text between the two.
package struct MessageParticle: Hashable, Sendable {
  package let between: String
  /// Whether the argument is in brackets after a word, so that the word determines the form.
  package let followsBracketedArgument: Bool
  /// The notation with both forms, such as `이(가)`.
  package let tolerant: String
  package let afterVowel: String
  package let afterRieul: String
  package let afterConsonant: String
}

extension Message {
  /// The parts of the message.
  package var parts: [MessagePart] { compiled.parts }
}

extension CompiledMessage {
  fileprivate var parts: [MessagePart] { parts(of: root) }

  private func parts(of block: Block) -> [MessagePart] {
    switch block {
    case .constant(let text): text.isEmpty ? [] : [.literal(text)]
    case .steps(let range): range.map { part(of: steps[$0]) }
    }
  }

  private func part(of step: Step) -> MessagePart {
    switch step {
    case .literal(let range): .literal(string(range))
    case .argument(let argument): .argument(arguments[argument])
    case .formatted(let argument, let formatter, _):
      .formatted(arguments[argument], formatters[formatter].format ?? FormatType(type: "number", style: nil))
    case .plural(let index): .plural(parts(of: plurals[index]))
    case .select(let index):
      .select(
        arguments[selects[index].argument],
        selects[index].branches.map { (branches[$0].keyword, parts(of: branches[$0].block)) })
    case .choice(let index):
      .choice(
        arguments[choices[index].argument],
        choices[index].branches.map { ($0.limit, $0.isExclusive, parts(of: $0.block)) })
    case .pound: .pound
    case .particle(let index): .particle(particle(particles[index]))
    }
  }

  private func parts(of plural: CompiledPlural) -> PluralParts {
    let first = plural.firstCategoryBranch ?? plural.otherBranch
    return PluralParts(
      argument: arguments[plural.argument], isOrdinal: plural.isOrdinal, offset: plural.offset,
      exact: plural.exactBranches.map { (branches[$0].number, parts(of: branches[$0].block)) },
      categories: (first...plural.otherBranch).map { (branches[$0].keyword, parts(of: branches[$0].block)) })
  }

  private func particle(_ particle: CompiledParticle) -> MessageParticle {
    MessageParticle(
      between: string(particle.between), followsBracketedArgument: particle.followsBracketedArgument,
      tolerant: string(particle.tolerant),
      afterVowel: string(particle.afterVowel), afterRieul: string(particle.afterRieul),
      afterConsonant: string(particle.afterConsonant))
  }

  private func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
