internal import MessageFiles

/// Finds an argument of a translation that the source does not have, such as a translated or misspelled name.
struct UnknownArgumentRule: MessageRule {
  let name = "unknown-argument"
  let severity = Finding.Severity.error
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .brace
  private static let translated: Diagnostic.ID = "unknown-argument.translated"
  private static let misspelled: Diagnostic.ID = "unknown-argument.misspelled"
  private static let none: Diagnostic.ID = "unknown-argument.none"
  private static let other: Diagnostic.ID = "unknown-argument.other"
  private static let placeholder: Diagnostic.ID = "unknown-argument.placeholder"
  private static let renamed: Diagnostic.ID = "unknown-argument.renamed"
  let ids = [translated, misspelled, none, other, placeholder, renamed]
  /// The maximum number of reported arguments of a message.
  private static let maximumCount = 20
  let example: RuleExample? = RuleExample(source: "Play {movie}", bad: "{영화} 재생", good: "{movie} 재생")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    let arguments = entry.entry.arguments
    guard !arguments.isEmpty, let source = entry.source, !entry.entry.hasSameArguments(as: source),
      entry.parsedPair != nil
    else { return }
    let declared = entry.sourceFile?.metadata[entry.entry.key]?.placeholders.map { Set($0.keys) } ?? []
    let sourceNames = Set(source.arguments.map(\.name))
    // Programs pass an argument even if the source quotes it by mistake.
    let quoted = entry.file.dialect.isICU ? source.namesInQuotations : []
    // Programs always pass i18next the number that selects a plural form.
    let counted: Set<String> = entry.file.dialect == .i18next && entry.entry.form != nil ? ["count"] : []
    let known = declared.union(sourceNames).union(quoted).union(counted).union(entry.namesOfNumber)
    let unused = sourceNames.subtracting(arguments.map(\.name))
    var seen: Set<String> = []
    for argument in arguments where !known.contains(argument.name) && seen.insert(argument.name).inserted {
      // Each is compared with all known names.
      if seen.count > Self.maximumCount { return }
      if !entry.file.dialect.isICU {
        if entry.entry.hasVariables || source.hasVariables || entry.isLink(argument.name)
          || entry.isOtherForm(argument.name, of: unused)
        {
          continue
        }
        let written = String(entry.text.text(inUTF8: argument.nameRange))
        if written == "{}", entry.hasUnnamedNumberPlaceholder { continue }
        if let wanted = entry.renamedArguments[argument.name].flatMap({ name in
          source.arguments.first { $0.name == name }
        }) {
          let original = String(source.text.text(inUTF8: wanted.nameRange))
          findings.add(
            self, Self.renamed, ["placeholder": .text(written), "meant": .text(original)], in: entry,
            at: argument.nameRange, fix: original, isSafe: false)
          continue
        }
        // Programs probably still pass what several translations have and only the source has lost; but a format string
        // reads another value then.
        let isShared =
          entry.entry.format == nil && entry.isShared { $0.arguments.contains { $0.name == argument.name } }
        findings.add(
          self, Self.placeholder, ["placeholder": .text(written)], in: entry, at: argument.nameRange,
          severity: isShared ? .info : nil)
        continue
      }
      let meant = NameSuggestion(argument.name, known: known, unused: unused)
      let (id, parameters) = Self.diagnostic(argument.name, known, meant)
      let fix =
        if let meant {
          entry.file.fix(entry.entry, argument.nameRange, with: meant.name, isSafe: meant.isCertain)
        } else if unused.isEmpty {
          // The translation has every argument of the source, so this one is superfluous.
          entry.text.placeholder(around: argument.nameRange).flatMap {
            entry.file.fix(entry.entry, $0, with: "", isSafe: false)
          }
        } else { nil as Fix? }
      // Java ignores an index beyond the values, so that what several translations have was probably in the source.
      let isShared =
        entry.file.dialect == .java && entry.isShared { $0.arguments.contains { $0.name == argument.name } }
      findings.add(
        self, id, parameters, in: entry, at: argument.nameRange, fix: fix, severity: isShared ? .info : nil)
    }
  }

  private static func diagnostic(
    _ name: String, _ known: Set<String>, _ meant: NameSuggestion?
  ) -> (Diagnostic.ID, Diagnostic.Parameters) {
    if let meant {
      let isTranslated = name.contains { !$0.isASCII }
      return (isTranslated ? translated : misspelled, ["argument": .text(name), "meant": .text(meant.name)])
    }
    if known.isEmpty { return (none, ["argument": .text(name)]) }
    return (other, ["argument": .text(name), "known": .list(known.sorted().map { "{\($0)}" })])
  }
}

extension EntryContext {
  /// The names under which programs with vue-i18n pass the number of a plural message, whose forms are separated by `|`:
  /// `count` and `n`, and those in other plurals of the source.
  fileprivate var namesOfNumber: Set<String> {
    guard let source, text.contains("|") || source.text.contains("|"), !file.evidence.mayBeICU else { return [] }
    // Without an argument of its own, the source shows that programs pass no other.
    return (source.arguments.isEmpty ? [] : options.evidence.namesInForms.value).union(["count", "n"])
  }
}

extension String {
  /// Returns the range of a name and its braces, in UTF-8 bytes; nil if the braces contain more than the name.
  fileprivate func placeholder(around name: Range<Int>) -> Range<Int>? {
    let bytes = Array(utf8)
    guard name.lowerBound > 0, name.upperBound < bytes.count, bytes[name.lowerBound - 1] == UInt8(ascii: "{"),
      bytes[name.upperBound] == UInt8(ascii: "}")
    else { return nil }
    return name.lowerBound - 1..<name.upperBound + 1
  }
}
