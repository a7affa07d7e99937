import AuthCopy
import CatalogSite

extension ReviewPage {
  /// The texts of a key in a locale.
  struct Part {
    let key: String
    /// What the text is for: a part of the copy of a kind, or `text`.
    let role: String
    let samples: [MessageSample]
    let translation: Translation?
    let locale: String

    /// More sentences that differ only in one inserted value are folded.
    private static let shownRepetitions = 12
  }
}

extension ReviewPage.Part {
  private var origin: String { translation?.locale ?? locale }

  private func element(_ sample: MessageSample) -> String {
    "<p class=\"\(role)\"><span lang=\"\(origin.escaped)\">\(sample.text.escaped)</span></p>"
  }

  /// The first sample and what is wrong with the translation.
  ///
  /// - Parameter findings: the list of the linter's findings.
  func html(_ findings: String) -> String {
    var html = "<div class=\"part\">\(samples.first.map(element) ?? "")"
    if origin != locale {
      html += "<p class=\"mark missing\">Missing: people see the text of <b>\(origin.escaped)</b></p>"
    }
    if translation?.isStale == true {
      html += "<p class=\"mark stale\">Stale: the source has changed since</p>"
    }
    return "\(html)\(findings)</div>"
  }

  private var areRepetitionsFolded: Bool { samples.count(where: \.isRepetition) > Self.shownRepetitions }

  /// The samples after the first one that are shown at once.
  private var variants: [MessageSample] {
    samples.dropFirst().filter { !areRepetitionsFolded || !$0.isRepetition }
  }

  /// Sentences that differ from a shown one only in the value that is inserted.
  private var folded: String {
    let repetitions = samples.filter { areRepetitionsFolded && $0.isRepetition }
    if repetitions.isEmpty { return "" }
    let items = repetitions.map { "<li>\($0.text.escaped)</li>" }
    return """
      <details><summary>\(repetitions.count.counted("more \(role)"))</summary>\
      <ul class="\(role)" lang="\(origin.escaped)">\(items.joined())</ul></details>
      """
  }

  /// The values that the first samples have.
  static func example(of parts: [Self]) -> String {
    let labels = parts.compactMap { part in part.samples.count > 1 ? label(of: part.samples[0]) : nil }
    let given = labels.filter { $0 != notGiven }
    let shown = given.isEmpty ? labels : given
    if shown.isEmpty { return "" }
    return " · \(Set(shown).sorted().joined(separator: ", ").escaped)"
  }

  /// The other samples under the values that give them, so that those of several parts are read together.
  static func variants(of parts: [Self]) -> String {
    var labels: [String] = []
    var elements: [String: String] = [:]
    for part in parts {
      for sample in part.variants {
        let label = label(of: sample)
        if elements[label] == nil { labels.append(label) }
        elements[label, default: ""] += part.element(sample)
      }
    }
    let items = labels.map { "<li><small>\($0.escaped)</small>\(elements[$0] ?? "")</li>" }
    return (items.isEmpty ? "" : "<ul>\(items.joined(separator: "\n"))</ul>") + parts.map(\.folded).joined()
  }

  private static let notGiven = "not given"

  /// The values that give a sample: `provider kakao`.
  private static func label(of sample: MessageSample) -> String {
    if sample.values.contains([:]) { return notGiven }
    let names = Set(sample.values.flatMap(\.keys))
    if let name = names.first, names.count == 1 {
      return "\(name) \(sample.values.compactMap { $0[name] }.joined(separator: ", "))"
    }
    return sample.values.map { set in
      set.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }.joined(separator: " or ")
  }
}
