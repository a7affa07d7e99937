/// Compiles a parsed message for a locale.
final class MessageCompiler {
  let context: FormattingContext
  private(set) var steps: [CompiledMessage.Step] = []
  private(set) var text: [UInt8] = []
  private(set) var arguments: [String] = []
  private(set) var formatters: [any ValueFormatter] = []
  private(set) var branches: [CompiledMessage.Branch] = []
  private(set) var plurals: [CompiledPlural] = []
  private(set) var selects: [CompiledSelect] = []
  private(set) var choices: [CompiledChoice] = []
  private(set) var particles: [CompiledParticle] = []
  /// Whether Korean particles are adapted to the sound before them.
  private let resolvesParticles: Bool

  private init(context: FormattingContext, resolvesParticles: Bool) {
    self.context = context
    self.resolvesParticles = resolvesParticles && context.locale.language == "ko"
  }

  static func compile(
    _ pattern: String, _ nodes: [MessageNode], context: FormattingContext, resolvesParticles: Bool
  ) throws(MessageSyntaxError) -> CompiledMessage {
    let compiler = MessageCompiler(context: context, resolvesParticles: resolvesParticles)
    let root = try compiler.block(nodes)
    return CompiledMessage(compiler, pattern: pattern, root: root)
  }

  private func block(_ nodes: [MessageNode]) throws(MessageSyntaxError) -> CompiledMessage.Block {
    if let text = nodes.literalText { return .constant(resolvingParticles(of: text)) }
    // Nested branches append their steps first, so that the steps of this block are contiguous.
    var block: [CompiledMessage.Step] = []
    var followsArgument = false
    /// Whether the next argument is a remark in brackets, as in `{name}({email})`.
    var isInRemark = false
    for node in nodes {
      if case .literal(let text) = node.content {
        append(text, followsArgument: followsArgument, isInRemark: isInRemark, to: &block)
        isInRemark = Self.opensRemark(text, followsArgument: followsArgument)
        followsArgument = false
      } else {
        block.append(try step(node))
        followsArgument = true
      }
    }
    steps += block
    return .steps(steps.count - block.count..<steps.count)
  }

  private func append(
    _ text: String, followsArgument: Bool, isInRemark: Bool, to block: inout [CompiledMessage.Step]
  ) {
    guard followsArgument, resolvesParticles, let split = ParticleSplitter(text) else {
      return block.append(.literal(appendLiteral(resolvingParticles(of: text)[...])))
    }
    particles.append(
      CompiledParticle(
        between: appendLiteral(split.between), followsBracketedArgument: isInRemark && split.between.contains(")"),
        tolerant: appendLiteral(split.form.tolerant[...]),
        afterVowel: appendLiteral(split.form.afterVowel[...]), afterRieul: appendLiteral(split.form.afterRieul[...]),
        afterConsonant: appendLiteral(split.form.afterConsonant[...])))
    block.append(.particle(particles.count - 1))
    if !split.rest.isEmpty { block.append(.literal(appendLiteral(resolvingParticles(of: String(split.rest))[...]))) }
  }

  private func resolvingParticles(of text: String) -> String {
    resolvesParticles ? ParticleForm.resolved(inFixedText: text) : text
  }

  /// Whether a text ends inside a bracket that follows a word or an argument, so that the next argument is a remark.
  private static func opensRemark(_ text: String, followsArgument: Bool) -> Bool {
    guard let open = text.lastIndex(of: "("), !text[open...].contains(")") else { return false }
    let reversed = text[..<open].reversed().drop { $0 == " " }
    guard let last = reversed.first else { return followsArgument }
    let followsEndTag = last == ">" && reversed.contains("/")
    return last.isLetter || last.isNumber || "]’”".contains(last) || followsEndTag
  }

  /// Appends a literal to `text`, and returns its range.
  @inline(never) private func appendLiteral(_ literal: Substring) -> Range<Int> {
    text += literal.utf8
    return text.count - literal.utf8.count..<text.count
  }

  private func step(_ node: MessageNode) throws(MessageSyntaxError) -> CompiledMessage.Step {
    switch node.content {
    case .literal(let text): return .literal(appendLiteral(text[...]))
    case .argument(let argument): return .argument(index(of: argument))
    case .formatted(let argument, let format):
      formatters.append(try formatter(format, at: node))
      return .formatted(
        argument: index(of: argument), formatter: formatters.count - 1, formatsDate: format.formatsDate)
    case .plural(let argument, let style, let branches):
      plurals.append(try plural(style, branches, of: argument))
      return .plural(plurals.count - 1)
    case .select(let argument, let branches):
      selects.append(try select(branches, of: argument))
      return .select(selects.count - 1)
    case .choice(let argument, let branches):
      choices.append(try choice(branches, of: argument))
      return .choice(choices.count - 1)
    case .pound: return .pound
    }
  }

  private func index(of argument: ArgumentReference) -> Int {
    if let index = arguments.firstIndex(of: argument.name) { return index }
    arguments.append(argument.name)
    return arguments.count - 1
  }

  private func formatter(
    _ format: FormatType, at node: MessageNode
  ) throws(MessageSyntaxError) -> any ValueFormatter {
    if let formatter = context.formatter(for: format) { return formatter }
    let name = format.style.map { "\(format.type),\($0)" } ?? format.type
    throw MessageSyntaxError(reason: .unknownFormat(name), offset: node.range.lowerBound)
  }

  private func plural(
    _ style: PluralStyle, _ parsedBranches: [MessageBranch], of argument: ArgumentReference
  ) throws(MessageSyntaxError) -> CompiledPlural {
    var exact: [CompiledMessage.Branch] = []
    var categories = [CompiledMessage.Block?](repeating: nil, count: PluralCategory.allCases.count)
    var other: MessageBranch?
    for branch in parsedBranches {
      let block = try block(branch.nodes)
      switch branch.selector {
      case .exactly(let value): exact.append(CompiledMessage.Branch("", number: value, block))
      case .keyword(let keyword):
        // If a message repeats a branch, the first one is used.
        guard let category = PluralCategory(rawValue: keyword), categories[category.index] == nil else { continue }
        categories[category.index] = block
        if category == .other { other = branch }
      // Only choices have limits.
      case .from: continue
      }
    }
    let otherBlock = categories[PluralCategory.other.index] ?? .constant("")
    let first = branches.count
    branches += exact
    branches += PluralCategory.allCases.map {
      CompiledMessage.Branch($0.rawValue, categories[$0.index] ?? otherBlock)
    }
    let firstCategoryBranch = first + exact.count
    return CompiledPlural(
      argument: index(of: argument), offset: style.offset, isOrdinal: style.isOrdinal,
      exactBranches: first..<firstCategoryBranch,
      firstCategoryBranch: categories.count(where: { $0 != nil }) > 1 ? firstCategoryBranch : nil,
      otherBranch: firstCategoryBranch + PluralCategory.other.index,
      selectionFormatter: try selectionFormatter(in: other?.nodes ?? [], of: argument.name))
  }

  /// Returns ``CompiledPlural/selectionFormatter`` for the nodes of the branch `other`; nil for the default formatter.
  private func selectionFormatter(
    in nodes: [MessageNode], of name: String
  ) throws(MessageSyntaxError) -> Int? {
    for node in nodes {
      switch node.content {
      case .pound: return nil
      case .argument(let argument) where argument.name == name: return nil
      case .formatted(let argument, let format) where argument.name == name:
        formatters.append(try formatter(format, at: node))
        return formatters.count - 1
      default: continue
      }
    }
    return nil
  }

  private func select(
    _ branches: [MessageBranch], of argument: ArgumentReference
  ) throws(MessageSyntaxError) -> CompiledSelect {
    var compiled: [CompiledMessage.Branch] = []
    for branch in branches {
      compiled.append(CompiledMessage.Branch("\(branch.selector)", try block(branch.nodes)))
    }
    let other = compiled.first { $0.keyword == "other" }?.block ?? .constant("")
    let first = self.branches.count
    self.branches += compiled.filter { $0.keyword != "other" }
    self.branches.append(CompiledMessage.Branch("other", other))
    return CompiledSelect(argument: index(of: argument), branches: first..<self.branches.count)
  }

  private func choice(
    _ branches: [MessageBranch], of argument: ArgumentReference
  ) throws(MessageSyntaxError) -> CompiledChoice {
    var compiled: [(limit: Double, isExclusive: Bool, block: CompiledMessage.Block)] = []
    for branch in branches {
      // Every branch of a choice has a limit.
      guard case .from(let limit, let isExclusive) = branch.selector else { continue }
      compiled.append((limit, isExclusive, try block(branch.nodes)))
    }
    return CompiledChoice(argument: index(of: argument), branches: compiled)
  }
}

extension [MessageNode] {
  /// Returns the syntax error for the first argument with a type or style unknown to the locale; nil if there is none.
  package func firstUnknownFormat(in context: FormattingContext) -> MessageSyntaxError? {
    var hasFormats = false
    forEachNode { node in
      if case .formatted = node.content { hasFormats = true }
    }
    guard hasFormats else { return nil }
    do {
      _ = try MessageCompiler.compile("", self, context: context, resolvesParticles: false)
      return nil
    } catch {
      return error
    }
  }
}
