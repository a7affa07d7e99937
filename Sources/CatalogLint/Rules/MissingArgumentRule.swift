internal import AuthCopy
internal import CatalogFormats

/// Finds an argument that the source prints and a translation does not.
///
/// What the source prints for every number counts, because a plural branch that the locale does not have, or `=N`, may
/// print more. Each form of a plural is compared: it has to print all arguments but the number itself, and that too where
/// more than one number leads to the form, as 1, 21 and 31 do to `one` in Russian.
struct MissingArgumentRule: MessageRule {
  let name = "missing-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .brace
  private static let missing: Diagnostic.ID = "missing-argument.missing"
  private static let fullWidth: Diagnostic.ID = "missing-argument.full-width"
  private static let placeholder: Diagnostic.ID = "missing-argument.placeholder"
  private static let form: Diagnostic.ID = "missing-argument.form"
  let ids = [missing, fullWidth, placeholder, form]
  let example: RuleExample? = RuleExample(
    source: "Signed in as {name}", bad: "로그인했습니다", good: "{name} 님으로 로그인했습니다")

  /// Names of arguments that are an ending of English: other languages do without it.
  private static let endings: Set<String> = ["plural", "pluralSuffix", "s"]

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, !source.arguments.isEmpty else { return }
    let hasBranches = entry.eitherFeatures.contains(.branches)
    // Without branches, every argument is printed.
    if !hasBranches, entry.entry.hasArguments(of: source) { return }
    guard let (nodes, sourceNodes) = entry.pair else { return }
    if let form = entry.entry.form, !form.isGeneral {
      check(form, printing: nodes.printedArguments, source, entry, &findings)
      return
    }
    let shown = entry.withoutPlainSigns(nodes, source: sourceNodes)
    let printed = shown.printedArguments
    let missing = sourceNodes.printedArguments.subtracting(printed)
    // The rule quoted-argument reports these.
    let quoted = missing.isEmpty ? [] : Set(entry.quotedArguments.map(\.name))
    for name in missing.subtracting(quoted).subtracting(Self.endings).sorted() { add(name, entry, source, &findings) }
    // Angular numbers the same value anew in each branch.
    if hasBranches, entry.file.dialect != .angular {
      checkBranches(of: shown, sourceNodes, besides: missing, entry, &findings)
    }
  }

  private func add(_ name: String, _ entry: EntryContext, _ source: MessageEntry, _ findings: inout FindingList) {
    if !entry.file.dialect.isICU {
      if entry.entry.hasVariables || source.hasVariables || entry.hasPlaceOfNumber || entry.doesWithout(link: name)
        || entry.printsCount(for: name)
      {
        return
      }
      findings.add(self, Self.placeholder, ["placeholder": .text(source.written(name))], in: entry, at: 0..<0)
    } else if entry.features.contains(.fullWidthBrace),
      let wide = entry.text.firstMatch(of: /[｛{][ 　]*([^{}｛｝]*?)[ 　]*[｝}]/), wide.output.1 == name
    {
      let spot = entry.text.range(ofText: String(wide.output.0))
      findings.add(self, Self.fullWidth, ["argument": .text(name)], in: entry, at: spot, fix: "{\(name)}")
    } else {
      findings.add(
        self, Self.missing, ["argument": .text(name)], in: entry.entry, of: entry.file, source: source.text, at: 0..<0,
        fix: insertion(of: name, entry, source))
    }
  }

  /// A fix that puts an argument where the source has it if that is at the start, and at the end otherwise.
  ///
  /// It is nil where that would be outside of the branches, or quoted, or where another name may be misspelled.
  private func insertion(of name: String, _ entry: EntryContext, _ source: MessageEntry) -> Fix? {
    guard let sourceNodes = source.nodes, !entry.features.contains(.branches), !entry.text.hasSuffix("'"),
      Set(entry.entry.arguments.map(\.name)).isSubset(of: source.arguments.map(\.name)),
      let written = sourceNodes.first(printing: name).map({ String(source.text.text(inUTF8: $0.range)) })
    else { return nil }
    let place = source.text.hasPrefix(written) ? 0 : entry.text.utf8.count
    return entry.file.fix(entry.entry, place..<place, with: written, isSafe: false)
  }

  /// Checks one of the forms of a message, each of which is an entry of its own.
  ///
  /// - Parameter source: the form of the source for numbers in general.
  private func check(
    _ form: PluralForm, printing printed: Set<String>, _ source: MessageEntry, _ entry: EntryContext,
    _ findings: inout FindingList
  ) {
    // What the source of the same form leaves out, a program may not pass.
    let same = entry.sourceFile?[entry.entry.key].flatMap { $0.syntaxError == nil ? $0 : nil } ?? source
    // What is never shown needs none.
    guard form.numbers != [],
      let numbers = form.numbers ?? form.category.flatMap({ entry.integers(of: $0, isOrdinal: form.isOrdinal) }),
      let counted = source.countedArgument(besides: same), !entry.entry.hasVariables, !source.hasVariables,
      !entry.hasPlaceOfNumber
    else { return }
    let general = Set(source.arguments.map(\.name))
    var wanted = (numbers.isOne ? Set(same.arguments.map(\.name)) : general).subtracting([counted])
    if numbers.areSeveral, general.contains(counted) { wanted.insert(counted) }
    for name in wanted.subtracting(printed).sorted() where !entry.doesWithout(link: name) {
      add(name, numbers.shown, entry, source, at: 0..<0, &findings)
    }
  }

  /// Checks the branches of a message's plurals but `other`.
  ///
  /// - Parameter missing: the arguments that the message lacks as a whole.
  private func checkBranches(
    of nodes: [MessageNode], _ source: [MessageNode], besides missing: Set<String>, _ entry: EntryContext,
    _ findings: inout FindingList
  ) {
    let general = source.printedArguments
    var seen: Set<String> = []
    for (argument, style, branches) in nodes.plurals {
      for branch in branches where branch.selector != .keyword("other") {
        var numbers: [Int64] = []
        if case .keyword(let keyword) = branch.selector {
          guard let category = PluralCategory(rawValue: keyword),
            let integers = entry.integers(of: category, isOrdinal: style.isOrdinal)
          else { continue }
          numbers = integers
        }
        // Of one number, or an exact one, the source says what is printed.
        let isKnown = source.plurals.contains { plural in
          plural.argument.name == argument.name && plural.branches.contains { $0.selector == branch.selector }
        }
        if !isKnown, numbers.isEmpty || numbers.isOne { continue }
        let same =
          isKnown && !numbers.areSeveral
          ? source.printedArguments(choosing: branch.selector, of: argument.name) : general
        var wanted = same.subtracting([argument.name])
        if numbers.areSeveral, general.contains(argument.name) { wanted.insert(argument.name) }
        let printed = nodes.printedArguments(choosing: branch.selector, of: argument.name)
        for name in wanted.subtracting(printed).subtracting(missing).sorted() where seen.insert(name).inserted {
          guard let source = entry.source else { continue }
          let spot = branch.selectorRange
          let shown = numbers.isEmpty ? String(entry.text.text(inUTF8: spot).drop { $0 == "=" }) : numbers.shown
          add(name, shown, entry, source, at: spot, &findings)
        }
      }
    }
  }

  private func add(
    _ name: String, _ numbers: String, _ entry: EntryContext, _ source: MessageEntry, at spot: Range<Int>,
    _ findings: inout FindingList
  ) {
    let written = entry.file.dialect.isICU ? "{\(name)}" : source.written(name)
    findings.add(
      self, Self.form,
      ["placeholder": .text(written), "numbers": .text(numbers)], in: entry, at: spot)
  }
}

extension [Int64] {
  /// Whether no number but 1, and perhaps 0, leads to a form, so that it may say the number in words.
  fileprivate var isOne: Bool { !isEmpty && !contains { $0 > 1 } }
  /// Whether several numbers lead to a form, so that it has to print which of them.
  fileprivate var areSeveral: Bool { count { $0 > 0 } > 1 }
  /// The first of them.
  fileprivate var shown: String { (prefix(4).map(String.init) + (count > 4 ? ["…"] : [])).joined(separator: ", ") }
}

extension MessageEntry {
  /// An argument as the text has it.
  fileprivate func written(_ name: String) -> String {
    arguments.first { $0.name == name }.map { String(text.text(inUTF8: $0.nameRange)) } ?? ""
  }

  /// The argument whose number chooses the form, of a message whose forms are entries of their own; nil where nothing tells
  /// which it is.
  ///
  /// - Parameter same: another form of the same message, which may leave the number out.
  fileprivate func countedArgument(besides same: MessageEntry) -> String? {
    let names = arguments.map(\.name)
    if names.contains("count") { return "count" }
    let left = Set(names).subtracting(same.arguments.map(\.name))
    if left.count == 1 { return left.first }
    let placeholders = MessageSyntax.printf.placeholders(in: text)
    let integers = Set(placeholders.filter { $0.kind == .integer }.map(\.name))
    if integers.count == 1 { return integers.first }
    if Set(names).count == 1 { return names.first }
    return names.first { ["n", "num", "number", "total", "counter"].contains($0) }
  }
}

extension EntryContext {
  /// Whether a form of i18next prints the number in the place of an argument that is the same one in digits of the locale.
  fileprivate func printsCount(for name: String) -> Bool {
    file.dialect == .i18next && entry.form != nil && name.lowercased().hasSuffix("count")
      && entry.arguments.contains { $0.name == "count" }
  }

  /// The whole numbers that lead to a category, the smallest first; nil in a locale of which that is not known.
  fileprivate func integers(of category: PluralCategory, isOrdinal: Bool) -> [Int64]? {
    let integers = file.integers(of: category, isOrdinal: isOrdinal)
    return integers.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The translation, in which `#` is text where the dialect has no such sign; there it stands for its argument only if it
  /// does so in the source, which is as wrong.
  fileprivate func withoutPlainSigns(_ nodes: [MessageNode], source: [MessageNode]) -> [MessageNode] {
    if file.dialect.traits.hasNumberSign || !features.contains(.branches) || !source.hasPlainNumbers { return nodes }
    return nodes.mapTree { node in
      if case .pound = node.content { MessageNode(content: .literal("#"), range: node.range) } else { node }
    }
  }
}

extension [MessageNode] {
  /// The first node that prints an argument by its name.
  fileprivate func first(printing name: String) -> MessageNode? {
    var found: MessageNode?
    forEachNode { node in
      guard found == nil, node.branches.isEmpty, node.argument?.name == name else { return }
      found = node
    }
    return found
  }

  /// Whether the argument of a plural is printed without `#`.
  fileprivate var hasPlainNumbers: Bool {
    let counted = Set(plurals.map(\.argument.name))
    var found = false
    forEachNode { node in
      switch node.content {
      case .argument(let argument), .formatted(let argument, _): found = found || counted.contains(argument.name)
      default: break
      }
    }
    return found
  }
}
