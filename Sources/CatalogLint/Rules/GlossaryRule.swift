internal import AuthCopy
internal import Foundation

/// Finds terms that AuthCopy's glossary or the project's own replaces.
struct GlossaryRule: MessageRule {
  let name = "glossary-term"
  let severity = Finding.Severity.warning
  private static let omitted: Diagnostic.ID = "glossary-term.omitted"
  private static let replaced: Diagnostic.ID = "glossary-term.replaced"
  let ids = [omitted, replaced]

  /// The terms to avoid, each with its replacement.
  ///
  /// They are compiled once: finding a compiled expression by its text takes longer than matching a message.
  private static let terms = expressions.mapValues { terms in
    // They are ours: an invalid one would fail every test of the rule.
    terms.map { (bad: try! NSRegularExpression(pattern: $0.bad), good: $0.good) }
  }

  private static let expressions: [String: [(bad: String, good: String?)]] = [
    "en": [
      ("\\b[Ll]og(ged|ging)?[ -]?in\\b", "sign in"), ("\\b[Ll]og(ged|ging)?[ -]?out\\b", "sign out"),
      ("\\b[Pp]lease\\b", nil), ("\\b[Ii]nvalid\\b", nil), ("\\b(Oops|Whoops|oops)\\b", nil), ("\\b[Ee]-mail", "email"),
      ("\\b([Ii]llegal|[Ff]orbidden)\\b", nil), ("\\bfailed!", nil), ("\\b[Cc]redentials?\\b", "details"),
    ],
    "ko": [
      ("귀하", nil), ("자격 ?증명", "로그인 정보"), ("유효하지 않은", "올바르지 않습니다"), ("십시오", "~세요"), ("패스워드", "비밀번호"),
      ("로그온|사인인", "로그인"), ("이메일주소", "이메일 주소"), ("핸드폰|휴대폰", "휴대전화"), ("가입 된", "가입된"), ("되어지", "되"),
    ],
    "ja": [
      ("サインイン|ログオン", "ログイン"), ("サインアップ", "登録"), ("メアド|Eメール", "メールアドレス"), ("ユーザ(?!ー)", "ユーザー"),
      ("いただけますよう", nil), ("ご確認ください", "確認してください"), ("無効な", nil), ("資格情報", "ログイン情報"),
    ],
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    options.isOwnCatalog || options.glossary.glossary.contains { $0.applies(to: file) } ? .any : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let nodes = entry.nodes else { return }
    let text = nodes.allText
    let own = entry.options.isOwnCatalog ? Self.terms[entry.language] ?? [] : []
    let found =
      own.map { (range: text.range(of: $0.bad), good: $0.good) }
      + entry.options.glossary.glossary.lazy.filter { $0.applies(to: entry.file) }
      .map { (range: text.wordRange(of: $0.avoid, options: .caseInsensitive), good: $0.use) }
    for (range, good) in found {
      guard let range else { continue }
      let found = String(text[range])
      let spot = entry.text.range(ofText: found)
      if let good {
        findings.add(self, Self.replaced, ["found": .text(found), "term": .text(good)], in: entry, at: spot)
      } else {
        findings.add(self, Self.omitted, ["found": .text(found)], in: entry, at: spot)
      }
    }
  }
}

extension String {
  fileprivate func range(of expression: NSRegularExpression) -> Range<Index>? {
    expression.firstMatch(in: self, range: NSRange(startIndex..., in: self)).flatMap { Range($0.range, in: self) }
  }
}

extension ProjectGlossary.Term {
  fileprivate func applies(to file: MessageFile) -> Bool {
    guard let locale else { return true }
    return locale == file.locale || locale == file.language
  }
}
