internal import CatalogFormats
internal import MessageFiles

/// Finds placeholders of another dialect, `#` in plurals of a dialect that prints it as it is, and files whose dialect
/// was inferred and is not ICU.
struct WrongDialectRule: MessageRule {
  let name = "wrong-dialect"
  let severity = Finding.Severity.error
  let fixes = FixKind.safe
  private static let placeholderID: Diagnostic.ID = "wrong-dialect"
  private static let fileID: Diagnostic.ID = "wrong-dialect.file"
  private static let numberSignID: Diagnostic.ID = "wrong-dialect.number-sign"
  let ids = [placeholderID, fileID, numberSignID]
  let example: RuleExample? = RuleExample(
    source: "Hi {name}", bad: "%1$s 님, 안녕하세요 {name}", good: "{name} 님, 안녕하세요")

  /// Keeps only the first finding of severity info for each dialect, because the files of a project usually share one.
  static func deduplicated(_ findings: [Finding]) -> [Finding] {
    var reported: Set<String> = []
    return findings.filter { finding in
      finding.severity != .info || finding.diagnostic.id != fileID
        || reported.insert(finding.diagnostic.parameters["dialect"].map { "\($0)" } ?? "").inserted
    }
  }

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    if file.reportsDialect { return .any }
    if !file.dialect.isICU { return [] }
    return file.dialect.traits.printsNumberSign ? [.percent, .foreignBrace, .branches] : [.percent, .foreignBrace]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    if entry.file.reportsDialect {
      guard entry.entry === entry.file.entries.first else { return }
      let dialect = entry.file.dialect
      findings.add(
        self, Self.fileID, ["syntax": .text(dialect.traits.name), "dialect": .text(dialect.rawValue)], in: entry.file,
        key: "", at: 0,
        // JSON files may use any dialect; ARB files use ICU's.
        severity: entry.file.isARB ? nil : .info)
    }
    guard entry.file.dialect.isICU else { return }
    // ICU may be a wrong guess if no message of the source file is in its syntax; the placeholder may then be correct.
    let mayBeCorrect = entry.source == nil && entry.file.isDialectGuessed && !entry.file.evidence.mayBeICU
    for placeholder in entry.foreignPlaceholders {
      let isSourceArgument = entry.source?.arguments.contains { $0.name == placeholder.name } ?? false
      findings.add(
        self, Self.placeholderID, ["placeholder": .text(placeholder.text)], in: entry, at: placeholder.range,
        fix: isSourceArgument && placeholder.syntax != .printf ? "{\(placeholder.name)}" : nil,
        severity: mayBeCorrect ? .warning : nil)
    }
    if entry.file.dialect.traits.printsNumberSign { checkNumberSigns(entry, &findings) }
  }

  private func checkNumberSigns(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.features.contains(.branches), let nodes = entry.nodes else { return }
    for (argument, range) in nodes.numberSigns {
      findings.add(
        self, Self.numberSignID, ["argument": .text(argument), "syntax": .text(entry.file.dialect.traits.name)],
        in: entry, at: range, fix: "{\(argument)}")
    }
  }
}

extension [MessageNode] {
  /// Each `#` that stands for the number of a plural, with the name of the plural's argument.
  ///
  /// It is text next to the number itself, and before a value or a digit: `#{id}`, `#1`.
  fileprivate var numberSigns: [(argument: String, range: Range<Int>)] {
    let names = Set(compactMap { $0.branches.isEmpty ? $0.argument?.name : nil })
    var found: [(argument: String, range: Range<Int>)] = []
    for (index, node) in enumerated() {
      found += node.branches.flatMap(\.nodes.numberSigns)
      guard case .pound(let argument) = node.content, !names.contains(argument) else { continue }
      let isPartOfName = index + 1 < count && self[index + 1].continuesNumberSign
      if !isPartOfName { found.append((argument, node.range)) }
    }
    return found
  }
}

extension MessageNode {
  /// Whether the node after a `#` makes it part of a name.
  fileprivate var continuesNumberSign: Bool {
    switch content {
    case .argument, .formatted: true
    case .literal(let text): text.utf8.first?.isDigit ?? false
    case .plural, .select, .choice, .pound: false
    }
  }
}

extension EntryContext {
  /// The placeholders that ICU does not support, except placeholders that the source contains too.
  var foreignPlaceholders: [Placeholder] {
    guard !features.isDisjoint(with: [.percent, .foreignBrace]) else { return [] }
    // In formats other than ARB and JSON, the dialect is that of most messages; a few source messages may use another.
    if source == nil, file.document.format != .arb, file.document.format != .json { return [] }
    let parses = entry.syntaxError == nil
    var isInSource: [String: Bool] = [:]
    return text.placeholders([.doubleBrace, .dollarBrace, .printf]).filter { placeholder in
      if let source {
        // A text may repeat a placeholder thousands of times.
        let isFound = isInSource[placeholder.text] ?? source.text.contains(placeholder.text)
        isInSource[placeholder.text] = isFound
        // Programs fill in nothing that the source lacks: in quotation marks, it is an example.
        if isFound || (placeholder.syntax == .printf && text.quotes(placeholder.range)) { return false }
      }
      switch placeholder.syntax {
      // In a message that parses, double braces are a branch with an argument: `other {{name}}`.
      case .doubleBrace: return !parses
      // A build replaces properties such as `${project.version}`.
      case .dollarBrace where file.isDialectGuessed && placeholder.name.contains("."): return false
      // In a message that parses, `$` may be a currency sign before an argument, except in a translation whose source
      // does not mention dollars.
      case .dollarBrace: return !parses || (source.map { !$0.text.mentionsDollars } ?? false)
      default: return true
      }
    }
  }
}

extension String {
  /// Returns whether quotation marks enclose only a range of UTF-8 bytes.
  fileprivate func quotes(_ range: Range<Int>) -> Bool {
    let before = String(decoding: utf8.prefix(range.lowerBound), as: UTF8.self).last
    let after = String(decoding: utf8.dropFirst(range.upperBound), as: UTF8.self).first
    return before.map { "'\"‘“„«「『".contains($0) } ?? false && after.map { "'\"’”“»」』".contains($0) } ?? false
  }

  fileprivate var mentionsDollars: Bool {
    contains("$") || contains("USD") || lowercased().contains("dollar")
  }
}
