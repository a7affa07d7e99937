internal import CatalogFormats
internal import MessageFiles

/// Finds percent signs and placeholders that keep a program from formatting a message.
///
/// Programs in Java, for Apple's systems, and those that a flag of gettext declares are checked.
struct StrayPercentRule: MessageRule {
  let name = "stray-percent"
  let severity = Finding.Severity.error
  let isTriggeredBySource = false
  let fixes = FixKind.mixed
  let triggers: TextFeatures = .percent
  private static let stray: Diagnostic.ID = "stray-percent"
  private static let unnumbered: Diagnostic.ID = "stray-percent.unnumbered"
  private static let conversion: Diagnostic.ID = "stray-percent.conversion"
  private static let refused: Diagnostic.ID = "stray-percent.refused"
  private static let mixed: Diagnostic.ID = "stray-percent.mixed"
  private static let width: Diagnostic.ID = "stray-percent.width"
  private static let variable: Diagnostic.ID = "stray-percent.variable"
  let ids = [stray, unnumbered, conversion, refused, mixed, width, variable]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    switch file.document.format {
    case .android, .properties: file.dialect == .printf ? .percent : []
    case .po, .strings, .xcstrings: .percent
    case .arb, .json, .xliff: []
    }
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.percent), !entry.entry.isPlain else { return }
    switch entry.file.document.format {
    case .po: checkFlagged(entry, &findings)
    case .strings, .xcstrings: checkApple(entry, &findings)
    default: checkJava(entry, &findings)
    }
  }

  /// Checks a message whose flag declares a runtime.
  private func checkFlagged(_ entry: EntryContext, _ findings: inout FindingList) {
    // gettext does not check a translation whose source is not accepted either.
    guard let format = entry.entry.formatString, let sourceFormat = entry.source?.formatString,
      sourceFormat.defect == nil, sourceFormat.doubtfulSigns.isEmpty, entry.hasArgumentsOfSource
    else { return }
    switch format.defect {
    case (.strayPercentSign, let range)?:
      findings.add(self, Self.refused, in: entry, at: range, fix: "%%")
    case (.mixedArguments, let range)?:
      let placeholder = String(entry.text.text(inUTF8: range))
      findings.add(self, Self.mixed, ["placeholder": .text(placeholder)], in: entry, at: range)
    case nil:
      for range in format.doubtfulSigns { findings.add(self, Self.refused, in: entry, at: range, fix: "%%") }
    }
  }

  /// Checks a message for Apple's systems.
  private func checkApple(_ entry: EntryContext, _ findings: inout FindingList) {
    let dialect = entry.file.dialect
    for match in entry.text.matches(of: /%(?:\d+\$)?#@[A-Za-z0-9_]+(?![A-Za-z0-9_@])/) {
      let start = entry.text.utf8.distance(from: entry.text.startIndex, to: match.range.lowerBound)
      findings.add(
        self, Self.variable, ["placeholder": .text(String(match.output)), "closed": .text("\(match.output)@")],
        in: entry, at: start..<start + match.output.utf8.count, fix: "\(match.output)@", isSafe: false)
    }
    guard let source = entry.source, !source.arguments.isEmpty, !source.hasVariables else { return }
    let placeholders = dialect.placeholders(in: entry.text)
    for placeholder in placeholders {
      let text = String(entry.text.text(inUTF8: placeholder.range))
      guard let digits = text.wholeMatch(of: /%(\d+)@/)?.output.1, !source.text.contains(text) else { continue }
      findings.add(
        self, Self.width, ["placeholder": .text(text), "numbered": .text("%\(digits)$@")], in: entry,
        at: placeholder.range, fix: "%\(digits)$@", isSafe: false)
    }
    let sourcePlaceholders = dialect.placeholders(in: source.text)
    guard entry.hasArgumentsOfSource, JavaFormat(source.text, sourcePlaceholders).strayPercentSigns.isEmpty else {
      return
    }
    for offset in JavaFormat(entry.text, placeholders).strayPercentSigns {
      findings.add(self, Self.refused, in: entry, at: offset..<offset + 1, fix: "%%")
    }
  }

  /// Finds `%1s`, `%1Ss`, `%s1$` and `$1%s` in place of `%1$s`.
  private func checkNumbers(_ entry: EntryContext, _ source: MessageEntry, _ findings: inout FindingList) {
    let pattern = /%(?<width>\d)S?[sd]|%[sd](?<after>\d)\$|\$(?<before>\d)%[sd]/
    guard let match = entry.text.firstMatch(of: pattern), !source.text.contains(match.output.0),
      let digit = match.output.width ?? match.output.after ?? match.output.before,
      let conversion = match.output.0.last(where: { $0 == "s" || $0 == "d" })
    else { return }
    let numbered = "%\(digit)$\(conversion)"
    guard source.text.contains(numbered), !entry.text.contains(numbered) else { return }
    let start = entry.text.utf8.distance(from: entry.text.startIndex, to: match.range.lowerBound)
    findings.add(
      self, Self.width, ["placeholder": .text(String(match.output.0)), "numbered": .text(numbered)], in: entry,
      at: start..<start + match.output.0.utf8.count, fix: numbered, isSafe: false, severity: .warning)
  }

  private func checkJava(_ entry: EntryContext, _ findings: inout FindingList) {
    let placeholders = entry.file.dialect.placeholders(in: entry.text)
    let format = JavaFormat(entry.text, placeholders)
    let source = entry.source.map { JavaFormat($0.text, entry.file.dialect.placeholders(in: $0.text)) }
    // Android checks neither plural forms nor array items.
    let isCheckedByAndroid =
      entry.file.document.format == .android && entry.entry.form == nil && !entry.entry.key.hasSuffix("]")
    if isCheckedByAndroid, format.isRefusedByAndroid, format.strayPercentSigns.isEmpty,
      !(source?.isRefusedByAndroid ?? false)
    {
      // Without numbers, translators cannot change the order of the arguments; Android's build tools only warn.
      findings.add(self, Self.unnumbered, in: entry, at: 0..<entry.text.utf8.count, severity: .info)
    }
    if let source = entry.source, entry.text.utf8.contains(UInt8(ascii: "%")) {
      checkNumbers(entry, source, &findings)
    }
    // A message is not formatted if it has no arguments, and maybe not if the source has a stray sign too.
    let isFormatted = !(entry.source?.arguments.isEmpty ?? placeholders.isEmpty)
    if !isFormatted, let source = entry.source, source.text.contains("%%"), source.text != entry.text,
      !entry.text.contains("%%"), !entry.isShared({ $0.text.contains("%") && !$0.text.contains("%%") })
    {
      // A doubled sign shows that the program formats the message without arguments too.
      for offset in format.strayPercentSigns {
        findings.add(self, Self.stray, in: entry, at: offset..<offset + 1, fix: "%%", severity: .warning)
      }
    }
    guard isFormatted, source?.strayPercentSigns.isEmpty ?? true else { return }
    for placeholder in placeholders {
      let text = String(entry.text.text(inUTF8: placeholder.range))
      // A source with the same conversion is read by another program.
      guard FormatFlag.javaPrintf.formatString(text)?.defect != nil, let source = entry.source,
        !entry.file.dialect.placeholders(in: source.text).contains(where: {
          FormatFlag.javaPrintf.formatString(String(source.text.text(inUTF8: $0.range)))?.defect != nil
        })
      else { continue }
      findings.add(self, Self.conversion, ["placeholder": .text(text)], in: entry, at: placeholder.range)
    }
    // The sign may be the rest of a missing argument.
    let isSafe = entry.source == nil || entry.hasArgumentsOfSource
    for offset in format.strayPercentSigns {
      findings.add(self, Self.stray, in: entry, at: offset..<offset + 1, fix: "%%", isSafe: isSafe)
    }
  }
}

extension EntryContext {
  /// Whether the translation has every argument of its source, so that a stray sign is not the rest of one.
  fileprivate var hasArgumentsOfSource: Bool {
    guard let source else { return false }
    return Set(entry.arguments.map(\.name)).isSuperset(of: source.arguments.map(\.name))
  }
}
