internal import AuthCopy

/// Finds a Korean particle in one shape after an argument.
struct BareParticleRule: Rule {
  let name = "bare-particle"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a Korean particle after an argument that fits only some of the words which may stand there.",
    whyIsThisBad: "카카오이, 네이버이: whoever passes another name gets broken Korean.",
    example: RuleDocumentation.Example(
      source: "Install {provider}", bad: "{provider}을 설치하세요", good: "{provider}을(를) 설치하세요"),
    howToMend: "Write the tolerant form: 이(가) 은(는) 을(를) 와(과) (으)로. AuthCopy prints the one that fits.")

  private static let tolerant = [
    "이": "이(가)", "가": "이(가)", "은": "은(는)", "는": "은(는)", "을": "을(를)", "를": "을(를)", "와": "와(과)", "과": "와(과)",
    "으로": "(으)로", "로": "(으)로",
  ]

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard entry.language == "ko", entry.text.utf8.contains(UInt8(ascii: "}")), let nodes = entry.nodes else { return }
    check(nodes, entry, &findings)
  }

  private func check(_ nodes: [MessageNode], _ entry: EntryContext, _ findings: inout FindingList) {
    var end: Int?
    for node in nodes {
      switch node {
      case .literal(let text):
        if let end { check(text, after: end, entry, &findings) }
        end = nil
      case .argument(let argument): end = argument.range.upperBound
      // A count has a unit behind it, hardly a particle: 3은, 4는.
      case .formatted(let argument, _): end = argument.range.upperBound
      case .plural(let argument, let style):
        for branch in style.branches { check(branch.nodes, entry, &findings) }
        end = argument.range.upperBound
      case .select(let argument, let branches):
        for branch in branches { check(branch.nodes, entry, &findings) }
        end = argument.range.upperBound
      case .choice, .pound: end = nil
      }
    }
  }

  private func check(_ text: String, after end: Int, _ entry: EntryContext, _ findings: inout FindingList) {
    // Quotes, brackets, bold marks and tags may stand between; a particle ends a word.
    let pattern = /^(['"’”」』》〉\)\]*_`]*(?:<\/[^<>]*>)?)(으로|[이가은는을를와과로])(?![\p{L}\p{N}(\/])/
    guard let match = text.prefixMatch(of: pattern) else { return }
    let particle = String(match.output.2)
    guard let tolerant = Self.tolerant[particle] else { return }
    let start = end + match.output.1.utf8.count
    let spot = start..<start + particle.utf8.count
    let bytes = Array(entry.text.utf8)
    // Quoting inside the message may have moved the place.
    let isThere = spot.upperBound <= bytes.count && bytes[spot].elementsEqual(particle.utf8)
    findings.add(
      self, entry, at: isThere ? spot : end..<end, words(particle, tolerant, findings.language),
      fix: isThere ? tolerant : nil)
  }

  private func words(_ particle: String, _ tolerant: String, _ language: LintLanguage) -> String {
    language.say(
      en: "`\(particle)` fits only some of what may stand there: write `\(tolerant)`",
      ko: "`\(particle)`은(는) 앞말에 따라 틀릴 수 있습니다. `\(tolerant)`(으)로 쓰세요",
      ja: "「\(particle)」は前の語によっては誤りになります。「\(tolerant)」と書いてください")
  }
}

/// Finds sentences of another speech level than the rest of the file.
struct MixedRegisterRule: Rule {
  let name = "mixed-register"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: """
      Finds sentences in another speech level than most of the file: 해요체 among 합니다체 in Korean, plain style among \
      です・ます in Japanese.
      """,
    whyIsThisBad: "An app that changes its tone from line to line sounds like several people.",
    example: nil,
    howToMend: "Write every sentence in the file's register; ~하세요 fits both of the Korean ones.")

  private enum Register { case formal, polite }

  func check(_ set: MessageSet, _ findings: inout FindingList) {
    for file in set.files {
      let language = file.locale.prefix { $0 != "-" }
      guard language == "ko" || language == "ja" else { continue }
      let judged = file.entries.flatMap { entry in
        Self.sentences(entry, language).compactMap { sentence in
          Self.register(sentence, language).map { (entry: entry, sentence: sentence, register: $0) }
        }
      }
      let formal = judged.count { $0.register == .formal }
      let polite = judged.count - formal
      // Somebody else's catalog may be mixed on purpose or by halves: only strangers in a clear majority are told.
      let minority: Register = formal >= polite ? .polite : .formal
      let few = min(formal, polite)
      guard few > 0, set.isOwnCatalog || few * 20 <= max(formal, polite) else { continue }
      for (entry, sentence, register) in judged where register == minority {
        findings.add(
          self, file, entry, at: entry.text.spot(of: sentence),
          words(register == .formal, language == "ko", findings.language))
      }
    }
  }

  private static func sentences(_ entry: MessageEntry, _ language: Substring) -> [String] {
    guard case .success(let nodes) = entry.parsed else { return [] }
    return nodes.allText.split { ".!?。！？\n…".contains($0) }.map { $0.trimmingSpaces }
  }

  /// Told by the end of a sentence; nil for what ends otherwise, as titles and buttons do.
  private static func register(_ sentence: String, _ language: Substring) -> Register? {
    if language == "ko" {
      if ["니다", "니까", "십시오"].contains(where: sentence.hasSuffix) { return .formal }
      // ~하세요 and ~해 주세요 belong to both.
      if sentence.hasSuffix("세요") { return nil }
      return ["어요", "아요", "해요", "예요", "에요", "돼요", "려요", "게요", "나요", "까요", "네요", "죠", "와요", "여요", "래요", "워요"]
        .contains(where: sentence.hasSuffix) ? .polite : nil
    }
    if ["です", "ます", "ません", "でした", "ました", "ください", "ましょう", "ですか", "ますか"].contains(where: sentence.hasSuffix) {
      return .polite
    }
    // A label such as 「である」 is no sentence.
    guard sentence.count > 6 else { return nil }
    return ["である", "だった", "ではない", "しろ", "せよ"].contains(where: sentence.hasSuffix) ? .formal : nil
  }

  private func words(_ isFormal: Bool, _ isKorean: Bool, _ language: LintLanguage) -> String {
    let found = isKorean ? (isFormal ? "합니다체" : "해요체") : (isFormal ? "である" : "です・ます")
    return language.say(
      en: "this sentence is in \(found), the rest of the file is not", ko: "이 문장만 \(found)입니다. 파일의 나머지와 맞추세요",
      ja: "この文だけ\(found)です。ファイルのほかの文に合わせてください")
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while let last = text.last, last.isWhitespace || ")」』’”\"'".contains(last) { text.removeLast() }
    return String(text)
  }
}
