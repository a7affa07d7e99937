internal import AuthCopy
internal import Foundation

/// Finds tags that differ from the source's, or are not closed.
struct TagMismatchRule: Rule {
  let name = "tag-mismatch"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = .angle
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a translation whose tags differ from the source's, or that opens one which it does not close.",
    whyIsThisBad: "The app cannot build the text, or shows the tag.",
    example: RuleDocumentation.Example(
      source: "Read the <b>terms</b>", bad: "<b>약관을 읽으세요", good: "<b>약관</b>을 읽으세요"),
    howToMend: "Use the source's tags, each opened and closed once.")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.eitherFeatures.contains(.angle), let nodes = entry.nodes, let sourceNodes = entry.sourceNodes,
      !entry.text.isEmpty
    else { return }
    let tags = Tag.all(in: nodes.allText)
    let sourceTags = Tag.all(in: sourceNodes.allText)
    let known = Set(sourceTags.map(\.name))
    for tag in tags where !known.contains(tag.name) && !(tag.isDangerous || entry.options.isOwnCatalog) {
      findings.add(self, entry, at: entry.text.spot(of: tag.text), unknown(tag.text, findings.language))
      return
    }
    let present = Set(tags.map(\.name))
    for tag in Tag.all(in: sourceNodes.commonText) where !present.contains(tag.name) {
      findings.add(self, entry, at: 0..<0, missing("<\(tag.name)>", findings.language))
      return
    }
    if let open = tags.unbalanced, sourceTags.unbalanced == nil {
      findings.add(self, entry, at: entry.text.spot(of: open.text), unbalanced(open.text, findings.language))
    }
  }

  private func unknown(_ tag: String, _ language: LintLanguage) -> String {
    language.say(en: "the source has no tag \(tag)", ko: "원문에 \(tag) 태그가 없습니다", ja: "原文にタグ\(tag)はありません")
  }

  private func missing(_ tag: String, _ language: LintLanguage) -> String {
    language.say(en: "the tag \(tag) of the source is missing", ko: "원문의 \(tag) 태그가 빠졌습니다", ja: "原文のタグ\(tag)が抜けています")
  }

  private func unbalanced(_ tag: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\(tag) has no partner: each tag must be opened and closed", ko: "\(tag)의 짝이 없습니다. 태그는 열고 닫아야 합니다",
      ja: "\(tag)に対応するタグがありません。タグは開いて閉じてください")
  }
}

extension [Tag] {
  /// The first tag without a partner; nil when all are paired.
  fileprivate var unbalanced: Tag? {
    var open: [Tag] = []
    for tag in self {
      switch tag.form {
      case .opening where !["br", "hr", "img", "input"].contains(tag.name.lowercased()): open.append(tag)
      case .opening, .selfClosing: break
      case .closing:
        guard let index = open.lastIndex(where: { $0.name == tag.name }) else { return tag }
        open.remove(at: index)
      }
    }
    return open.first
  }
}

/// Finds markup that the source does not have.
struct UnsafeMarkupRule: Rule {
  let name = "unsafe-markup"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: """
      Finds markup that the source does not have: elements that load, run or lead elsewhere; in AuthCopy's own copy any \
      markup and any link.
      """,
    whyIsThisBad:
      "Whoever can edit a translation could put a script or a stranger's link before everyone who signs in.",
    example: RuleDocumentation.Example(
      source: "Sign in", bad: "<a href='https://evil.example'>로그인</a>", good: "로그인"),
    howToMend: "Remove it; markup comes from the source alone.")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    options.isOwnCatalog ? [.angle, .link, .scheme, .address] : [.angle, .link, .scheme]
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard !entry.features.isDisjoint(with: triggers(in: entry.file, entry.options)),
      let source = entry.source?.text ?? (entry.options.isOwnCatalog ? "" : nil)
    else { return }
    let text = entry.text
    let tags = Tag.all(in: text)
    let sourceTags = tags.isEmpty ? [] : Tag.all(in: source)
    // Most translations have the very tags of the source.
    let strangers = tags == sourceTags ? [] : tags
    let known = strangers.isEmpty ? [] : Set(sourceTags.map { $0.text.lowercased() })
    let knownNames = strangers.isEmpty ? [] : Set(sourceTags.map { $0.name.lowercased() })
    for tag in strangers {
      let isNew = tag.isDangerous ? !known.contains(tag.text.lowercased()) : !knownNames.contains(tag.name.lowercased())
      // A link whose address alone differs is a warning of url-mismatch.
      let isOtherAddress = knownNames.contains(tag.name.lowercased()) && !tag.hasCode
      guard isNew, !isOtherAddress, tag.isDangerous || entry.options.isOwnCatalog, tag.form != .closing else {
        continue
      }
      findings.add(self, entry, at: text.spot(of: tag.text), words(tag.text, findings.language))
    }
    if entry.features.contains(.link), let link = text.firstMatch(of: Self.link),
      source.firstMatch(of: Self.link) == nil
    {
      findings.add(self, entry, at: text.spot(of: String(link.output)), words(String(link.output), findings.language))
    } else if entry.options.isOwnCatalog, source.addresses.isEmpty, !entry.file.isSource,
      let address = text.addresses.first(where: { !$0.text.contains("@") })
    {
      findings.add(self, entry, at: address.range, words(address.text, findings.language))
    } else if entry.features.contains(.scheme),
      let code = text.firstMatch(of: Self.scheme), tags.isEmpty,
      !source.lowercased().contains(code.output.lowercased())
    {
      findings.add(self, entry, at: text.spot(of: String(code.output)), words(String(code.output), findings.language))
    }
  }

  // Made once. A regular expression of a literal never changes; only those with closures of others could.
  nonisolated(unsafe) private static let link = /\[[^\]]*\]\([^)]*\)/
  nonisolated(unsafe) private static let scheme = /javascript:|data:text\/html/.ignoresCase()

  private func words(_ markup: String, _ language: LintLanguage) -> String {
    language.say(
      en: "the source has no such markup: \(markup)", ko: "원문에 없는 마크업입니다: \(markup)", ja: "原文にないマークアップです：\(markup)")
  }
}

extension String {
  /// Where a text stands, in UTF-8 bytes; the start when it is put together from pieces.
  func spot(of text: String) -> Range<Int> {
    guard let range = range(of: text) else { return 0..<0 }
    let start = utf8.distance(from: startIndex, to: range.lowerBound)
    return start..<start + text.utf8.count
  }
}
