internal import CatalogFormats
internal import MessageFiles

/// Finds a message that ICU MessageFormat rejects, and explains the mistake.
struct InvalidMessageRule: MessageRule {
  let name = "invalid-message"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = [.invalid, .formats, .branches]
  private static let selector: Diagnostic.ID = "invalid-message.selector"
  let ids = MessageSyntaxError.ids + MessageRepair.ids + [selector]
  let example: RuleExample? = RuleExample(
    source: "{n, plural, one {# day} other {# days}}", bad: "{n, plural, 다른 {#일}}", good: "{n, plural, other {#일}}")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    // Apps may format a text of Android's resources with ICU.
    file.document.format == .android ? triggers.union(.brace) : triggers
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if let error = entry.entry.syntaxError {
      // A message in the syntax of another program is not a broken ICU message.
      guard !entry.failsOnlyBecauseOfForeignPlaceholders, !entry.hasVueEscape, !entry.hasVuePlaceholders,
        !entry.failsOnlyBecauseOfForeignSyntax,
        !entry.sharesBracesWithInvalidSource
      else { return }
      explain(error, entry, entry.file.dialect, &findings)
    } else if let error = entry.errorInNestedPlural {
      explain(error, entry, .icu, &findings)
    } else if let error = entry.nodes?.firstUnknownFormat(locale: entry.file.locale) {
      findings.add(self, error.message.id, error.message.parameters, in: entry, at: error.offset..<error.offset)
    } else if entry.features.contains(.branches), [.flutter, .flutterEscaping].contains(entry.file.dialect),
      let branch = entry.nodes?.plurals.flatMap(\.branches).first(where: \.selector.isBeyondTwo)
    {
      findings.add(self, Self.selector, ["selector": .text("\(branch.selector)")], in: entry, at: branch.selectorRange)
    }
  }

  private func explain(
    _ error: MessageSyntaxError, _ entry: EntryContext, _ dialect: Linter.Dialect, _ findings: inout FindingList
  ) {
    // Excessive nesting is not a translator's mistake, so there is nothing to repair.
    let isTooDeep = if case .tooDeep = error.reason { true } else { false }
    let isRepairable = !isTooDeep && entry.text.utf8.count <= MessageRepair.maximumLength
    let repair =
      isRepairable
      ? MessageRepair(
        entry.text, arguments: Set(entry.source?.arguments.map(\.name) ?? []), dialect: dialect) : nil
    guard let repair, !repair.mistakes.isEmpty else {
      findings.add(self, error.message.id, error.message.parameters, in: entry, at: error.offset..<error.offset)
      return
    }
    let change = repair.repaired.map { Replacement(from: entry.text, to: $0) }
    let isSafe = repair.repaired.map { isCertain($0, entry) } ?? false
    for (index, mistake) in repair.mistakes.enumerated() {
      // The message parses only after all repairs together, so the first finding carries them all.
      let fix =
        index == 0 ? change.flatMap { entry.file.fix(entry.entry, $0.range, with: $0.text, isSafe: isSafe) } : nil
      findings.add(self, mistake.id, mistake.parameters, in: entry, at: mistake.spot, fix: fix)
    }
  }

  /// Returns whether a repair is certain.
  ///
  /// The repaired message must use only the source's arguments, print all that the source prints, and have `other` in
  /// each plural.
  private func isCertain(_ repaired: String, _ entry: EntryContext) -> Bool {
    guard let nodes = try? entry.file.dialect.parse(repaired, with: MessageParser()).nodes,
      let source = entry.sourceNodes
    else { return false }
    let sourceNames = Set(source.arguments.map(\.name))
    return nodes.arguments.allSatisfy { sourceNames.contains($0.name) }
      && source.printedArguments.isSubset(of: nodes.printedArguments)
      && nodes.plurals.allSatisfy { $0.branches.contains { $0.selector == .keyword("other") } }
  }
}

extension EntryContext {
  /// Why a text of Android's resources is no plural of ICU, although its source is one; nil if both are, or neither is.
  fileprivate var errorInNestedPlural: MessageSyntaxError? {
    guard file.document.format == .android, let source, text.isPluralOfICU, source.text.isPluralOfICU,
      (try? Linter.Dialect.icu.parse(source.text, with: MessageParser())) != nil
    else { return nil }
    do {
      _ = try Linter.Dialect.icu.parse(text, with: MessageParser())
      return nil
    } catch { return error }
  }

  /// Whether the source has the same braces and does not parse either, so that the rule reports only the source.
  ///
  /// False if the dialect was not guessed.
  fileprivate var sharesBracesWithInvalidSource: Bool {
    guard file.isDialectGuessed, let source, source.syntaxError != nil else { return false }
    func braces(_ text: String) -> [Substring] { text.matches(of: /\{[^{}]*\}|[{}]/).map(\.output).sorted() }
    return braces(text) == braces(source.text)
  }

  /// Whether the dialect was guessed and the message escapes a character as vue-i18n does, `{'@'}`.
  fileprivate var hasVueEscape: Bool { file.isDialectGuessed && text.contains(/\{'[^']*'\}/) }
}

extension EntryContext {
  /// Whether the message has placeholders that only vue-i18n accepts, such as `{user-name}`.
  ///
  /// False if its file or the source file may have ICU syntax.
  ///
  /// In a translation, such placeholders count only if the source does not parse either.
  fileprivate var hasVuePlaceholders: Bool {
    guard file.isDialectGuessed, !file.evidence.mayBeICU, !(sourceFile?.evidence.mayBeICU ?? false),
      source?.syntaxError != nil || file.isSource
    else { return false }
    let names = text.matches(of: /\{ *([a-z0-9]+(?:[-.][a-z0-9]+)*) *\}/.ignoresCase())
    return names.contains { $0.1.contains { "-.".contains($0) } }
      && names.count == text.utf8.count { $0 == UInt8(ascii: "{") }
  }
}

extension EntryContext {
  /// Whether the message would parse if the syntax of other programs were removed.
  ///
  /// The syntax is markup (`{#b}…{/b}`), braces after backslashes, or build properties (`${project.version}`).
  /// The source of a translation must contain such syntax too, unless the translation has a build property.
  fileprivate var failsOnlyBecauseOfForeignSyntax: Bool {
    guard file.isDialectGuessed else { return false }
    let syntax = /\\[{}]|\$\{[a-z]+(?:\.[a-z]+)+\}|\{[#\/][a-z][^{}]*\}/.ignoresCase()
    let textWithoutSyntax = text.replacing(syntax, with: "")
    if textWithoutSyntax == text { return false }
    let isSyntaxPlausible = file.isSource || (source?.text.contains(syntax) ?? true) || text.containsBuildProperty
    return isSyntaxPlausible && (try? file.dialect.parse(textWithoutSyntax, with: MessageParser())) != nil
  }
}

extension String {
  /// Whether the text contains a property that a build replaces, such as `${project.version}`.
  fileprivate var containsBuildProperty: Bool { contains(/\$\{[a-z]+(?:\.[a-z]+)+\}/) }
}

extension EntryContext {
  /// Whether the message fails to parse only because of placeholders that `wrong-dialect` reports.
  fileprivate var failsOnlyBecauseOfForeignPlaceholders: Bool {
    guard features.contains(.foreignBrace) else { return false }
    let placeholders = text.placeholders([.doubleBrace])
    if placeholders.isEmpty { return false }
    // Replaces `{{a.b}}` with `{a_b}`, starting with the last placeholder, so that the ranges stay valid.
    let icuText = placeholders.reversed().reduce(into: text) { text, placeholder in
      let start = text.utf8.index(text.startIndex, offsetBy: placeholder.range.lowerBound)
      let end = text.utf8.index(text.startIndex, offsetBy: placeholder.range.upperBound)
      text.replaceSubrange(start..<end, with: "{\(placeholder.name.replacing(".", with: "_"))}")
    }
    return (try? file.dialect.parse(icuText, with: MessageParser())) != nil
  }
}

extension String {
  /// Whether the text begins with a plural or select of ICU.
  fileprivate var isPluralOfICU: Bool { prefixMatch(of: /\s*\{\s*\w+\s*,\s*(?:plural|select)\s*,/) != nil }
}

extension BranchSelector {
  /// Whether the selector is a number other than 0, 1 and 2, which Flutter's generator refuses.
  fileprivate var isBeyondTwo: Bool {
    if case .exactly(let number) = self { ![0, 1, 2].contains(number) } else { false }
  }
}

/// The smallest change that turns one text into another.
private struct Replacement {
  /// The range to replace, in UTF-8 bytes of the first text.
  let range: Range<Int>
  let text: String

  init(from old: String, to new: String) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    func bytes(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
    let lower = bytes(old[..<start])
    range = lower..<lower + bytes(old[start..<old.count - end])
    text = String(String.UnicodeScalarView(new[start..<new.count - end]))
  }
}
