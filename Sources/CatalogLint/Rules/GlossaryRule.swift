internal import Foundation
internal import MessageFiles

/// Finds terms that AuthCopy's glossary or the project's glossary rejects.
struct GlossaryRule: MessageRule {
  let name = "glossary-term"
  let severity = Finding.Severity.warning
  private static let omitted: Diagnostic.ID = "glossary-term.omitted"
  private static let replaced: Diagnostic.ID = "glossary-term.replaced"
  let ids = [omitted, replaced]

  /// The terms to avoid, each with its replacement.
  ///
  /// The patterns are compiled once: looking up a compiled pattern by its text takes longer than matching a message.
  private static let terms = expressions.mapValues { terms in
    // The patterns are constants: an invalid one would fail every test of the rule.
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
    // Taiwan's terms: those used in mainland China have different characters or meanings.
    "zh-Hant": [
      ("登录|登陸|(?<!居民|外國人)登錄|簽入", "登入"), ("退出登入|簽出", "登出"), ("注册|註册", "註冊"),
      ("(?<!Google|Microsoft|銀行)帳戶|账号|賬號|賬戶|帐号", "帳號"),
      ("憑據|登入資訊", "登入資料"), ("口令", "密碼"), ("重置密碼|找回密碼", "重設密碼"), ("認證碼|確認碼", "驗證碼"),
      ("兩步驗證|[二兩]階段驗證|雙重[驗認]證|雙因素", "兩步驟驗證"),
      ("身份", "身分"), ("備[份援]碼|救援碼", "備用碼"), ("密碼金鑰|通行金鑰|通行碼", "通行密鑰"), ("安全密鑰", "安全金鑰"), ("邮箱|郵箱|電郵|電子信箱", "電子郵件地址"),
      ("短信|短訊", "簡訊"),
      ("運營商|營運商", "電信業者"), ("用戶(?!端)", "使用者"), ("解綁|綁定", "連結"), ("網絡", "網路"), ("設備", "裝置"), ("二維碼|掃碼", "QR Code"),
      ("屏幕", "螢幕"), ("默認", "預設"), ("信息", "訊息"),
      ("程序|軟件", "應用程式"), ("[你妳]", "您"), ("無效的|非法的", nil), ("它", nil),
    ],
  ]

  func triggers(in file: MessageFile, _ options: LintOptions) -> TextFeatures {
    options.isCatalog || options.glossary.glossary.contains { $0.applies(to: file) } ? .any : []
  }

  func check(_ entry: EntryContext, _ findings: inout FindingList) {
    guard let nodes = entry.nodes else { return }
    let text = nodes.allText
    let authCopyTerms = entry.options.isCatalog ? Self.terms[entry.writtenLanguage] ?? [] : []
    let matches =
      authCopyTerms.map { (range: text.range(of: $0.bad), good: $0.good) }
      + entry.options.glossary.glossary.lazy.filter { $0.applies(to: entry.file) }
      .map { (range: text.wordRange(of: $0.avoid, options: .caseInsensitive), good: $0.use) }
    for (range, good) in matches {
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
