internal import MessageFiles

/// Finds an isolate of the writing direction (UAX 9) without an end, an end without an isolate, and an argument outside of
/// isolates in a message that isolates others.
///
/// A catalog of AuthCopy needs no isolates in its texts: the library adds them.
struct MissingIsolateRule: MessageRule {
  let name = "missing-isolate"
  let severity = Finding.Severity.warning
  let isTriggeredBySource = false
  let fixes = FixKind.suggested
  private static let unclosed: Diagnostic.ID = "missing-isolate.unclosed"
  private static let unopened: Diagnostic.ID = "missing-isolate.unopened"
  private static let argument: Diagnostic.ID = "missing-isolate.argument"
  let ids = [unclosed, unopened, argument]
  let example: RuleExample? = RuleExample(
    locale: "ar", source: "Sign in with {provider}", bad: "الدخول عبر \u{2068}{provider}",
    good: "الدخول عبر \u{2068}{provider}\u{2069}")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    !options.isCatalog && LocaleTag(file.locale)?.isRightToLeft == true ? .invisible : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let tree = entry.entry.tree else { return }
    var isolates = Isolates(tree)
    isolates.add(tree.nodes, areIsolated: false)
    for control in isolates.unclosed { findings.add(self, Self.unclosed, in: entry, at: control) }
    for control in isolates.unopened { findings.add(self, Self.unopened, in: entry, at: control) }
    guard isolates.containArguments else { return }
    let types = entry.sourceFile?.metadata[entry.entry.key]?.placeholders ?? [:]
    let otherUses = Set(tree.nodes.uses.filter { $0.use != .plain }.map(\.argument.name))
    for (name, range) in isolates.argumentsOutside
    where types[name, default: .text] == .text && !otherUses.contains(name) {
      findings.add(
        self, Self.argument, ["argument": .text(name)], in: entry, at: range,
        fix: "\u{2068}\(entry.text.text(inUTF8: range))\u{2069}", isSafe: false)
    }
  }
}

/// The isolates of a message; ranges are in UTF-8 bytes of the message.
private struct Isolates {
  /// The controls that open an isolate without an end.
  private(set) var unclosed: [Range<Int>] = []
  /// The controls that end no isolate.
  private(set) var unopened: [Range<Int>] = []
  /// Whether an argument is in an isolate.
  private(set) var containArguments = false
  /// The plain arguments outside of all isolates.
  private(set) var argumentsOutside: [(name: String, range: Range<Int>)] = []
  private let tree: MessageTree

  init(_ tree: MessageTree) { self.tree = tree }

  /// Adds the isolates of the message or of a branch, which must end where they begin.
  ///
  /// - Parameter areIsolated: whether an isolate encloses the branch.
  mutating func add(_ nodes: [MessageNode], areIsolated: Bool) {
    var open: [Range<Int>] = []
    for node in nodes {
      if case .literal(let text) = node.content {
        add(text, of: node, &open)
        continue
      }
      let isIsolated = areIsolated || !open.isEmpty
      if case .argument(let argument) = node.content {
        if isIsolated { containArguments = true } else { argumentsOutside.append((argument.name, node.range)) }
      }
      for branch in node.branches { add(branch.nodes, areIsolated: isIsolated) }
    }
    unclosed += open
  }

  private mutating func add(_ text: String, of literal: MessageNode, _ open: inout [Range<Int>]) {
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      let start = tree.offset(inLiteral: literal, textOffset: offset)
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": open.append(start..<start + width)
      case "\u{2069}": if open.popLast() == nil { unopened.append(start..<start + width) }
      default: break
      }
      offset += width
    }
  }
}
