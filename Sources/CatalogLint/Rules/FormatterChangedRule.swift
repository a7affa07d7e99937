internal import Foundation
internal import MessageFiles

/// Finds an argument whose number or date style differs from the source.
///
/// A long date may replace a medium one in languages whose medium dates are only digits: `2026. 11. 21.` in Korean.
struct FormatterChangedRule: MessageRule {
  let name = "formatter-changed"
  let severity = Finding.Severity.info
  let triggers: TextFeatures = .formats
  let example: RuleExample? = RuleExample(source: "{n, number, percent}", bad: "{n}", good: "{n, number, percent}")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let (nodes, sourceNodes) = entry.parsedPair else { return }
    let formatsInSource = sourceNodes.formats
    let formatsInTranslation = nodes.formats
    for argument in entry.entry.arguments {
      let formats = formatsInTranslation[argument.name] ?? []
      guard let sourceFormats = formatsInSource[argument.name], formats != sourceFormats,
        !(formats.isLongDate && sourceFormats.isMediumDate && Self.mediumDatesAreDigits(in: entry.language))
      else { continue }
      let texts = sourceFormats.sorted().map { "{\(argument.name), \($0)}" }
      findings.add(self, nil, ["formats": .list(texts)], in: entry, at: argument.nameRange)
      return
    }
  }

  private static func mediumDatesAreDigits(in language: String) -> Bool {
    let date = try? Message("{date, date, medium}", locale: language).format(["date": .date(.distantPast)])
    return date.map { !$0.contains(where: \.isLetter) } ?? false
  }
}

extension Set<String> {
  fileprivate var isMediumDate: Bool { self == ["date"] || self == ["date, medium"] }
  fileprivate var isLongDate: Bool { self == ["date, long"] }
}

extension [MessageNode] {
  /// The types and styles of each argument, without surrounding white space, which ICU ignores.
  fileprivate var formats: [String: Set<String>] {
    var formats: [String: Set<String>] = [:]
    forEachNode { node in
      guard case .formatted(let argument, let format) = node.content else { return }
      let style = format.style.map { ", " + $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
      formats[argument.name, default: []].insert(format.type + style)
    }
    return formats
  }
}
