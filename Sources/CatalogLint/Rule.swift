internal import AuthCopy

/// A check. A rule is named after the bad pattern that it finds.
protocol Rule: Sendable {
  /// The name that users see; stable.
  var name: String { get }
  var severity: Finding.Severity { get }
  var documentation: RuleDocumentation { get }

  /// What a message or its source must have for the rule to look at it; nil when it looks at no single message.
  var triggers: TextFeatures? { get }

  /// Looks at one message.
  func check(_ entry: EntryContext, _ findings: inout FindingList)
  /// Looks at a source and its translations as a whole.
  func check(_ set: MessageSet, _ findings: inout FindingList)
  /// Looks at the kinds and codes of a catalog of AuthCopy's, with its copy.
  func check(_ catalog: CatalogContext, _ findings: inout FindingList)
}

extension Rule {
  var triggers: TextFeatures? { nil }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {}
  func check(_ set: MessageSet, _ findings: inout FindingList) {}
  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {}

  /// Looks at those messages that may concern the rule.
  func check(_ entries: EntryBatch, _ findings: inout FindingList) {
    guard let triggers, !triggers.isDisjoint(with: entries.allFeatures) else { return }
    for (index, features) in entries.features.enumerated() where !triggers.isDisjoint(with: features) {
      check(entries.contexts[index], &findings)
    }
  }
}

/// One message, with all that a rule may want to know about it. A class, since every rule is handed it.
final class EntryContext {
  let file: MessageFile
  let entry: MessageEntry
  /// The same key's entry in the source; nil in the source itself and without a source.
  let source: MessageEntry?
  let sourceFile: MessageFile?
  let options: LintOptions
  /// What the text or its source is made of.
  let eitherFeatures: TextFeatures

  init(file: MessageFile, entry: MessageEntry, source: MessageEntry?, sourceFile: MessageFile?, options: LintOptions) {
    self.file = file
    self.entry = entry
    self.source = source
    self.sourceFile = sourceFile
    self.options = options
    var features = entry.features
    if let source {
      features.formUnion(source.features)
      if source.text == entry.text { features.insert(.sameAsSource) }
    }
    eitherFeatures = features
  }

  /// Nil when the message does not parse.
  var nodes: [MessageNode]? { try? entry.parsed.get() }
  var sourceNodes: [MessageNode]? { try? source?.parsed.get() }

  var text: String { entry.text }
  var features: TextFeatures { entry.features }
  var language: Substring { file.locale.prefix { $0 != "-" } }

  /// Both trees, where there is a translation that has text and both parse.
  var pair: (translation: [MessageNode], source: [MessageNode])? {
    guard eitherFeatures.contains(.brace), let nodes, let sourceNodes, !entry.text.isEmpty else { return nil }
    return (nodes, sourceNodes)
  }
}

/// Messages of one file, with what each or its source is made of beside them: rules pass over most of them.
struct EntryBatch {
  let contexts: [EntryContext]
  let features: [TextFeatures]
  let allFeatures: TextFeatures

  init(_ contexts: [EntryContext]) {
    self.contexts = contexts
    features = contexts.map(\.eitherFeatures)
    allFeatures = features.reduce([]) { $0.union($1) }
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
