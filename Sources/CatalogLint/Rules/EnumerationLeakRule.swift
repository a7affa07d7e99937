internal import AuthCopy
internal import Foundation

/// Finds a neutral answer that tells whether an account exists.
struct EnumerationLeakRule: Rule {
  let name = "enumeration-leak"
  let severity = Finding.Severity.error
  let documentation = RuleDocumentation(
    whatItDoes: """
      Finds a concealment target that is missing, concealed itself, or untranslated in a locale, or whose words tell that \
      an account exists or does not; and a concealed kind that must speak for itself.
      """,
    whyIsThisBad: """
      Whoever tries addresses learns who has an account. One untranslated string is enough: switching the language then \
      shows what the others hide.
      """,
    example: nil,
    howToMend: "Say what is true in both cases: \"If there is an account for this address, ...\".")

  func check(_ catalog: CatalogContext, _ findings: inout FindingList) {
    for kind in catalog.folder.kinds {
      guard let target = kind.concealedAs else { continue }
      let problem: String? =
        if catalog.folder[kind: target] == nil {
          missing(kind.name, target, findings.language)
        } else if catalog.folder[kind: target]?.concealedAs != nil {
          chained(kind.name, target, findings.language)
        } else if ["tooManyAttempts", "mfaRequired"].contains(kind.name) {
          forbidden(kind.name, findings.language)
        } else {
          nil
        }
      guard let problem else { continue }
      findings.add(self, catalog.folder.kindsFile, key: kind.name, at: kind.offset, problem)
    }
    let targets = Set(catalog.folder.kinds.compactMap(\.concealedAs)).sorted()
    for target in targets {
      guard let kind = catalog.folder[kind: target] else { continue }
      for part in ["title", "message"] + (kind.recovery == nil ? [] : ["action"]) {
        for file in catalog.files { check("\(target)_\(part)", in: file, catalog, &findings) }
      }
    }
  }

  private func check(
    _ key: String, in file: MessageFile, _ catalog: CatalogContext, _ findings: inout FindingList
  ) {
    let source = catalog.files.first(where: \.isSource)?[key]?.text
    guard let entry = file[key], !entry.text.isBlank else {
      findings.add(self, file, key: key, at: 0, untranslated(key, file.locale, findings.language))
      return
    }
    let isTranslation =
      !file.isSource && catalog.files.first(where: \.isSource)?.locale.prefix(2) != file.locale.prefix(2)
    if isTranslation, entry.text == source {
      findings.add(
        self, file, entry, source: source, at: 0..<entry.text.utf8.count,
        untranslated(key, file.locale, findings.language))
    } else if let telling = Self.telling(entry.text, file.language) {
      findings.add(
        self, file, entry, source: source, at: entry.text.spot(of: telling), tells(telling, findings.language))
    }
  }

  /// The words of a sentence that say whether an account is there; a sentence that says "if" tells nothing.
  private static func telling(_ text: String, _ language: String) -> String? {
    guard let words = telling[language] else { return nil }
    for sentence in text.split(whereSeparator: { ".。!?！？\n".contains($0) }) {
      let lower = sentence.lowercased()
      if conditions.contains(where: lower.contains) { continue }
      if let match = words.lazy.compactMap({ lower.range(of: $0, options: .regularExpression) }).first {
        return String(lower[match])
      }
    }
    return nil
  }

  private static let conditions = [
    "if there is", "if an account", "if we know", "if you have", "있다면", "있으면", "있는 경우", "場合",
  ]

  private static let telling: [String: [String]] = [
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
      "비밀번호가 (틀|맞지|일치하지|올바르지)",
    ],
    "ja": [
      "(すでに|既に)(登録|使用|使われ|存在|あり)", "登録(済み|されて|がありません|されていません)", "存在(し|する|しません)", "使用中|使われています",
      "(アカウント|ユーザー|会員|メールアドレス)(が|は)(見つかりません|ありません|存在)", "停止|ロック|無効化|凍結|退会", "未確認|未認証|確認されていません",
      "パスワードが(違|正しく|間違|一致し)",
    ],
  ]

  private func missing(_ kind: String, _ target: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\(kind) is concealed as \(target), which is no kind", ko: "\(kind)을(를) 숨길 종류 \(target)이(가) 없습니다",
      ja: "\(kind)を隠す種類\(target)がありません")
  }

  private func chained(_ kind: String, _ target: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\(kind) is concealed as \(target), which is concealed itself", ko: "\(kind)을(를) 숨기는 \(target)도 숨겨집니다",
      ja: "\(kind)を隠す\(target)も隠されています")
  }

  private func forbidden(_ kind: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\(kind) must never be concealed", ko: "\(kind)은(는) 숨기면 안 됩니다", ja: "\(kind)は隠してはいけません")
  }

  private func untranslated(_ key: String, _ locale: String, _ language: LintLanguage) -> String {
    language.say(
      en: "\"\(key)\" conceals others and is not translated into \(locale): switching the language would tell",
      ko: "다른 오류를 숨기는 \"\(key)\"이(가) \(locale)(으)로 번역되지 않았습니다. 언어를 바꾸면 드러납니다",
      ja: "ほかのエラーを隠す「\(key)」が\(locale)に翻訳されていません。言語を切り替えると分かってしまいます")
  }

  private func tells(_ words: String, _ language: LintLanguage) -> String {
    language.say(
      en: "'\(words)' tells whether an account exists: say what is true in both cases",
      ko: "'\(words)'에서 계정이 있는지 드러납니다. 어느 경우에나 맞는 말로 쓰세요", ja: "「\(words)」でアカウントの有無が分かります。どちらの場合にも正しい文にしてください")
  }
}
