package import MessageFiles

/// Collects the findings of rules and locates them in their files.
package struct FindingList {
  private(set) var findings: [Finding] = []
  package let options: LintOptions

  init(options: LintOptions) { self.options = options }

  mutating func append(_ more: [Finding]) { findings += more }

  private mutating func append(
    _ rule: some Rule, _ id: Diagnostic.ID?, _ parameters: Diagnostic.Parameters, at place: Diagnostic.Place,
    severity: Finding.Severity? = nil, range: Range<Int>, excerpt: Finding.Excerpt?, fix: Fix?
  ) {
    let id = id ?? Diagnostic.ID(rawValue: rule.name)
    assert(rule.ids.contains(id), "\(id.rawValue) is not among the diagnostics of \(rule.name)")
    assert(fix.map(rule.fixes.allows) ?? true, "\(rule.name) has a fix other than \(rule.fixes)")
    findings.append(
      Finding(
        Diagnostic(id, parameters, at: place), rule: rule.name, severity: severity ?? rule.severity, range: range,
        excerpt: excerpt, fix: fix, tolerance: options.tolerance(of: rule)))
  }

  /// Adds a finding about a message.
  ///
  /// - Parameters:
  ///   - id: nil for the rule's only diagnostic.
  ///   - spot: a range of UTF-8 bytes in the message's text.
  ///   - replacement: text that certainly removes the finding or, when `isSafe` is false, may remove it.
  ///   - severity: nil for the severity of the rule.
  mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in context: EntryContext,
    at spot: Range<Int>, fix replacement: String? = nil, isSafe: Bool = true, severity: Finding.Severity? = nil
  ) {
    add(
      rule, id, parameters, in: context.entry, of: context.file, source: context.source?.text, at: spot,
      fix: replacement.flatMap { context.file.fix(context.entry, spot, with: $0, isSafe: isSafe) }, severity: severity)
  }

  /// Adds a finding about a message, with a fix that may change another part of the message.
  mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in context: EntryContext,
    at spot: Range<Int>, fix: Fix?, severity: Finding.Severity? = nil
  ) {
    add(
      rule, id, parameters, in: context.entry, of: context.file, source: context.source?.text, at: spot, fix: fix,
      severity: severity)
  }

  /// Adds a finding about a message that has no context, or whose problem is outside of the text.
  ///
  /// - Parameter fileOffset: the offset in the file of a problem outside of the text; nil for a problem at `spot`.
  package mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in entry: MessageEntry,
    of file: MessageFile, source: String? = nil, at spot: Range<Int>, fileOffset: Int? = nil, fix: Fix? = nil,
    severity: Finding.Severity? = nil
  ) {
    let range = fileOffset.map { $0..<$0 } ?? file.range(of: spot, in: entry)
    append(
      rule, id, parameters, at: file.place(at: range.lowerBound, key: entry.key), severity: severity, range: range,
      excerpt: Finding.Excerpt(text: entry.text, spot: spot, source: source), fix: fix)
  }

  /// Adds a finding about a file or one of its keys.
  ///
  /// - Parameters:
  ///   - offset: a byte offset in the file.
  ///   - severity: nil for the severity of the rule.
  package mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in file: MessageFile,
    key: String, at offset: Int, severity: Finding.Severity? = nil
  ) {
    append(
      rule, id, parameters, at: file.place(at: offset, key: key), severity: severity, range: offset..<offset,
      excerpt: nil,
      fix: nil)
  }

  /// Adds a finding about a file of kinds or codes.
  package mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in file: SourceFile,
    key: String, at offset: Int
  ) {
    append(
      rule, id, parameters, at: Diagnostic.Place(file.location(at: offset), key: key), range: offset..<offset,
      excerpt: nil,
      fix: nil)
  }
}
