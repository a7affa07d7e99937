internal import Foundation

extension MessageLanguage {
  /// The language of the environment's locale (`LC_ALL`, `LC_MESSAGES`, `LANG`), or English if it is not supported.
  public static var environment: MessageLanguage { environment(ProcessInfo.processInfo.environment) }
}
