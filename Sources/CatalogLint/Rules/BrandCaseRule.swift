internal import Foundation
internal import MessageFiles

/// Finds a name of the source with capitals inside it, such as *GitHub*, that a translation writes with others.
struct BrandCaseRule: MessageRule {
  let name = "brand-case"
  let severity = Finding.Severity.info
  let aggregateMessageID: String? = "report.brand-case"
  let triggers: TextFeatures = .innerCapital
  let example: RuleExample? = RuleExample(
    source: "Open the GitHub page", bad: "Github 페이지 열기", good: "GitHub 페이지 열기")

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let source = entry.source, source.features.contains(.innerCapital), source.text != entry.text,
      let prose = MaskedProse(source)
    else { return }
    for name in prose.namesWithInnerCapitals {
      guard !entry.text.contains(name),
        let range = entry.text.wordRange(of: name, options: .caseInsensitive) ?? entry.text.dividedRange(of: name)
      else { continue }
      let found = String(entry.text[range])
      // A text in capitals writes all of its words so.
      let others = entry.text[..<range.lowerBound] + entry.text[range.upperBound...]
      if found.isInCapitals, !others.contains(where: { $0.isLetter && !$0.isUppercase }) { continue }
      let start = entry.text.utf8.distance(from: entry.text.startIndex, to: range.lowerBound)
      findings.add(
        self, nil, ["text": .text(found), "name": .text(name)], in: entry, at: start..<start + found.utf8.count)
    }
  }
}

extension String {
  /// Returns the range of a name that the text writes with a hyphen before its first inner capital: *Alt-Tab* for *AltTab*;
  /// nil if there is none.
  fileprivate func dividedRange(of name: String) -> Range<Index>? {
    let letters = Array(name)
    // The usual spelling has the hyphen.
    guard name != "WiFi",
      let index = letters.indices.dropFirst(2).first(where: { letters[$0].isUppercase && letters[$0 - 1].isLowercase })
    else { return nil }
    return wordRange(of: "\(String(letters[..<index]))-\(String(letters[index...]))")
  }
}

extension MaskedProse {
  /// The words with a capital after a small letter: *GitHub*, *iPhone*.
  fileprivate var namesWithInnerCapitals: [String] {
    var names: [String] = []
    var index = 0
    while index < bytes.count {
      // After these signs, the word is a placeholder or a part of code.
      guard bytes[index].isLetter, index == 0 || !":_@$./-\\".utf8.contains(bytes[index - 1]) else {
        index = bytes[index...].firstIndex { !$0.isLetterOrDigit } ?? bytes.count
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isLetterOrDigit } ?? bytes.count
      let word = bytes[index..<end]
      if word.count > 3,
        zip(word, word.dropFirst()).contains(where: { (0x61...0x7A).contains($0) && (0x41...0x5A).contains($1) })
      {
        names.append(String(decoding: word, as: UTF8.self))
      }
      index = end
    }
    return names
  }
}
