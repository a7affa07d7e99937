internal import CICU
internal import Foundation

/// An ICU MessageFormat 1 message of one locale, parsed once and formatted often, by many threads.
///
/// The output is what `icu::MessageFormat` gives, byte for byte; only Korean particles in their tolerant form after an
/// argument, `{name}이(가)`, take the shape that fits how the argument is read aloud. Where that is not known they stay.
/// Times are printed in UTC unless another zone is asked for.
public struct Message: Sendable {
  /// The message as it was written.
  public let pattern: String
  /// As it was parsed.
  package let tree: [MessageNode]
  private let nodes: [CompiledNode]
  /// The whole text of a message without arguments.
  private let constant: String?
  private let context: FormattingContext

  /// Parses a message.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag.
  ///   - timeZone: an id of the IANA database.
  ///   - resolvesParticles: false leaves Korean particles as they are written.
  /// - Throws: `MessageSyntaxError`, or `FormatError` for a locale or time zone that ICU does not know.
  public init(_ pattern: String, locale: String, timeZone: String = "UTC", resolvesParticles: Bool = true) throws {
    func failure(_ reason: FormatError.Reason) -> FormatError {
      FormatError(reason: reason, message: pattern, locale: locale)
    }
    guard let tag = LocaleTag(locale) else { throw failure(.unknownLocale) }
    guard isKnownTimeZone(timeZone) else { throw failure(.unknownTimeZone(timeZone)) }
    guard let context = FormattingContext.shared(locale: tag, timeZone: timeZone) else {
      throw failure(.unknownLocale)
    }
    try self.init(
      pattern, nodes: MessageParser().parse(pattern), context: context, resolvesParticles: resolvesParticles)
  }

  /// Binds a message that has been parsed already.
  init(
    _ pattern: String, nodes: [MessageNode], context: FormattingContext, resolvesParticles: Bool = true
  ) throws(MessageSyntaxError) {
    self.pattern = pattern
    tree = nodes
    self.context = context
    let compiler = MessageCompiler(context: context, resolvesParticles: resolvesParticles)
    self.nodes = try compiler.compile(nodes)
    constant = nodes.literalText
  }

  /// Formats the message. Arguments that it does not use are ignored.
  public func format(_ arguments: [String: ArgumentValue] = [:]) throws(FormatError) -> String {
    if let constant { return constant }
    return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { scratch in
      var walk = Walk(
        pattern: pattern, arguments: arguments, context: context, output: TextBuffer(scratch))
      return Result { () throws(FormatError) in
        try walk.append(nodes, pound: nil)
        return walk.output.string
      }
    }.get()
  }
}

extension Message {
  /// The names of its arguments, each once.
  package var argumentNames: Set<String> { Set(tree.arguments.map(\.name)) }
}

/// One formatting of one message.
private struct Walk: ~Copyable {
  let pattern: String
  let arguments: [String: ArgumentValue]
  let context: FormattingContext
  var output: TextBuffer

  /// - Parameter pound: what `#` stands for: the number of the plural around, less its offset.
  mutating func append(_ nodes: [CompiledNode], pound: CICUValue?) throws(FormatError) {
    var argumentStart = output.count
    for node in nodes {
      switch node {
      case .literal, .particle: break
      default: argumentStart = output.count
      }
      switch node {
      case .literal(let text): output.append(text)
      case .particle(let particle): append(particle, after: argumentStart)
      case .argument(let name): try append(name)
      case .formatted(let name, let formatter, let expected):
        guard let value = CICUValue(try value(name)), formatter.append(value, to: &output) else {
          throw try wrongType(name, expected: expected)
        }
      case .plural(let plural): try append(plural)
      case .select(let select): try append(select)
      case .choice(let choice): try append(choice)
      case .pound:
        if let pound { context.append(pound, to: &output) }
      }
    }
  }

  private mutating func append(_ particle: CompiledParticle, after argumentStart: Int) {
    let sound: FinalSound?
    if argumentStart < output.count {
      sound = FinalSound(of: output.bytes(from: argumentStart))
    } else {
      // Before an empty argument, what touches it is read.
      sound = output.last == UInt8(ascii: " ") ? nil : FinalSound(of: output.bytes())
    }
    output.append(particle.between)
    output.append(sound.map(particle.text(after:)) ?? particle.tolerant)
  }

  private func value(_ name: String) throws(FormatError) -> ArgumentValue {
    if let value = arguments[name] { return value }
    throw failure(.missingArgument(name))
  }

  private func failure(_ reason: FormatError.Reason) -> FormatError {
    FormatError(reason: reason, message: pattern, locale: context.locale.description)
  }

  private func wrongType(_ name: String, expected: String) throws(FormatError) -> FormatError {
    failure(.wrongType(argument: name, expected: expected, found: try value(name).typeName))
  }

  private func number(_ name: String) throws(FormatError) -> CICUValue {
    if let number = CICUValue(try value(name)), number.type != .date { return number }
    throw try wrongType(name, expected: "a number")
  }

  private mutating func append(_ name: String) throws(FormatError) {
    switch try value(name) {
    case .text(let text): output.append(text)
    case .list(let elements): output.append(context.list(of: elements))
    case let other:
      // The default formatter prints every number and every date.
      if let value = CICUValue(other) { context.append(value, to: &output) }
    }
  }

  private mutating func append(_ plural: CompiledPlural) throws(FormatError) {
    let number = try number(plural.argument)
    let counted = plural.offset == 0 ? number : CICUValue(number.asDouble - plural.offset)
    if let branch = plural.exact.first(where: { $0.value == number.asDouble }) {
      return try append(branch.nodes, pound: counted)
    }
    guard plural.hasCategories else { return try append(plural.other, pound: counted) }
    let category = plural.rules.category(of: counted, printedBy: plural.selectionFormatter)
    try append(plural.nodes(of: category), pound: counted)
  }

  private mutating func append(_ select: CompiledSelect) throws(FormatError) {
    guard case .text(let keyword) = try value(select.argument) else {
      throw try wrongType(select.argument, expected: "a text")
    }
    try append(select.branches[keyword] ?? select.other, pound: nil)
  }

  private mutating func append(_ choice: CompiledChoice) throws(FormatError) {
    let number = try number(choice.argument).asDouble
    // The first limit bounds nothing: ICU takes the first branch for every number below the second limit.
    let chosen = choice.branches.dropFirst().prefix { branch in
      branch.isExclusive ? number > branch.limit : number >= branch.limit
    }
    if let branch = chosen.last ?? choice.branches.first {
      try append(branch.nodes, pound: nil)
    }
  }
}

extension CICUValue {
  /// Nil for text.
  fileprivate init?(_ value: ArgumentValue) {
    switch value {
    case .text, .list: return nil
    case .integer(let integer): self.init(type: .integer, integer: integer, number: 0)
    case .number(let number): self.init(number)
    case .date(let date):
      let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
      self.init(type: .date, integer: 0, number: milliseconds)
    }
  }

  fileprivate init(_ number: Double) {
    self.init(type: .double, integer: 0, number: number)
  }

  fileprivate var asDouble: Double { type == .integer ? Double(integer) : number }
}
