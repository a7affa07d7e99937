internal import CatalogFormats
internal import Foundation
internal import MessageFiles

/// Finds an argument that the source prints and a translation does not.
///
/// Only arguments that the source prints for every number count: a plural branch that the locale lacks, or `=N`, may
/// print more. Each plural form has to print all arguments except the number, and also the number if several numbers
/// lead to the form, as 1, 21 and 31 lead to `one` in Russian. If the same form of the source omits the number too, the
/// finding is a warning, and if the argument is a tag that only emphasizes words, it is an info.
struct MissingArgumentRule: MessageRule {
  let name = "missing-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = [.brace, .percent, .technicalName, .colonName]
  private static let missing: Diagnostic.ID = "missing-argument.missing"
  private static let fullWidth: Diagnostic.ID = "missing-argument.full-width"
  private static let placeholder: Diagnostic.ID = "missing-argument.placeholder"
  private static let form: Diagnostic.ID = "missing-argument.form"
  private static let broken: Diagnostic.ID = "missing-argument.broken"
  private static let bracket: Diagnostic.ID = "missing-argument.bracket"
  let ids = [missing, fullWidth, placeholder, form, broken, bracket]
  let example: RuleExample? = RuleExample(
    source: "Signed in as {name}", bad: "로그인했습니다", good: "{name} 님으로 로그인했습니다")

  /// Names of arguments that hold an English ending, which other languages do not need.
  static let englishEndingNames: Set<String> = ["apostrophe", "plural", "pluralSuffix", "s"]

  /// Angular's names of tags that only emphasize words or break a line.
  private static let emphasisNames: Set<String> = [
    "LINE_BREAK", "START_BOLD_TEXT", "START_EMPHASISED_TEXT", "START_ITALIC_TEXT", "START_TAG_STRONG",
    "START_UNDERLINED_TEXT",
  ]

  // A regular expression made from a literal is immutable; only one with closures could hold mutable state.
  nonisolated(unsafe) private static let nameInBraces = /\{[A-Za-z_][A-Za-z0-9_]+\}/
  nonisolated(unsafe) private static let nameInDoubleBraces = /\{\{[A-Za-z_][A-Za-z0-9_]+\}\}/

  /// The maximum number of reported arguments of a message; the cost of each grows with the message.
  private static let maximumCount = 20
  /// The maximum number of checked branches of a message.
  private static let maximumBranchCount = 100

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source else { return }
    if source.arguments.isEmpty { return checkPlainText(entry, source, &findings) }
    let hasBranches = entry.combinedFeatures.contains(.branches)
    if !hasBranches { checkBrackets(entry, source, &findings) }
    // Without branches, every argument is printed.
    if !hasBranches, entry.entry.hasSameArguments(as: source) { return }
    guard let (nodes, sourceNodes) = entry.parsedPair else { return }
    if let form = entry.entry.form, !form.isGeneral {
      checkForm(form, printing: nodes.printedArguments, source, entry, &findings)
      return
    }
    let missing = sourceNodes.printedArguments.subtracting(nodes.printedArguments)
    // The rule quoted-argument reports arguments between apostrophes.
    let quoted = missing.isEmpty ? [] : Set(entry.quotedArguments.map(\.name))
    // The rule unknown-argument reports arguments with another name.
    let isReportedAsRenamed = !missing.isEmpty && entry.options.isEnabled("unknown-argument")
    let renamed = isReportedAsRenamed ? Set(entry.renamedArguments.values) : []
    let reported = missing.subtracting(quoted).subtracting(renamed).subtracting(Self.englishEndingNames)
    for name in reported.sorted().prefix(Self.maximumCount) {
      if missing.count == 1, entry.isSingular(besides: name) || entry.needsNoEnding(name) { continue }
      if entry.file.dialect == .angular, name.hasPrefix("CLOSE_"), missing.contains("START_\(name.dropFirst(6))") {
        continue
      }
      addMissing(name, entry, source, &findings)
    }
    // Angular gives the same value a new number in each branch.
    if hasBranches, entry.file.dialect != .angular {
      checkBranches(of: nodes, sourceNodes, besides: missing, entry, &findings)
    }
  }

  /// Checks the placeholders of programs that replace names in plain text, and the patterns of dates.
  private func checkPlainText(_ entry: EntryContext, _ source: MessageEntry, _ findings: inout FindingList) {
    guard !entry.combinedFeatures.isDisjoint(with: triggers), !entry.text.isEmpty, source.text != entry.text else {
      return
    }
    var missing: [(text: String, spot: Range<Int>)] = []
    if source.features.contains(.percent), source.format == nil, let pattern = DatePattern(source.text) {
      missing += pattern.missing(in: entry.text).map { ($0, 0..<0) }
    }
    if source.features.isDisjoint(with: [.technicalName, .colonName]) == false, entry.file.isJSON {
      for style in entry.sourceFile?.evidence.markStyles ?? [] where !source.features.isDisjoint(with: style.features) {
        let found = entry.text.markedPlaceholders(style)
        let wanted = source.text.markedPlaceholders(style)
        let unknown = found.first { placeholder in !wanted.contains { $0.name == placeholder.name } }
        // A translation may have a text in place of a link, `@:title`.
        let omitsLinks = !entry.text.contains("@")
        missing += wanted.filter { placeholder in
          !found.contains { $0.name == placeholder.name } && !(omitsLinks && source.text.isLink(placeholder.range))
        }
        .map { ($0.text, unknown?.range ?? 0..<0) }
      }
    }
    // Without a flag, the source's names in braces may belong to any program.
    if source.features.contains(.brace), source.format == nil, entry.entry.isGeneral {
      let names =
        switch entry.file.document.format {
        case .po: source.text.matches(of: Self.nameInBraces).map(\.output)
        case .android: source.text.matches(of: Self.nameInDoubleBraces).map(\.output)
        case .arb, .json, .properties, .strings, .xcstrings, .xliff: [] as [Substring]
        }
      missing += names.map(String.init).filter { !entry.text.contains($0) }.map { ($0, 0..<0) }
    }
    for (text, spot) in missing.prefix(Self.maximumCount) {
      findings.add(self, Self.placeholder, ["placeholder": .text(text)], in: entry, at: spot, severity: .warning)
    }
  }

  /// Reports an argument that another kind of bracket encloses, beside correct ones: `(0)` for the second `{0}`.
  private func checkBrackets(_ entry: EntryContext, _ source: MessageEntry, _ findings: inout FindingList) {
    let (arguments, wanted) = (entry.entry.arguments, source.arguments)
    guard entry.combinedFeatures.contains(.bracket), !arguments.isEmpty, arguments.count < wanted.count else { return }
    for name in Set(wanted.map(\.name)).sorted().prefix(Self.maximumCount)
    where arguments.contains(where: { $0.name == name })
      && arguments.count(where: { $0.name == name }) < wanted.count(where: { $0.name == name })
    {
      if let range = entry.text.bracketed(name, besides: source.text) { addBracketed(name, range, entry, &findings) }
    }
  }

  private func addBracketed(
    _ name: String, _ range: Range<Int>, _ entry: EntryContext, _ findings: inout FindingList
  ) {
    findings.add(
      self, Self.bracket, ["text": .text(String(entry.text.text(inUTF8: range))), "placeholder": .text("{\(name)}")],
      in: entry, at: range, fix: "{\(name)}", isSafe: false)
  }

  private func addMissing(
    _ name: String, _ entry: EntryContext, _ source: MessageEntry, _ findings: inout FindingList
  ) {
    if !entry.file.dialect.isICU {
      if entry.entry.hasVariables || source.hasVariables || entry.hasUnnamedNumberPlaceholder || entry.omitsLink(name)
        || entry.printsCount(for: name)
      {
        return
      }
      let wanted = source.placeholderText(name)
      if let range = entry.text.brokenPlaceholder(for: wanted) {
        findings.add(
          self, Self.broken,
          ["text": .text(String(entry.text.text(inUTF8: range))), "placeholder": .text(wanted)], in: entry, at: range,
          fix: wanted, isSafe: false)
      } else {
        findings.add(self, Self.placeholder, ["placeholder": .text(wanted)], in: entry, at: 0..<0)
      }
    } else if entry.features.contains(.bracket), let range = entry.text.bracketed(name, besides: source.text) {
      addBracketed(name, range, entry, &findings)
    } else if entry.features.contains(.fullWidthBrace),
      let wide = entry.text.firstMatch(of: /[｛{][ 　]*([^{}｛｝]*?)[ 　]*[｝}]/), wide.output.1 == name
    {
      let spot = entry.text.range(ofText: String(wide.output.0))
      findings.add(self, Self.fullWidth, ["argument": .text(name)], in: entry, at: spot, fix: "{\(name)}")
    } else {
      findings.add(
        self, Self.missing, ["argument": .text(name)], in: entry.entry, of: entry.file, source: source.text, at: 0..<0,
        fix: insertion(of: name, entry, source),
        severity: entry.file.dialect == .angular && Self.emphasisNames.contains(name) ? .info : nil)
    }
  }

  /// Returns a fix that inserts an argument at the start if the source begins with it, and at the end otherwise.
  ///
  /// nil if the place would be outside the branches or quoted, or if another name may be a misspelling of this one.
  private func insertion(of name: String, _ entry: EntryContext, _ source: MessageEntry) -> Fix? {
    guard let sourceNodes = source.nodes, !entry.features.contains(.branches), !entry.text.hasSuffix("'"),
      Set(entry.entry.arguments.map(\.name)).isSubset(of: source.arguments.map(\.name)),
      let placeholder = sourceNodes.first(printing: name).map({ String(source.text.text(inUTF8: $0.range)) })
    else { return nil }
    let place = source.text.hasPrefix(placeholder) ? 0 : entry.text.utf8.count
    return entry.file.fix(entry.entry, place..<place, with: placeholder, isSafe: false)
  }

  /// Checks one plural form of a message whose forms are separate entries.
  ///
  /// - Parameter source: the source's general form, such as `other`.
  private func checkForm(
    _ form: PluralForm, printing printed: Set<String>, _ source: MessageEntry, _ entry: EntryContext,
    _ findings: inout FindingList
  ) {
    // A program may not pass an argument that the same form of the source leaves out.
    let sameForm = entry.sourceOfSameForm ?? source
    // A form that is never shown needs no arguments.
    guard form.numbers != [], let numbers = entry.integersOfForm,
      let counted = source.countedArgument(besides: sameForm), !entry.entry.hasVariables, !source.hasVariables,
      !entry.hasUnnamedNumberPlaceholder
    else { return }
    let generalArguments = Set(source.arguments.map(\.name))
    let sourceArguments = numbers.includesOnlyOneOrZero ? Set(sameForm.arguments.map(\.name)) : generalArguments
    var wanted = sourceArguments.subtracting([counted])
    if numbers.includesSeveralPositives, generalArguments.contains(counted) { wanted.insert(counted) }
    if numbers == [0, 1], sameForm.arguments.contains(where: { $0.name == counted }), !printed.contains(counted),
      entry.text.unicodeScalars.contains(where: { $0.properties.numericType == .decimal })
    {
      addMissingInForm(
        counted, numbers.abbreviatedList, entry, source, at: 0..<0, severity: .warning, &findings)
    }
    for name in wanted.subtracting(printed).sorted() where !entry.omitsLink(name) {
      if numbers.includesOnlyOneOrZero, name.isNameOfNumber { continue }
      let isInSameForm = sameForm.arguments.contains { $0.name == name }
      addMissingInForm(
        name, numbers.abbreviatedList, entry, source, at: 0..<0, severity: isInSameForm ? nil : .warning, &findings)
    }
  }

  /// Checks the branches of a message's plurals, except `other`.
  ///
  /// - Parameter missing: the arguments that the whole message lacks.
  private func checkBranches(
    of nodes: [MessageNode], _ source: [MessageNode], besides missing: Set<String>, _ entry: EntryContext,
    _ findings: inout FindingList
  ) {
    let generalArguments = source.printedArguments
    var seen: Set<String> = []
    var count = 0
    for (argument, style, branches) in nodes.plurals {
      for branch in branches where branch.selector != .keyword("other") {
        count += 1
        if count > Self.maximumBranchCount { return }
        // Empty for an exact number, `=N`.
        var numbers: [Int64] = []
        if case .keyword(let keyword) = branch.selector {
          guard let category = PluralCategory(rawValue: keyword),
            let integers = entry.integers(of: category, isOrdinal: style.isOrdinal)
          else { continue }
          numbers = integers
        }
        // For a single number, the source shows what to print only if it has the same selector.
        let sourceHasBranch = source.plurals.contains { plural in
          plural.argument.name == argument.name && plural.branches.contains { $0.selector == branch.selector }
        }
        if !sourceHasBranch, numbers.isEmpty || numbers.includesOnlyOneOrZero { continue }
        // The same branch of the source may print another argument in place of one of `other`.
        let sourceArguments =
          sourceHasBranch
          ? source.printedArguments(choosing: branch.selector, of: argument.name) : generalArguments
        var wanted = sourceArguments.subtracting([argument.name])
        if numbers.includesSeveralPositives, generalArguments.contains(argument.name) { wanted.insert(argument.name) }
        let printed = nodes.printedArguments(choosing: branch.selector, of: argument.name)
        let isInSameBranch = sourceArguments.contains(argument.name)
        let isForOneNumber = numbers.isEmpty || numbers.includesOnlyOneOrZero
        for name in wanted.subtracting(printed).subtracting(missing).sorted() where seen.insert(name).inserted {
          if isForOneNumber, name.isNameOfNumber { continue }
          guard let source = entry.source else { continue }
          let spot = branch.selectorRange
          let numberText =
            numbers.isEmpty ? String(entry.text.text(inUTF8: spot).drop { $0 == "=" }) : numbers.abbreviatedList
          addMissingInForm(
            name, numberText, entry, source, at: spot,
            severity: name == argument.name && !isInSameBranch ? .warning : nil, &findings)
        }
      }
    }
  }

  /// Reports an argument that a plural form or branch lacks.
  private func addMissingInForm(
    _ name: String, _ numbers: String, _ entry: EntryContext, _ source: MessageEntry, at spot: Range<Int>,
    severity: Finding.Severity?, _ findings: inout FindingList
  ) {
    let placeholder = entry.file.dialect.isICU ? "{\(name)}" : source.placeholderText(name)
    findings.add(
      self, Self.form, ["placeholder": .text(placeholder), "numbers": .text(numbers)], in: entry, at: spot,
      severity: severity)
  }
}

extension [Int64] {
  /// Whether only 0 or 1 leads to a form, so that the form may spell the number out.
  var includesOnlyOneOrZero: Bool { !isEmpty && !contains { $0 > 1 } }
  /// Whether several numbers other than 0 lead to a form, so that the form has to print the number.
  fileprivate var includesSeveralPositives: Bool { count { $0 > 0 } > 1 }
  /// The first four numbers, for a finding.
  fileprivate var abbreviatedList: String {
    (prefix(4).map(String.init) + (count > 4 ? ["…"] : [])).joined(separator: ", ")
  }
}

extension String {
  /// Whether an argument of this name may be the number of a plural as text, such as `formattedCount`, so that a form for
  /// one number may spell it out.
  fileprivate var isNameOfNumber: Bool { !Set(wordsOfName).isDisjoint(with: ["count", "num", "number"]) }

  /// Returns whether a placeholder with a colon is part of a link, `@:title`.
  fileprivate func isLink(_ placeholder: Range<Int>) -> Bool {
    utf8.prefix(placeholder.lowerBound).last == UInt8(ascii: "@")
  }

  /// Returns the range of a placeholder of printf that a space has broken; nil if there is none.
  ///
  /// - Parameter wanted: the placeholder, which the text lacks.
  fileprivate func brokenPlaceholder(for wanted: String) -> Range<Int>? {
    guard utf8.contains(UInt8(ascii: "%")), let found = range(of: Self.brokenPlaceholder, options: .regularExpression)
    else { return nil }
    let start = utf8.distance(from: startIndex, to: found.lowerBound)
    return self[found].filter { $0 != " " } == wanted ? start..<start + self[found].utf8.count : nil
  }
}

extension String {
  /// Returns the range of a name in round or square brackets, which another text does not have; nil if there is none.
  fileprivate func bracketed(_ name: String, besides other: String) -> Range<Int>? {
    for text in ["(\(name))", "[\(name)]"] where !other.contains(text) {
      let range = range(ofText: text)
      if !range.isEmpty { return range }
    }
    return nil
  }
}

extension MessageEntry {
  /// Returns whether the text differs from another one only in English plurals: `minutes` for `minute`, `are` for `is`.
  fileprivate func isPlural(of other: MessageEntry) -> Bool {
    guard hasSameArguments(as: other) else { return false }
    let (words, otherWords) = (text.split(separator: " "), other.text.split(separator: " "))
    guard words.count == otherWords.count else { return false }
    let changes = zip(words, otherWords).filter { $0 != $1 }
    let irregular = [["is", "are"], ["was", "were"], ["has", "have"], ["this", "these"]]
    return !changes.isEmpty
      && changes.allSatisfy { plural, singular in
        let (plural, singular) = (plural.filter(\.isLetter), singular.filter(\.isLetter))
        let endsInY = plural.hasSuffix("ies") && singular == plural.dropLast(3) + "y"
        return !singular.isEmpty
          && ([singular + "s", singular + "es"].contains(plural) || endsInY || irregular.contains([singular, plural]))
      }
  }

  /// Returns an argument as the text writes it; empty if the text lacks it.
  fileprivate func placeholderText(_ name: String) -> String {
    arguments.first { $0.name == name }.map { String(text.text(inUTF8: $0.nameRange)) } ?? ""
  }

  /// Returns the argument whose number selects the form, if forms are separate entries; nil if it is unclear.
  ///
  /// - Parameter otherForm: another form of the same message, which may leave the number out.
  fileprivate func countedArgument(besides otherForm: MessageEntry) -> String? {
    let names = arguments.map(\.name)
    if names.contains("count") { return "count" }
    let omitted = Set(names).subtracting(otherForm.arguments.map(\.name))
    if omitted.count == 1 { return omitted.first }
    let placeholders = MessageSyntax.printf.placeholders(in: text)
    let integers = Set(placeholders.filter { $0.kind == .integer }.map(\.name))
    if integers.count == 1 { return integers.first }
    if Set(names).count == 1 { return names.first }
    let counts = Set(names.filter { $0.hasSuffix("_count") || $0.hasSuffix("Count") })
    if counts.count == 1 { return counts.first }
    return names.first { ["n", "num", "number", "total", "counter"].contains($0) }
  }
}

extension EntryContext {
  /// Returns whether the source is the singular of a message that follows or precedes it.
  ///
  /// The translation may then spell the number out: “in %minutes% minute.” before “in %minutes% minutes.”
  fileprivate func isSingular(besides name: String) -> Bool {
    guard let source, let sourceFile, let index = sourceFile.indices[source.key] else { return false }
    return [index + 1, index - 1].contains { index in
      sourceFile.entries.indices.contains(index) && sourceFile.entries[index].isPlural(of: source)
        && file[sourceFile.entries[index].key]?.arguments.contains { $0.name == name } ?? false
    }
  }

  /// Returns whether an argument holds the ending of an English noun after a number, as in `%lld file%@`, and the language
  /// has the same noun for all numbers.
  fileprivate func needsNoEnding(_ name: String) -> Bool {
    guard let source, file.integerCategories(isOrdinal: false) == [.other] else { return false }
    let wanted = source.placeholderText(name)
    return (wanted.hasSuffix("@") || wanted.hasSuffix("s"))
      && source.text.contains(/%[\d$]*l*[diu] \p{L}+/)
      && source.text.ranges(of: wanted).contains { range in
        let next = source.text[range.upperBound...].first
        return source.text[..<range.lowerBound].suffix(3).allSatisfy { $0.isLetter } && !(next?.isLetter ?? false)
      }
  }

  /// Returns whether an i18next form prints `count` instead of an argument such as `localeCount`.
  ///
  /// Both are the same number; the argument has the digits of the locale.
  fileprivate func printsCount(for name: String) -> Bool {
    file.dialect == .i18next && entry.form != nil && name.lowercased().hasSuffix("count")
      && entry.arguments.contains { $0.name == "count" }
  }
}

extension [MessageNode] {
  /// Returns the first node that prints an argument by its name.
  fileprivate func first(printing name: String) -> MessageNode? {
    var found: MessageNode?
    forEachNode { node in
      guard found == nil, node.branches.isEmpty, node.argument?.name == name else { return }
      found = node
    }
    return found
  }
}
