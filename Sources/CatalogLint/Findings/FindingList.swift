internal import AuthCopy

/// Takes the findings of rules and puts them in their places.
struct FindingList {
  private(set) var findings: [Finding] = []
  let options: LintOptions

  init(options: LintOptions) { self.options = options }

  mutating func append(_ more: [Finding]) { findings += more }

  private mutating func append(
    _ rule: some Rule, _ id: Diagnostic.ID?, _ parameters: Diagnostic.Parameters, at place: Diagnostic.Place,
    excerpt: Finding.Excerpt?, fix: Fix?
  ) {
    let id = id ?? Diagnostic.ID(rawValue: rule.name)
    assert(rule.ids.contains(id), "\(id.rawValue) is not among the diagnostics of \(rule.name)")
    findings.append(
      Finding(
        Diagnostic(id, parameters, at: place), rule: rule.name, severity: rule.severity, excerpt: excerpt, fix: fix))
  }

  /// Adds what is wrong with a message.
  ///
  /// - Parameters:
  ///   - id: nil for the rule's only diagnostic.
  ///   - spot: UTF-8 bytes of the message's text.
  ///   - replacement: what removes the finding for certain, or with `isSafe` false what may.
  mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in entry: EntryContext,
    at spot: Range<Int>, fix replacement: String? = nil, isSafe: Bool = true
  ) {
    add(
      rule, id, parameters, in: entry.entry, of: entry.file, source: entry.source?.text, at: spot,
      fix: replacement.map { entry.file.fix(entry.entry, spot, with: $0, isSafe: isSafe) })
  }

  mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in entry: MessageEntry,
    of file: MessageFile, source: String? = nil, at spot: Range<Int>, fix: Fix? = nil
  ) {
    let offset = file.document.file.offset(inString: entry.range, of: entry.text, decodedOffset: spot.lowerBound)
    append(
      rule, id, parameters, at: file.place(at: offset, key: entry.key),
      excerpt: Finding.Excerpt(text: entry.text, spot: spot, source: source), fix: fix)
  }

  /// Adds what is wrong with a file or a key of it.
  ///
  /// - Parameter offset: a byte of the file.
  mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in file: MessageFile,
    key: String, at offset: Int
  ) {
    append(rule, id, parameters, at: file.place(at: offset, key: key), excerpt: nil, fix: nil)
  }

  /// Adds what is wrong with a file of kinds or codes.
  mutating func add(
    _ rule: some Rule, _ id: Diagnostic.ID? = nil, _ parameters: Diagnostic.Parameters = [:], in file: SourceFile,
    key: String, at offset: Int
  ) {
    append(
      rule, id, parameters, at: Diagnostic.Place(file.location(at: offset), key: key), excerpt: nil, fix: nil)
  }
}
