internal import AuthCopy

/// Finds a message that ICU does not accept.
struct InvalidMessageRule: Rule {
  let name = "invalid-message"
  let severity = Finding.Severity.error
  let triggers: TextFeatures = [.invalid, .formats]
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a message that ICU MessageFormat does not accept, and says what was done to it.",
    whyIsThisBad: "An app that formats it shows nothing, or the raw text.",
    example: RuleDocumentation.Example(
      source: "{n, plural, one {# day} other {# days}}", bad: "{n, plural, 다른 {#일}}", good: "{n, plural, other {#일}}"),
    howToMend: """
      Translate only the text inside the innermost braces. Names, plural, select, one, other and their commas and braces \
      stay as they are in the source.
      """)

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    switch entry.entry.parsed {
    case .success(let nodes):
      guard let error = nodes.firstUnknownFormat(locale: entry.file.locale) else { return }
      findings.add(self, entry, at: error.offset..<error.offset, words(error, findings.language))
    case .failure(let error):
      diagnose(error, entry, &findings)
    }
  }

  private func diagnose(_ error: MessageSyntaxError, _ entry: EntryContext, _ findings: inout FindingList) {
    let sourceArguments = entry.source?.arguments.map(\.name) ?? []
    let doctor = MessageDoctor(entry.text, arguments: Set(sourceArguments))
    guard !doctor.complaints.isEmpty else {
      findings.add(self, entry, at: error.offset..<error.offset, words(error, findings.language))
      return
    }
    let repair = doctor.repaired.map { Repair(from: entry.text, to: $0) }
    let isCertain = doctor.repaired.map { certain($0, doctor, entry) } ?? false
    for (index, (complaint, spot)) in doctor.complaints.enumerated() {
      // All repairs together make the message parse: the first finding carries them.
      let fix =
        index == 0 ? repair.map { entry.file.fix(entry.entry, $0.range, with: $0.text, isSafe: isCertain) } : nil
      findings.add(
        self, entry.file, entry.entry, source: entry.source?.text, at: spot, words(complaint, findings.language),
        fix: fix)
    }
  }

  /// A repair is certain when the mended message uses the source's arguments in the source's way.
  private func certain(_ repaired: String, _ doctor: MessageDoctor, _ entry: EntryContext) -> Bool {
    guard let nodes = try? MessageParser().parse(repaired), let source = entry.sourceNodes else { return false }
    let known = Set(source.arguments.map(\.name))
    return nodes.arguments.allSatisfy { known.contains($0.name) }
      && source.printedArguments.isSubset(of: nodes.printedArguments)
      && nodes.plurals.allSatisfy { $0.style.branches.contains { $0.selector == .keyword("other") } }
  }

  private func words(_ error: MessageSyntaxError, _ language: LintLanguage) -> String {
    switch error.reason {
    case .unmatchedBrace:
      language.say(en: "a brace is not closed", ko: "닫히지 않은 중괄호가 있습니다", ja: "閉じていない波括弧があります")
    case .missingOther: words(.missingOther, language)
    case .unknownFormat(let format):
      language.say(
        en: "ICU knows no format '\(format)'", ko: "ICU에 '\(format)' 형식이 없습니다", ja: "ICUに「\(format)」という書式はありません")
    case .tooLarge:
      language.say(
        en: "a name, a number or the nesting is beyond ICU's limits", ko: "이름이나 숫자, 중첩이 ICU의 한도를 넘습니다",
        ja: "名前か数値、または入れ子がICUの上限を超えています")
    case .badSyntax:
      language.say(
        en: "the braces do not hold an argument: {name}, or {name, plural, ...}",
        ko: "중괄호 안이 인수가 아닙니다. {name} 또는 {name, plural, ...} 형식이어야 합니다",
        ja: "波括弧の中が引数になっていません。{name}か{name, plural, ...}の形にしてください")
    }
  }

  private func words(_ complaint: MessageDoctor.Complaint, _ language: LintLanguage) -> String {
    switch complaint {
    case .fullWidth(let sign):
      language.say(
        en: "`\(sign)` is full-width: write it in ASCII", ko: "`\(sign)`은(는) 전각 문자입니다. 반각으로 쓰세요",
        ja: "`\(sign)`は全角です。半角で書いてください")
    case .arabicComma:
      language.say(
        en: "the comma is an Arabic one: write `,`", ko: "아랍 문자 쉼표입니다. `,`로 쓰세요", ja: "アラビア文字のコンマです。`,`と書いてください")
    case .translatedType(let word, let meant):
      language.say(
        en: "`\(word)` must be the keyword `\(meant)`", ko: "`\(word)`은(는) 키워드 `\(meant)`이어야 합니다",
        ja: "`\(word)`はキーワード`\(meant)`でなければなりません")
    case .translatedOther(let word):
      language.say(
        en: "`\(word)` must be the keyword `other`", ko: "`\(word)`은(는) 키워드 `other`이어야 합니다",
        ja: "`\(word)`はキーワード`other`でなければなりません")
    case .equalsOther:
      language.say(
        en: "`=other` must be `other`: = stands before numbers alone", ko: "`=other`가 아니라 `other`입니다. =는 숫자 앞에만 씁니다",
        ja: "`=other`ではなく`other`です。=は数字の前にだけ使います")
    case .commaBetweenBranches:
      language.say(
        en: "a comma stands between the branches: remove it", ko: "분기 사이에 쉼표가 있습니다. 지우세요", ja: "分岐の間にコンマがあります。削除してください")
    case .textInBraces(let name):
      language.say(
        en: "text stands inside the braces of {\(name)}: only the name belongs there",
        ko: "{\(name)}의 중괄호 안에 다른 글자가 있습니다. 이름만 두세요", ja: "{\(name)}の波括弧の中に余分な文字があります。名前だけにしてください")
    case .spacesInName(let wrong, let meant):
      language.say(
        en: "the name `\(wrong)` has spaces: the source has {\(meant)}",
        ko: "이름 `\(wrong)`에 공백이 있습니다. 원문에는 {\(meant)}입니다",
        ja: "名前`\(wrong)`に空白があります。原文では{\(meant)}です")
    case .commaMissing(let name, let type):
      language.say(
        en: "a comma is missing: {\(name), \(type), ...}", ko: "쉼표가 빠졌습니다. {\(name), \(type), ...} 형식이어야 합니다",
        ja: "コンマが抜けています。{\(name), \(type), ...}の形にしてください")
    case .branchWithoutBraces(let keyword):
      language.say(
        en: "the text of the branch `\(keyword)` must stand in braces: \(keyword) {...}",
        ko: "`\(keyword)` 분기의 글은 중괄호 안에 있어야 합니다: \(keyword) {...}",
        ja: "`\(keyword)`の分岐の文は波括弧の中に書いてください：\(keyword) {...}")
    case .unclosedBrace(let count):
      language.say(
        en: count == 1 ? "this brace is not closed" : "\(count) braces from here on are not closed",
        ko: count == 1 ? "이 중괄호가 닫히지 않았습니다" : "여기부터 중괄호 \(count)개가 닫히지 않았습니다",
        ja: count == 1 ? "この波括弧が閉じていません" : "ここから波括弧が\(count)個閉じていません")
    case .extraBrace:
      language.say(en: "this brace closes nothing: remove it", ko: "짝이 없는 닫는 중괄호입니다. 지우세요", ja: "対応のない閉じ波括弧です。削除してください")
    case .missingOther:
      language.say(
        en: "a plural or select lacks the branch `other`", ko: "plural이나 select에 `other` 분기가 없습니다",
        ja: "pluralかselectに`other`の分岐がありません")
    }
  }
}

/// The smallest change that leads from one text to another.
private struct Repair {
  /// In UTF-8 bytes of the first text.
  let range: Range<Int>
  let text: String

  init(from old: String, to new: String) {
    let old = Array(old.unicodeScalars)
    let new = Array(new.unicodeScalars)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    func bytes(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
    let lower = bytes(old[..<start])
    range = lower..<lower + bytes(old[start..<old.count - end])
    text = String(String.UnicodeScalarView(new[start..<new.count - end]))
  }
}
