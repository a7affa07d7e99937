internal import MessageFiles

/// Reads the messages of a compiled catalog, whose format the article on exports describes.
///
/// The nodes have empty ranges, because a compiled message has no ICU text.
struct CompiledMessageReader {
  private let reader: ShapeReader
  private var depth = 0

  init(_ reader: ShapeReader) { self.reader = reader }

  /// Returns the tree of a message; parts that are invalid are reported and left out.
  ///
  /// - Parameter pluralArgument: the argument of the enclosing plural.
  mutating func nodes(of node: JSONNode, in pluralArgument: String?) -> [MessageNode] {
    if let text = node.string { return text.isEmpty ? [] : [Self.literal(text)] }
    depth += 1
    defer { depth -= 1 }
    guard depth <= MessageNode.maximumNesting else {
      reader.report("too-deep", ["limit": .integer(Int64(MessageNode.maximumNesting))], at: node)
      return []
    }
    var nodes: [MessageNode] = []
    for part in reader.elements(node, "message") {
      guard let content = part.string.map(MessageNode.Content.literal) ?? content(of: part, in: pluralArgument) else {
        continue
      }
      // In ICU syntax, a particle and the text after it are one literal.
      if case .literal(let text) = content, case .literal(let before)? = nodes.last?.content {
        nodes[nodes.count - 1] = Self.literal(before + text)
      } else {
        nodes.append(MessageNode(content: content, range: 0..<0))
      }
    }
    return nodes
  }

  private static func literal(_ text: String) -> MessageNode { MessageNode(content: .literal(text), range: 0..<0) }

  private static let types = [
    "arg", "#", "number", "date", "plural", "ordinal", "select", "choice", "particle",
  ]

  private mutating func content(of node: JSONNode, in pluralArgument: String?) -> MessageNode.Content? {
    let parts = reader.elements(node, "part")
    guard let type = parts.first?.string, Self.types.contains(type) else {
      reader.report("unknown-keyword", ["name": "part", "known": .list(Self.types)], at: parts.first ?? node)
      return nil
    }
    if type == "#" { return .pound(argument: pluralArgument ?? "") }
    // The name of the argument, or the forms of a particle.
    guard parts.count > 1, let nameOrForms = reader.string(parts[1], type) else {
      reader.report("wrong-type", ["name": .text(type), "type": "list"], at: node)
      return nil
    }
    let argument = ArgumentReference(name: nameOrForms, nameRange: 0..<0)
    // A style, the text between the argument and the particle, or branches.
    let third = parts.count > 2 ? parts[2] : nil
    switch type {
    case "arg": return .argument(argument)
    case "number", "date":
      let style = reader.string(third, type) ?? ""
      return .formatted(argument, FormatType(type: type, style: style.isEmpty ? nil : style))
    case "particle":
      // The string is a list of forms, separated by `|`. The first is the notation with both particles, `을(를)`, which
      // is how an ICU message writes it.
      let combinedForm = nameOrForms.prefix { $0 != "|" }
      return .literal((reader.string(third, type) ?? "") + combinedForm)
    // If the branches are missing, reading the part itself as branches reports a wrong type.
    case "select": return .select(argument, branches(of: third ?? node, in: pluralArgument) { .keyword($0) })
    case "choice": return .choice(argument, choiceBranches(of: third ?? node, in: pluralArgument))
    // A plural or an ordinal.
    default:
      let offset = parts.count > 3 ? number(parts[3]) : 0
      let branches = branches(of: third ?? node, in: nameOrForms) { keyword in
        keyword.hasPrefix("=") ? Double(keyword.dropFirst()).map(BranchSelector.exactly) : .keyword(keyword)
      }
      return .plural(argument, PluralStyle(isOrdinal: type == "ordinal", offset: offset), branches)
    }
  }

  private mutating func branches(
    of node: JSONNode, in pluralArgument: String?, _ selector: (String) -> BranchSelector?
  ) -> [MessageBranch] {
    let members = reader.members(node, "branches")
    if node.members != nil, !members.contains(where: { $0.key == "other" }) {
      reader.report("missing-member", ["name": "other"], at: node)
    }
    return members.compactMap { member in
      guard let selector = selector(member.key) else {
        // The diagnostic has no type name `number`, so it says `integer`: nearly all numbers of selectors are integers.
        reader.report("wrong-type", ["name": .text(member.key), "type": "integer"], at: member.keyRange.lowerBound)
        return nil
      }
      return MessageBranch(
        selector: selector, selectorRange: 0..<0, range: 0..<0, nodes: nodes(of: member.value, in: pluralArgument))
    }
  }

  private mutating func choiceBranches(of node: JSONNode, in pluralArgument: String?) -> [MessageBranch] {
    reader.elements(node, "choice").compactMap { branch in
      let parts = reader.elements(branch, "choice")
      guard parts.count == 3, let isExclusive = reader.bool(parts[1], "choice") else {
        reader.report("count", ["name": "choice", "count": 3], at: branch)
        return nil
      }
      return MessageBranch(
        selector: .from(number(parts[0]), isExclusive: isExclusive), selectorRange: 0..<0, range: 0..<0,
        nodes: nodes(of: parts[2], in: pluralArgument))
    }
  }

  /// Reads a number, which is a JSON string unless it is an integer.
  private func number(_ node: JSONNode) -> Double {
    if let number = node.scalarText.flatMap(Double.init) { return number }
    reader.report("wrong-type", ["name": "number", "type": "integer"], at: node)
    return 0
  }
}

/// The messages of a compiled catalog in one locale.
final class CompiledMessages: MessageSource {
  let locale: LocaleTag?
  let file: SourceFile
  /// The messages by key, read on first use.
  private let lazyMembers: Lazy<Box<[JSONMember]>>

  /// - Parameter members: returns the messages by key.
  init(_ locale: LocaleTag, in file: SourceFile, members: @escaping @Sendable () -> [JSONMember]) {
    self.locale = locale
    self.file = file
    lazyMembers = Lazy { Box(members()) }
  }

  /// The messages by key.
  var members: [JSONMember] { lazyMembers.value.content }

  var keys: [String] { members.map(\.key) }

  func tree(at index: Int) -> MessageTree { tree(at: index, ShapeReader(file)) }

  private func tree(at index: Int, _ shapeReader: ShapeReader) -> MessageTree {
    var reader = CompiledMessageReader(shapeReader)
    return MessageTree(nodes: reader.nodes(of: members[index].value, in: nil), tokens: [])
  }

  func message(at index: Int, in context: FormattingContext) -> Message? {
    let nodes = tree(at: index).nodes
    return try? Message(nodes.pattern, nodes: nodes, context: context)
  }

  /// Reports the errors in all messages.
  func check(_ shapeReader: ShapeReader) {
    for index in members.indices { _ = tree(at: index, shapeReader) }
  }
}
