internal import AuthCopy
internal import CatalogLint
internal import Foundation

/// Finds copy of a concealment target that is untranslated, or that reveals whether an account exists.
///
/// A concealment target is the kind that people see instead of one that would reveal whether an account exists.
struct EnumerationLeakRule: CatalogRule {
  let name = "enumeration-leak"
  let severity = Finding.Severity.error
  private static let untranslated: Diagnostic.ID = "enumeration-leak.untranslated"
  private static let revealing: Diagnostic.ID = "enumeration-leak.tells"
  private static let unchecked: Diagnostic.ID = "enumeration-leak.unchecked"
  let ids = [untranslated, revealing, unchecked]

  func check(_ catalog: LintedCatalog, _ findings: inout FindingList) {
    let targets = Set(catalog.document.kinds.compactMap(\.kind.definition).flatMap(\.concealedAs.targets))
    let kinds = targets.map(\.rawValue).sorted().compactMap { catalog.document[kind: $0] }
    let keys = kinds.flatMap { kind in
      (kind.definition?.parts ?? []).map { KindKey(Kind(rawValue: kind.name), $0).description }
    }
    // In a language without patterns, a person has to check the copy.
    for file in catalog.copy.files where Self.revealingPatterns[file.writtenLanguage] == nil {
      let present = keys.filter { file[$0] != nil }
      guard let first = present.first, let entry = file[first] else { continue }
      findings.add(
        self, Self.unchecked, ["locale": .text(file.locale), "keys": .list(present)], in: entry, of: file, at: 0..<0,
        severity: .info)
    }
    for target in kinds {
      for part in target.definition?.parts ?? [] {
        for file in catalog.copy.files {
          check(KindKey(Kind(rawValue: target.name), part).description, in: file, catalog.copy, &findings)
        }
      }
    }
  }

  private func check(_ key: String, in file: MessageFile, _ copy: MessageSet, _ findings: inout FindingList) {
    let source = copy.source?[key]?.text
    let parameters: Diagnostic.Parameters = ["key": .text(key), "locale": .text(file.locale)]
    guard let entry = file[key], !entry.text.isBlank else {
      // An overlay without the key inherits the text of its base.
      if !copy.isPartial || file[key] != nil {
        findings.add(self, Self.untranslated, parameters, in: file, key: key, at: 0)
      }
      return
    }
    let isTranslation = !file.isSource && copy.source?.language != file.language
    if isTranslation, entry.text == source {
      findings.add(
        self, Self.untranslated, parameters, in: entry, of: file, source: source, at: 0..<entry.text.utf8.count)
    } else if let phrase = Self.revealingPhrase(entry.text, file.writtenLanguage) {
      findings.add(
        self, Self.revealing, ["text": .text(phrase)], in: entry, of: file, source: source,
        at: entry.text.range(ofText: phrase))
    }
  }

  /// Returns the phrase that reveals whether an account exists; sentences with "if" reveal nothing.
  private static func revealingPhrase(_ text: String, _ language: String) -> String? {
    guard let patterns = revealingPatterns[language] else { return nil }
    for sentence in text.split(whereSeparator: { ".。!?！？\n".contains($0) }) {
      let lower = sentence.lowercased()
      if conditions.contains(where: lower.contains) { continue }
      if let match = patterns.lazy.compactMap({ lower.range(of: $0, options: .regularExpression) }).first {
        return String(lower[match])
      }
    }
    return nil
  }

  private static let conditions = [
    "if there is", "if an account", "if we know", "if you have", "있다면", "있으면", "있는 경우", "場合",
    "如果有", "如果您", "如果已有", "如果此", "如果存在", "若有", "若您", "若此", "若已有", "若存在", "如有", "如您有", "如已有", "假如有", "倘若有", "是否",
  ]

  /// Patterns by language; "wrong password" implies an account, but "wrong email or password" reveals nothing.
  private static let revealingPatterns: [String: [String]] = [
    "en": [
      "already (exists|taken|registered|in use|used|has an account|have an account)",
      "\\b(is|are) (already )?(taken|in use|registered)\\b",
      "account (already )?exists", "(no|not an?|isn.t an?|unknown) (such )?(account|user|email address|member)",
      "(account|user|email|address|number) (was |is |were )?(not found|doesn.t exist|does not exist|isn.t registered|not registered|unknown)",
      "couldn.t find (an|your|that|this) (account|user)",
      "don.t (have|recognize|know) (an account|this (email|address))",
      "(disabled|deactivated|suspended|locked|turned off|banned|not verified|unverified)", "(wrong|incorrect) password",
      "sign in instead",
    ],
    "ko": [
      "이미\\s*(가입|등록|사용|존재|있)", "(가입|등록)(된|되어|되지|하지|한 적)", "존재하(는|지)", "사용 중", "없는 (계정|사용자|회원|이메일|아이디)",
      "(계정|회원|사용자|이메일)(이|을|를|가)?\\s*(없습니다|없어요|찾을 수 없|존재)", "비활성|정지|잠긴|잠겨|잠겼|탈퇴|휴면|중지된", "인증되지 않|인증하지 않",
      "(?<!또는 |나 )비밀번호가 (틀|맞지|일치하지|올바르지)",
    ],
    "ja": [
      "(すでに|既に)(登録|使用|使われ|存在|あり)", "登録(済み|されて|がありません|されていません)", "存在(し|する|しません)", "使用中|使われています",
      "(アカウント|ユーザー|会員|メールアドレス)(が|は)(見つかりません|ありません|存在)", "停止|ロック|無効化|凍結|退会", "未確認|未認証|確認されていません",
      "(?<!または|か|や)パスワードが(違|正しく|間違|一致し)",
    ],
    "zh-Hant": [
      "不存在|已存在|(帳號|帳戶|使用者|用戶|會員)存在", "(查無|找不到|沒有|並無|無)(此|這個|該|您的|相符的)?(帳號|帳戶|使用者|用戶|會員)", "沒有與|找不到與",
      "(已|已經|有人|有人在|被|重複)(被|有人)?(註冊|使用|登記|佔用|占用|綁定)", "已有(帳號|其他人|人)|使用中|有人使用|註冊過|(已|非|不)是會員",
      "(尚未|未|還沒|沒有)(完成)?(註冊|登記|開通|啟用|(通過|經)?[驗認]證|建立帳號|設定密碼)", "(已|被|遭|暫)?(停用|停權|凍結|封鎖|鎖定|鎖住|休眠)|暫停使用|受到限制|黑名單",
      "已(刪除|註銷|暫停|退出)|審核中|待審核|等待(驗證|審核)", "(?<!或|、)密碼(不正確|錯誤|有誤|不符|不對|不一致|無效)", "沒有密碼",
      "(使用者名稱|電子郵件(地址)?|手機號碼|帳號)(不正確|錯誤|有誤|無效)", "(改為|改用|直接)登入|請先註冊|請註冊|立即註冊",
      "(其他|另一個)帳號(已|使用)|屬於(其他|另一個)帳號|已連結至其他", "曾(以|用|使用|經註冊)|先前(註冊|的方式)",
    ],
  ]
}
