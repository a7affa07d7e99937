/// A message bound to the formatters of its locale, ready to be walked.
enum CompiledNode: Sendable {
  case literal([UInt8])
  case argument(String)
  case formatted(String, Formatter, expected: String)
  case plural(CompiledPlural)
  case select(CompiledSelect)
  case choice(CompiledChoice)
  case pound
  case particle(CompiledParticle)
}

/// A Korean particle after an argument, with what stands between the two.
final class CompiledParticle: Sendable {
  let between: [UInt8]
  let tolerant: [UInt8]
  private let afterVowel: [UInt8]
  private let afterRieul: [UInt8]
  private let afterConsonant: [UInt8]

  init(between: [UInt8], _ form: ParticleForm) {
    self.between = between
    tolerant = Array(form.tolerant.utf8)
    afterVowel = Array(form.text(after: .vowel).utf8)
    afterRieul = Array(form.text(after: .rieul).utf8)
    afterConsonant = Array(form.text(after: .consonant).utf8)
  }

  func text(after sound: FinalSound) -> [UInt8] {
    switch sound {
    case .vowel: afterVowel
    case .rieul: afterRieul
    case .consonant: afterConsonant
    }
  }
}

// Classes, since a walk takes them up again and again: a copy costs one reference.

final class CompiledPlural: Sendable {
  let argument: String
  let offset: Double
  let exact: [(value: Double, nodes: [CompiledNode])]
  /// By category; the first branch counts when a message repeats one.
  private let categories: [PluralCategory: [CompiledNode]]
  let other: [CompiledNode]
  let rules: PluralRules
  /// ICU picks the category of the number as the first `{argument}` or `#` of the branch `other` prints it.
  let selectionFormatter: Formatter

  init(
    argument: String, offset: Double, exact: [(value: Double, nodes: [CompiledNode])],
    categories: [PluralCategory: [CompiledNode]], rules: PluralRules, selectionFormatter: Formatter
  ) {
    self.argument = argument
    self.offset = offset
    self.exact = exact
    self.categories = categories
    other = categories[.other] ?? []
    self.rules = rules
    self.selectionFormatter = selectionFormatter
  }

  /// Whether there is a choice at all.
  var hasCategories: Bool { categories.count > 1 }

  func nodes(of category: PluralCategory) -> [CompiledNode] {
    category == .other ? other : categories[category] ?? other
  }
}

final class CompiledSelect: Sendable {
  let argument: String
  let branches: [String: [CompiledNode]]
  let other: [CompiledNode]

  init(argument: String, branches: [String: [CompiledNode]], other: [CompiledNode]) {
    self.argument = argument
    self.branches = branches
    self.other = other
  }
}

final class CompiledChoice: Sendable {
  let argument: String
  let branches: [(limit: Double, isExclusive: Bool, nodes: [CompiledNode])]

  init(argument: String, branches: [(limit: Double, isExclusive: Bool, nodes: [CompiledNode])]) {
    self.argument = argument
    self.branches = branches
  }
}

/// Binds a parsed message to a locale.
struct MessageCompiler {
  let context: FormattingContext
  /// Whether Korean particles take the shape that the sound before them asks for.
  let resolvesParticles: Bool

  init(context: FormattingContext, resolvesParticles: Bool) {
    self.context = context
    self.resolvesParticles = resolvesParticles && context.locale.language == "ko"
  }

  func compile(_ nodes: [MessageNode]) throws(MessageSyntaxError) -> [CompiledNode] {
    var compiled: [CompiledNode] = []
    compiled.reserveCapacity(nodes.count)
    var followsArgument = false
    for node in nodes {
      if case .literal(let text) = node, followsArgument, resolvesParticles, let split = ParticleSplitter(text) {
        compiled.append(.particle(CompiledParticle(between: Array(split.between.utf8), split.form)))
        if !split.rest.isEmpty { compiled.append(.literal(Array(split.rest.utf8))) }
      } else {
        compiled.append(try compile(node))
      }
      if case .literal = node { followsArgument = false } else { followsArgument = true }
    }
    return compiled
  }

  private func compile(_ node: MessageNode) throws(MessageSyntaxError) -> CompiledNode {
    switch node {
    case .literal(let text): .literal(Array(text.utf8))
    case .argument(let argument): .argument(argument.name)
    case .formatted(let argument, let format):
      .formatted(
        argument.name, try formatter(format, at: argument),
        expected: format.takesDate ? "a date" : "a number")
    case .plural(let argument, let style): .plural(try compile(style, of: argument))
    case .select(let argument, let branches): .select(try compile(branches, of: argument))
    case .choice(let argument, let branches): .choice(try compile(branches, of: argument))
    case .pound: .pound
    }
  }

  private func formatter(
    _ format: FormatType, at argument: ArgumentReference
  ) throws(MessageSyntaxError) -> Formatter {
    if let formatter = context.formatter(for: format) { return formatter }
    let name = format.style.map { "\(format.type),\($0)" } ?? format.type
    throw MessageSyntaxError(reason: .unknownFormat(name), offset: argument.range.lowerBound)
  }

  private func compile(
    _ style: PluralStyle, of argument: ArgumentReference
  ) throws(MessageSyntaxError) -> CompiledPlural {
    var exact: [(value: Double, nodes: [CompiledNode])] = []
    var categories: [PluralCategory: [CompiledNode]] = [:]
    var other: PluralBranch?
    for branch in style.branches {
      let nodes = try compile(branch.nodes)
      switch branch.selector {
      case .exactly(let value): exact.append((value, nodes))
      case .keyword(let keyword):
        guard let category = PluralCategory(rawValue: keyword), categories[category] == nil else { continue }
        categories[category] = nodes
        if category == .other { other = branch }
      }
    }
    return CompiledPlural(
      argument: argument.name, offset: style.offset, exact: exact, categories: categories,
      rules: context.pluralRules(isOrdinal: style.isOrdinal),
      selectionFormatter: try selectionFormatter(in: other?.nodes ?? [], of: argument.name))
  }

  private func selectionFormatter(
    in nodes: [MessageNode], of name: String
  ) throws(MessageSyntaxError) -> Formatter {
    for node in nodes {
      switch node {
      case .pound: return context.defaultFormatter
      case .argument(let argument) where argument.name == name: return context.defaultFormatter
      case .formatted(let argument, let format) where argument.name == name:
        return try formatter(format, at: argument)
      default: continue
      }
    }
    return context.defaultFormatter
  }

  private func compile(
    _ branches: [SelectBranch], of argument: ArgumentReference
  ) throws(MessageSyntaxError) -> CompiledSelect {
    var compiled: [String: [CompiledNode]] = [:]
    for branch in branches {
      let nodes = try compile(branch.nodes)
      if compiled[branch.keyword] == nil { compiled[branch.keyword] = nodes }
    }
    return CompiledSelect(
      argument: argument.name, branches: compiled, other: compiled["other"] ?? [])
  }

  private func compile(
    _ branches: [ChoiceBranch], of argument: ArgumentReference
  ) throws(MessageSyntaxError) -> CompiledChoice {
    var compiled: [(limit: Double, isExclusive: Bool, nodes: [CompiledNode])] = []
    for branch in branches {
      compiled.append((branch.limit, branch.isExclusive, try compile(branch.nodes)))
    }
    return CompiledChoice(argument: argument.name, branches: compiled)
  }
}

extension FormatType {
  /// Whether the format prints moments rather than numbers.
  var takesDate: Bool { ["date", "time"].contains(type.lowercased()) }
}
