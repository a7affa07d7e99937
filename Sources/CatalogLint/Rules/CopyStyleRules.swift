internal import AuthCopy
internal import Foundation

/// Finds words that AuthCopy's glossary replaces.
struct GlossaryRule: Rule {
  let name = "glossary-term"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a word for which AuthCopy's copy has another: 패스워드, サインイン, log in, invalid.",
    whyIsThisBad: "One thing with two names looks like two things; blame and jargon help nobody.",
    example: nil,
    howToMend: "Use the glossary's term; a brand's own label says so with a suppression.")

  /// What not to write, as a regular expression, and what instead.
  private static let terms: [String: [(bad: String, good: String)]] = [
    "en": [
      ("\\b[Ll]og(ged|ging)?[ -]?in\\b", "sign in"), ("\\b[Ll]og(ged|ging)?[ -]?out\\b", "sign out"),
      ("\\b[Pp]lease\\b", "—"), ("\\b[Ii]nvalid\\b", "—"), ("\\b(Oops|Whoops|oops)\\b", "—"), ("\\b[Ee]-mail", "email"),
      ("\\b([Ii]llegal|[Ff]orbidden)\\b", "—"), ("\\bfailed!", "—"), ("\\b[Cc]redentials?\\b", "details"),
    ],
    "ko": [
      ("귀하", "—"), ("자격 ?증명", "로그인 정보"), ("유효하지 않은", "올바르지 않습니다"), ("십시오", "~세요"), ("패스워드", "비밀번호"),
      ("로그온|사인인", "로그인"), ("이메일주소", "이메일 주소"), ("핸드폰|휴대폰", "휴대전화"), ("가입 된", "가입된"), ("되어지", "되"),
    ],
    "ja": [
      ("サインイン|ログオン", "ログイン"), ("サインアップ", "登録"), ("メアド|Eメール", "メールアドレス"), ("ユーザ(?!ー)", "ユーザー"),
      ("いただけますよう", "—"), ("ご確認ください", "確認してください"), ("無効な", "—"), ("資格情報", "ログイン情報"),
    ],
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { options.isOwnCatalog ? .any : [] }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let terms = Self.terms[entry.language], let nodes = entry.nodes
    else { return }
    let text = nodes.allText
    for (bad, good) in terms {
      guard let range = text.range(of: bad, options: .regularExpression) else { continue }
      let found = String(text[range])
      findings.add(self, entry, at: entry.text.spot(of: found), words(found, good, findings.language))
    }
  }

  private func words(_ found: String, _ good: String, _ language: LintLanguage) -> String {
    good == "—"
      ? language.say(
        en: "'\(found)' is not our word: leave it out", ko: "'\(found)'은(는) 쓰지 않는 말입니다. 빼세요",
        ja: "「\(found)」は使わない言葉です。省いてください")
      : language.say(
        en: "'\(found)': the glossary has '\(good)'", ko: "'\(found)' 대신 '\(good)'(으)로 쓰세요",
        ja: "「\(found)」ではなく「\(good)」と書いてください")
  }
}

/// Finds a title or action with a full stop, and a message without.
struct EndPunctuationRule: Rule {
  let name = "end-punctuation"
  let severity = Finding.Severity.warning
  let documentation = RuleDocumentation(
    whatItDoes: "Finds a title or an action that ends in a full stop, and a message that does not end as a sentence.",
    whyIsThisBad: "Titles and buttons are phrases, messages are sentences: mixed up they look careless.",
    example: nil,
    howToMend: "Remove the full stop, or add it.")

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures { options.isOwnCatalog ? .any : [] }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let nodes = entry.nodes, !nodes.isEmpty,
      let part = entry.entry.key.split(separator: "_").last
    else { return }
    let ends = nodes.endings
    let isSentence = ends.allSatisfy { $0.last.map { ".。!?！？…".contains($0) } ?? false }
    let isStopped = ends.contains { $0.last.map { ".。".contains($0) } ?? false }
    let spot = entry.text.utf8.count..<entry.text.utf8.count
    if part == "title" || part == "action", isStopped {
      findings.add(self, entry, at: spot, stop(findings.language))
    } else if part == "message" || part == "detail", entry.entry.key.contains("_"), !isSentence {
      findings.add(self, entry, at: spot, noStop(findings.language))
    }
  }

  private func stop(_ language: LintLanguage) -> String {
    language.say(en: "a title or action has no full stop", ko: "제목과 버튼에는 마침표를 쓰지 않습니다", ja: "タイトルとボタンには句点を付けません")
  }

  private func noStop(_ language: LintLanguage) -> String {
    language.say(en: "a message ends with a full stop", ko: "메시지는 마침표로 끝나야 합니다", ja: "メッセージは句点で終わります")
  }
}

extension [MessageNode] {
  /// The text at the end of each way through the message.
  fileprivate var endings: [String] {
    switch last {
    case .literal(let text): [text.replacing(/\s+$/, with: "")]
    case .plural(_, let style): style.branches.flatMap(\.nodes.endings)
    case .select(_, let branches): branches.flatMap(\.nodes.endings)
    case .choice(_, let branches): branches.flatMap(\.nodes.endings)
    default: [""]
    }
  }
}
