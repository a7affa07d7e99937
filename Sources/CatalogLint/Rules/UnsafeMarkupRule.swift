internal import MessageFiles

/// Finds markup that the source does not have: elements that load, run or link to something, and in AuthCopy's own copy
/// any markup or link.
///
/// In files without a source, it finds code.
struct UnsafeMarkupRule: MessageRule {
  let name = "unsafe-markup"
  let severity = Finding.Severity.error
  private static let added: Diagnostic.ID = "unsafe-markup"
  private static let forbidden: Diagnostic.ID = "unsafe-markup.forbidden"
  let ids = [added, forbidden]
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(
    source: "Sign in", bad: "<a href='https://evil.example'>로그인</a>", good: "로그인")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    // A link without a scheme has no feature.
    options.isCatalog ? .any : [.angle, .link, .scheme]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers(in: entry.file, entry.options)) else { return }
    guard let source = entry.source?.text ?? (entry.options.isCatalog ? "" : nil) else {
      // Translations are compared with the markup of their source, so only a source without translations is checked.
      if !entry.file.isSource || !entry.options.hasTranslations { checkCode(in: entry, &findings) }
      return
    }
    let text = entry.text
    func add(_ markup: String, at spot: Range<Int>, severity: Finding.Severity? = nil) {
      findings.add(
        self, entry.source == nil ? Self.forbidden : Self.added, ["markup": .text(markup)], in: entry, at: spot,
        severity: severity)
    }
    let tags = Tag.all(in: text)
    let sourceTags = tags.isEmpty ? [] : Tag.all(in: source)
    // Most translations have the same tags as the source.
    let changedTags = tags == sourceTags ? [] : tags
    let sourceTexts = changedTags.isEmpty ? [] : Set(sourceTags.map { $0.text.lowercased() })
    let sourceNames = changedTags.isEmpty ? [] : Set(sourceTags.map { $0.name.lowercased() })
    for tag in changedTags {
      let isNew =
        tag.isDangerous ? !sourceTexts.contains(tag.text.lowercased()) : !sourceNames.contains(tag.name.lowercased())
      // url-mismatch warns about a link that differs only in its address.
      let mayDifferInAddress = sourceNames.contains(tag.name.lowercased()) && !tag.hasCode
      guard isNew, !mayDifferInAddress, tag.isDangerous || entry.options.isCatalog, tag.form != .closing else {
        continue
      }
      // The source has probably lost a link that several translations have.
      let wasInSource =
        tag.isLinkToPage && !entry.options.isCatalog
        && entry.isShared { Tag.all(in: $0.text).contains(where: \.isLinkToPage) }
      add(tag.text, at: text.range(ofText: tag.text), severity: wasInSource ? .info : nil)
    }
    if entry.features.contains(.link),
      let link = text.matches(of: Self.link).first(where: { Self.isLink($0.label, $0.target, source) }),
      source.firstMatch(of: Self.link) == nil
    {
      add(String(link.0), at: text.range(ofText: String(link.0)))
    } else if entry.options.isCatalog, let link = text.firstLink, source.firstLink == nil {
      add(String(text.text(inUTF8: link)), at: link)
    } else if entry.features.contains(.scheme),
      let code = text.firstMatch(of: Self.scheme), tags.isEmpty,
      !source.lowercased().contains(code.output.lowercased())
    {
      add(String(code.output), at: text.range(ofText: String(code.output)))
    }
  }

  /// Reports what runs code in a message without a source.
  private func checkCode(in entry: EntryContext, _ findings: inout FindingList) {
    let text = entry.text
    func add(_ markup: String, severity: Finding.Severity? = nil) {
      findings.add(
        self, Self.forbidden, ["markup": .text(markup)], in: entry, at: text.range(ofText: markup), severity: severity)
    }
    let tags = entry.features.contains(.angle) ? Tag.all(in: text).filter(\.runsCode) : []
    for tag in tags where tag.form != .closing {
      // An element without attributes and end may be only mentioned: “Paste the <script> tag”.
      let isMentioned = tag.text.utf8.count == tag.name.utf8.count + 2 && !tags.contains { $0.form == .closing }
      add(tag.text, severity: isMentioned ? .info : nil)
    }
    if tags.isEmpty, entry.features.contains(.scheme), let code = text.firstMatch(of: Self.code) {
      add(String(code.output))
    }
  }

  /// Returns whether `[label](target)` is a link, not a placeholder such as `[part]` before a note in parentheses.
  private static func isLink(_ label: Substring, _ target: Substring, _ source: String) -> Bool {
    let address = target.prefix { $0 != " " }
    if address.contains(exampleAddress) { return false }
    if address.contains(where: { ":/.".contains($0) }) { return true }
    return address.utf8.allSatisfy { $0 < 0x80 } && !source.contains("[\(label)]")
  }

  // A regular expression made from a literal is immutable; only one with closures could hold mutable state.
  nonisolated(unsafe) private static let link = /\[(?<label>[^\]]*)\]\((?<target>[^)]*)\)/
  /// An address in the domains that RFC 2606 reserves for examples.
  nonisolated(unsafe) private static let exampleAddress = /^https?:\/\/(?:www\.)?example\.(?:com|net|org)(?:\/|$)/
  /// An address that runs code or shows a page; in prose, a space follows the colon.
  nonisolated(unsafe) private static let scheme = /javascript:(?=[!-~])|data:text\/html/.ignoresCase()
  nonisolated(unsafe) private static let code = /\bjavascript:(?=[!-~])/.ignoresCase()
}
