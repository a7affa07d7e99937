internal import CatalogFormats
internal import MessageFiles

/// Finds an argument that has one type in the source and another in a translation.
struct ArgumentTypeRule: MessageRule {
  let name = "argument-type"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.branches, .formats]
  private static let differs: Diagnostic.ID = "argument-type.differs"
  private static let placeholder: Diagnostic.ID = "argument-type.placeholder"
  let ids = [differs, placeholder]
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
    guard let (translation, source) = entry.placeholders else { return }
    // Outside C and string catalogs, a text placeholder prints numbers too.
    let isStrict = entry.entry.isCFormat || entry.file.document.format == .xcstrings
    for placeholder in translation where isStrict || placeholder.kind != .text {
      guard let sourcePlaceholder = source.first(where: { $0.name == placeholder.name }),
        !source.contains(where: { $0.name == placeholder.name && $0.kind.accepts(placeholder.kind) })
      else { continue }
      findings.add(
        self, Self.placeholder,
        [
          "placeholder": .text(String(entry.text.text(inUTF8: placeholder.range))),
          "sourcePlaceholder": .text(String((entry.source?.text ?? "").text(inUTF8: sourcePlaceholder.range))),
        ], in: entry, at: placeholder.range)
    }
  }
}
