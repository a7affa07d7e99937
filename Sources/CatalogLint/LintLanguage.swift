internal import Foundation

/// The language of the linter's words.
public enum LintLanguage: String, CaseIterable, Sendable {
  case en, ko, ja

  /// The language that the environment's locale asks for (`LC_ALL`, `LC_MESSAGES`, `LANG`); English for any other.
  public static var environment: LintLanguage {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = variables.lazy.compactMap { ProcessInfo.processInfo.environment[$0] }.first { !$0.isEmpty } ?? ""
    return LintLanguage(rawValue: String(value.prefix(2))) ?? .en
  }

  /// Picks one of three wordings; only that one is made.
  func say(
    en: @autoclosure () -> String, ko: @autoclosure () -> String, ja: @autoclosure () -> String
  ) -> String {
    switch self {
    case .en: en()
    case .ko: ko()
    case .ja: ja()
    }
  }
}
