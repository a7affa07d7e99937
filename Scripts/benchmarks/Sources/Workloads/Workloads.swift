public import AuthCopy

/// A message with the one value that it takes, to be formatted.
public struct MessageWorkload: Sendable {
  public let name: String
  public let locale: String
  public let pattern: String
  public let argument: String
  public let value: ArgumentValue

  /// A message of each kind.
  public static let all = [
    MessageWorkload(
      name: "plain", locale: "ko", pattern: "로그인 정보를 확인한 뒤 다시 시도하거나 다른 방법으로 로그인하세요.", argument: "x",
      value: "x"),
    MessageWorkload(
      name: "argument", locale: "ja", pattern: "{provider}で続けるには、求められた権限を許可してください。", argument: "provider",
      value: "カカオ"),
    MessageWorkload(
      name: "select", locale: "en",
      pattern: "{seconds, select, none {Wait a little and try again.} other {Try again soon.}}", argument: "seconds",
      value: "none"),
    MessageWorkload(
      name: "plural", locale: "en",
      pattern: "{seconds, plural, =0 {Try again.} one {Try again in # second.} other {Try again in # seconds.}}",
      argument: "seconds", value: 30),
    MessageWorkload(
      name: "particle", locale: "ko", pattern: "{provider}이(가) 설치되어 있지 않습니다.", argument: "provider",
      value: "카카오톡"),
  ]

  /// Gets everything ready that is done once, and returns what is done each time.
  public func prepared() throws -> () throws -> Void {
    let message = try Message(pattern, locale: locale)
    let arguments = [argument: value]
    return { keep(try message.format(arguments)) }
  }
}

/// A code that leads to a title, a message and an action.
public struct CodeWorkload: Sendable {
  public let name: String
  public let provider: Provider
  public let code: String
  public let arguments: [String: ArgumentValue]
  public let locale = "ko"

  public static let all = [
    CodeWorkload(name: "code without arguments", provider: .kakao, code: "KOE320", arguments: [:]),
    CodeWorkload(name: "code with an argument", provider: .firebase, code: "17010", arguments: ["seconds": 30]),
    CodeWorkload(name: "concealed code", provider: .firebase, code: "auth/user-disabled", arguments: [:]),
  ]

  public func copy() -> Copy {
    var error = LoginError(provider: provider, code: RawCode(code))
    error.arguments = arguments
    return Catalog.shipped.copy(for: error, locale: locale)
  }

  /// Gets everything ready that is done once, and returns what is done each time.
  public func prepared() -> () throws -> Void {
    _ = Catalog.shipped
    return { keep(copy()) }
  }
}

/// Keeps the optimizer from leaving out what nobody looks at.
@inline(never) public func keep<Value>(_ value: Value) {}
