internal import AuthCopy

/// A check. A rule is named after the bad pattern that it finds.
protocol Rule: Sendable {
  /// The name that users see; stable.
  var name: String { get }
  var severity: Finding.Severity { get }
  var documentation: RuleDocumentation { get }

  /// What a message or its source must have for the rule to look at it; nothing when it looks at no single message.
  var triggers: TextFeatures { get }
  /// The same for the messages of one file: a rule may not concern its locale or its owner.
  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures

  /// Looks at one message.
  func check(_ entry: EntryContext, _ findings: inout FindingList)
  /// Looks at a source and its translations as a whole.
  func check(_ set: MessageSet, _ findings: inout FindingList)
  /// Looks at the kinds and codes of a catalog of AuthCopy's, with its copy.
  func check(_ catalog: CatalogContext, _ findings: inout FindingList)
}

extension Rule {
  var triggers: TextFeatures { [] }
  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { triggers }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {}
  func check(_ set: MessageSet, _ findings: inout FindingList) {}
  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {}

  /// Looks at those messages that may concern the rule.
  func check(_ entries: EntryBatch, _ findings: inout FindingList) {
    let triggers = triggers(in: entries.file, findings.options)
    guard !triggers.isDisjoint(with: entries.allFeatures) else { return }
    for context in entries.contexts where !triggers.isDisjoint(with: context.eitherFeatures) {
      check(context, &findings)
    }
  }
}

/// How to lint.
struct LintOptions {
  let language: LintLanguage
  let dialect: Linter.Dialect?
  /// The files are the copy of a catalog of AuthCopy's.
  let isOwnCatalog: Bool
}

/// Takes the findings of rules and puts them in their places.
struct FindingList {
  private(set) var findings: [Finding] = []
  let options: LintOptions
  var language: LintLanguage { options.language }

  init(options: LintOptions) { self.options = options }

  mutating func append(_ more: [Finding]) { findings += more }

  /// - Parameters:
  ///   - spot: UTF-8 bytes of the message's text.
  ///   - replacement: what mends the spot for certain, or with `isSafe` false what may.
  mutating func add(
    _ rule: some Rule, _ entry: EntryContext, at spot: Range<Int>, _ message: String, fix replacement: String? = nil,
    isSafe: Bool = true
  ) {
    add(
      rule, entry.file, entry.entry, source: entry.source?.text, at: spot, message,
      fix: replacement.map { entry.file.fix(entry.entry, spot, with: $0, isSafe: isSafe) })
  }

  mutating func add(
    _ rule: some Rule, _ file: MessageFile, _ entry: MessageEntry, source: String? = nil, at spot: Range<Int>,
    _ message: String, fix: Fix? = nil
  ) {
    let offset = file.source.offset(inString: entry.range, decodedOffset: spot.lowerBound)
    let position = file.lines.position(at: offset)
    findings.append(
      Finding(
        rule: rule.name, severity: rule.severity, locale: file.locale, key: entry.key, path: file.source.path,
        line: position.line, column: position.column, message: message,
        excerpt: Finding.Excerpt(text: entry.text, spot: spot, source: source), fix: fix))
  }

  /// - Parameter offset: a byte of the file.
  mutating func add(
    _ rule: some Rule, _ file: MessageFile, key: String, at offset: Int, _ message: String, fix: Fix? = nil
  ) {
    let position = file.lines.position(at: offset)
    findings.append(
      Finding(
        rule: rule.name, severity: rule.severity, locale: file.locale, key: key, path: file.source.path,
        line: position.line, column: position.column, message: message, excerpt: nil, fix: fix))
  }

  /// A finding in a file of kinds or codes.
  mutating func add(_ rule: some Rule, _ file: SourceFile, key: String, at offset: Int, _ message: String) {
    let position = file.position(at: offset)
    findings.append(
      Finding(
        rule: rule.name, severity: rule.severity, locale: "", key: key, path: file.path, line: position.line,
        column: position.column, message: message, excerpt: nil, fix: nil))
  }
}
