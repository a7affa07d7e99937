internal import CatalogFormats
internal import MessageFiles

/// Finds an argument that has one type in the source and another in a translation.
struct ArgumentTypeRule: MessageRule {
  let name = "argument-type"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.branches, .formats]
  private static let differs: Diagnostic.ID = "argument-type.differs"
  private static let placeholder: Diagnostic.ID = "argument-type.placeholder"
  private static let capitals: Diagnostic.ID = "argument-type.capitals"
  let ids = [differs, placeholder, capitals]
  let example: RuleExample? = RuleExample(
    source: "{when, date, short}", bad: "{when, number}", good: "{when, date, short}")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.dialect.isICU ? triggers : .brace
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if !entry.file.dialect.isICU { return checkPlaceholders(entry, &findings) }
    guard !entry.features.isDisjoint(with: triggers), let (nodes, sourceNodes) = entry.parsedPair else { return }
    // A plain argument, `{n}`, accepts a value of any type.
    var usesInSource: [String: Set<ArgumentUse>] = [:]
    for (argument, use) in sourceNodes.uses where use != .plain {
      usesInSource[argument.name, default: []].insert(use)
    }
    var seen: Set<String> = []
    for (argument, use) in nodes.uses where use != .plain {
      guard let sourceUses = usesInSource[argument.name], !sourceUses.contains(use),
        seen.insert(argument.name).inserted,
        let sourceUse = sourceUses.min()
      else { continue }
      findings.add(
        self, Self.differs,
        ["argument": .text(argument.name), "use": .text(use.rawValue), "sourceUse": .text(sourceUse.rawValue)],
        in: entry, at: argument.nameRange)
    }
  }

  /// Compares the types of placeholders, in dialects whose placeholders specify a type.
  private func checkPlaceholders(_ entry: EntryContext, _ findings: inout FindingList) {
    guard case (let translation, var source)? = entry.placeholders else { return }
    // A form for a single thing may be the same form of the source, which need not print the number.
    if let original = entry.sourceOfSameForm, original !== entry.source,
      entry.integersOfForm?.includesOnlyOneOrZero ?? false
    {
      source = entry.file.dialect.placeholders(in: original.text, format: entry.entry.format)
    }
    // A text placeholder prints numbers too, except where the format declares a runtime and on Apple's systems.
    let isStrict = entry.entry.format != nil || [.strings, .xcstrings].contains(entry.file.document.format)
    reportCapitals(translation, source, entry, &findings)
    // A text may repeat a placeholder thousands of times.
    var sourceTypes: [String: [FormatPlaceholder]] = [:]
    for placeholder in source where !(sourceTypes[placeholder.name]?.contains { $0.hasType(of: placeholder) } ?? false)
    {
      sourceTypes[placeholder.name, default: []].append(placeholder)
    }
    if !isStrict { reportConversions(translation, source, entry, &findings) }
    for placeholder in translation where isStrict || placeholder.kind != .text {
      guard let types = sourceTypes[placeholder.name], let sourcePlaceholder = types.first,
        !types.contains(where: { $0.accepts(placeholder) })
          || entry.hasDigitForLetter(in: placeholder, unlike: sourcePlaceholder)
      else { continue }
      findings.add(
        self, Self.placeholder,
        [
          "placeholder": .text(String(entry.text.text(inUTF8: placeholder.range))),
          "sourcePlaceholder": .text(String((entry.source?.text ?? "").text(inUTF8: sourcePlaceholder.range))),
        ], in: entry, at: placeholder.range)
    }
  }

  /// Reports `%s` in place of `%S` or `%ls`, and of a letter that only the program of a gettext file knows, such as `%B`:
  /// no runtime reads them alike.
  private func reportConversions(
    _ translation: [FormatPlaceholder], _ source: [FormatPlaceholder], _ entry: EntryContext,
    _ findings: inout FindingList
  ) {
    guard entry.file.document.format != .android, let sourceText = entry.source?.text else { return }
    // A text may repeat a placeholder thousands of times.
    var originals: [String: (text: String, conversions: Set<Substring>)] = [:]
    for placeholder in source {
      let text = String(sourceText.text(inUTF8: placeholder.range))
      let isOwnLetter = entry.file.document.format == .po && text.wholeMatch(of: /%[A-Z]/) != nil
      guard placeholder.kind == .text || (placeholder.kind == .any && isOwnLetter) else { continue }
      originals[placeholder.name, default: (text, [])].conversions.insert(text.conversion)
    }
    for placeholder in translation where placeholder.kind == .text {
      let text = String(entry.text.text(inUTF8: placeholder.range))
      guard let (original, conversions) = originals[placeholder.name], !conversions.contains(text.conversion) else {
        continue
      }
      findings.add(
        self, Self.placeholder, ["placeholder": .text(text), "sourcePlaceholder": .text(original)], in: entry,
        at: placeholder.range)
    }
  }

  /// Reports `%S` in place of `%s`, which prints the value in capital letters in Java.
  private func reportCapitals(
    _ translation: [FormatPlaceholder], _ source: [FormatPlaceholder], _ entry: EntryContext,
    _ findings: inout FindingList
  ) {
    guard entry.file.document.format == .android, let sourceText = entry.source?.text else { return }
    for placeholder in translation where placeholder.kind == .text {
      let text = String(entry.text.text(inUTF8: placeholder.range))
      guard text.hasSuffix("S"), !sourceText.contains(text),
        let original = source.first(where: { $0.name == placeholder.name && $0.kind == .text })
      else { continue }
      let sourcePlaceholder = String(sourceText.text(inUTF8: original.range))
      findings.add(
        self, Self.capitals, ["placeholder": .text(text), "sourcePlaceholder": .text(sourcePlaceholder)], in: entry,
        at: placeholder.range, severity: .warning)
    }
  }
}

extension EntryContext {
  /// Returns whether a placeholder has the digit one where that of the source has the letter l: `%11d` for `%lld`.
  fileprivate func hasDigitForLetter(
    in placeholder: FormatPlaceholder, unlike sourcePlaceholder: FormatPlaceholder
  ) -> Bool {
    guard placeholder.kind == .integer, placeholder.range.count == sourcePlaceholder.range.count, let source else {
      return false
    }
    let (one, letter) = (UInt8(ascii: "1"), UInt8(ascii: "l"))
    let written = text.text(inUTF8: placeholder.range).utf8
    let wanted = source.text.text(inUTF8: sourcePlaceholder.range).utf8
    return written.contains(one) && wanted.contains(letter) && !written.contains(letter)
      && written.elementsEqual(wanted.lazy.map { $0 == letter ? one : $0 })
  }
}

extension String {
  /// The letters at the end of a placeholder: `ls` for `%1$ls`.
  fileprivate var conversion: Substring { suffix(while: \.isLetter) }

  private func suffix(while isIncluded: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, isIncluded(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
