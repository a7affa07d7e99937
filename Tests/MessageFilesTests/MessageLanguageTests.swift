import MessageFiles
import Testing

@Suite struct MessageLanguageTests {
  @Test(arguments: [
    (["LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "ja_JP", "LANG": "en"], "ko"),
    (["LC_MESSAGES": "ja_JP.UTF-8", "LANG": "ko_KR.UTF-8"], "ja"), (["LANG": "ko_KR.UTF-8"], "ko"),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja"], "ja"), (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], "en"),
    (["LC_ALL": "C.UTF-8"], "en"), (["LANG": "POSIX"], "en"), (["LANG": "fr_FR.UTF-8"], "en"),
    (["LANG": "ko-KR"], "ko"),
    (["LANG": "ko.eucKR"], "ko"), (["LANG": "ko@hanja"], "en"), (["LANG": "korean"], "en"), (["LANG": ""], "en"),
    ([:], "en"),
    (["LANGUAGE": "ko", "LC_CTYPE": "ko_KR"], "en"),
  ])
  func firstSetVariableDeterminesTheLanguage(variables: [String: String], language: String) {
    #expect(MessageLanguage.environment(variables).rawValue == language)
  }
}
