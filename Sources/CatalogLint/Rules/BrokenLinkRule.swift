internal import CatalogFormats
internal import MessageFiles

/// Finds a link to another message, `@:key` of vue-i18n, that leads nowhere.
struct BrokenLinkRule: MessageRule {
  let name = "broken-link"
  let severity = Finding.Severity.error
  let isTriggeredBySource = false
  let example: RuleExample? = RuleExample(source: "See @:title", bad: "@:제목 참고", good: "@:title 참고")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    file.document.format == .json ? .address : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    // In dialects with links, the rule unknown-argument reports them.
    guard entry.file.document.format == .json, entry.file.dialect.isICU, entry.features.contains(.address),
      entry.text.contains("@:"),
      let source = entry.source,
      let sourceFile = entry.sourceFile
    else { return }
    for match in entry.text.matches(of: /@:\(?([\p{L}\p{N}_\-][\p{L}\p{N}_\-.]*)/) {
      let key = String(match.output.1.trimmingSuffix { $0 == "." })
      // A link of the source may lead to a message in another file.
      guard sourceFile[key] == nil, entry.file[key] == nil, !source.text.contains("@:\(key)"),
        source.text.contains("@:") || match.range == entry.text.startIndex..<entry.text.endIndex
      else { continue }
      let start = entry.text.utf8.distance(from: entry.text.startIndex, to: match.range.lowerBound)
      findings.add(
        self, nil, ["link": .text(String(match.output.0))], in: entry, at: start..<start + match.output.0.utf8.count)
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
