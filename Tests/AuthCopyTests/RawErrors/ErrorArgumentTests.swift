import AuthCopy
import Testing

/// Known IDs and numbers in an error become arguments of its copy.
@Suite struct ErrorArgumentTests {
  private static let invented = Result { () throws -> InventedCatalog in
    try InventedCatalog(
      [
        "a": [
          row("wait", .tooManyAttempts), row("weak", .weakPassword), row("field", .missingField),
          row("pw", .missingField, #""arguments":{"field":"password"}"#), row("late", .verificationCodeExpired),
          row("email", .invalidEmail), row("linked", .providerAlreadyLinked), row("mfa", .mfaRequired),
          row("invalid", .invalidField),
        ]
      ],
      payloads: [
        #"{"code":"code","arguments":{"provider":"provider","factor":"type","requirements":"rule"},"surfaces":["a"]}"#
      ])
  }

  private let invented: InventedCatalog

  init() throws { invented = try Self.invented.get() }

  @Test(arguments: [
    (#"{"code":"wait","retry_after":26}"#, 26), (#"{"code":"wait","retryAfter":"7"}"#, 7),
    (#"{"code":"wait","headers":{"Retry-After":"30"}}"#, 30), (#"{"code":"wait","retry_after":0.65}"#, 1),
    (#"{"code":"wait","retry_after_ms":1500}"#, 2), (#"{"code":"wait","details":[{"retryDelay":"26s"}]}"#, 26),
    (#"{"code":"wait","message":"you can only request this after 26 seconds."}"#, 26),
    (#"{"code":"wait","message":"Please wait 1 second"}"#, 1), (#"{"code":"wait","message":"30초 후 다시 시도하세요"}"#, 30),
    (#"{"code":"wait","message":"45秒後にもう一度"}"#, 45), (#"{"code":"wait","message":"try again in 5 minutes"}"#, 300),
    (#"{"code":"wait","message":"retry in 1 hour"}"#, 3600), (#"{"code":"wait","message":"10분 후"}"#, 600),
    (#"{"code":"wait","message":"try again in 40s"}"#, 40),
  ])
  func waitIsRead(payload: String, seconds: Int64) throws {
    #expect(try invented.error(payload).arguments == ["seconds": .integer(seconds)], "\(payload)")
  }

  @Test(arguments: [
    ("use 8-64 characters", 8), ("between 8 and 64 characters", 8), ("8 to 64 characters", 8),
    ("minimum length 12", 12),
    ("(minimum is 10 characters)", 10), ("비밀번호는 8자 이상이어야 합니다", 8), ("8文字以上", 8), ("8~16자", 8),
  ])
  func minimumLengthIsRead(text: String, length: Int64) throws {
    let error = try invented.error(#"{"code":"weak","message":"\#(text)"}"#)
    #expect(error.arguments["minLength"] == .integer(length), "\(text)")
  }

  @Test(arguments: [("8-64 characters", 64), ("between 8 and 64 characters", 64), ("최대 20자 이하", 20), ("20文字以内", 20)])
  func maximumLengthIsRead(text: String, length: Int64) throws {
    let error = try invented.error(#"{"code":"invalid","message":"\#(text)"}"#)
    #expect(error.arguments["limit"] == .integer(length), "\(text)")
  }

  @Test(arguments: [
    #"{"code":"wait","message":"5 tries in the last 24 hours"}"#, #"{"code":"wait","retry_after":0}"#,
    #"{"code":"wait","retry_after":-5}"#, #"{"code":"wait","retry_after":99999999999}"#,
    #"{"code":"wait","retry_after":"soon"}"#,
    #"{"code":"late","message":"ask again in 5 minutes"}"#, #"{"code":"email","retry_after":5}"#,
  ])
  func invalidWaitsAreIgnored(payload: String) throws {
    #expect(try invented.error(payload).arguments == [:], "\(payload)")
  }

  @Test func retryAfterHeaderTakesPrecedence() throws {
    let body = #"{"code":"wait","retry_after":26}"#
    #expect(try invented.error(body, retryAfter: 3).arguments == ["seconds": 3])
    #expect(try invented.error("", status: 429, retryAfter: 3).arguments == ["seconds": 3])
    #expect(try invented.error(body, retryAfter: -3).arguments == ["seconds": 26])
  }

  @Test(arguments: [
    (
      "Missing password requirements: [Password must contain an upper case character, Password must contain a numeric character]",
      ["uppercase", "digit"]
    ),
    ("Password must contain a non-alphanumeric character", ["symbol"]),
    ("Password did not conform with policy: Password must have uppercase characters", ["uppercase"]),
    ("Password did not conform with policy: Password not long enough", ["length"]),
    ("Password should be at least 6 characters.", ["length"]), ("Passwords must be 8 characters or more.", ["length"]),
    ("Invalid password: must contain at least 1 special characters.", ["symbol"]),
    ("Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789", []),
    ("The password is too common.", ["notCommon"]), ("Password has been used recently", ["notReused"]),
    ("The password is too similar to the email", ["noPersonalInfo"]), ("Password is weak", []),
    ("パスワードは8文字以上にしてください", ["length"]), ("パスワードは記号を1文字以上含める必要があります", []),
  ])
  func unmetPasswordRulesAreRead(message: String, rules: [String]) throws {
    let requirements: ArgumentValue? = rules.isEmpty ? nil : .list(rules)
    let arguments = try invented.error(#"{"code":"weak","message":"\#(message)"}"#).arguments
    #expect(arguments["requirements"] == requirements, "\(message)")
  }

  @Test(arguments: [
    (#""message":"Password should be at least 6 characters.""#, 6), (#""message":"Use 8 or more characters""#, 8),
    (#""message":"Passwords must be 10 characters or more.""#, 10), (#""min_length":12"#, 12),
    (#""message":"The minimum length is 9""#, nil), (#""message":"no more than 72 characters""#, nil),
    (#""message":"must contain at least 1 special characters""#, nil), (#""min_length":0"#, nil),
  ])
  func minimumLengthIsReadFromMembersAndEnglishMessages(member: String, minLength: Int64?) throws {
    let arguments = try invented.error(#"{"code":"weak",\#(member)}"#).arguments
    #expect(arguments["minLength"] == minLength.map(ArgumentValue.integer), "\(member)")
  }

  @Test func listsOfRulesAreRead() throws {
    func requirements(_ members: String) throws -> ArgumentValue? {
      try invented.error(#"{"code":"weak",\#(members)}"#).arguments["requirements"]
    }
    #expect(
      try requirements(#""weak_password":{"reasons":["length","characters","pwned"]}"#) == ["length", "notCommon"])
    let rules =
      #""description":{"verified":false,"rules":[{"code":"lengthAtLeast","format":[8],"verified":true},"#
      + #"{"code":"containsAtLeast","verified":false,"items":[{"code":"lowerCase","verified":true},{"code":"numbers","verified":false}]}]},"#
      + #""policy":"* At least 8 characters in length\n* special characters""#
    #expect(try requirements(rules) == ["digit"])
    #expect(try requirements(#""rule":"min_length""#) == ["length"])
  }

  @Test(arguments: [
    (#"{"code":"field","meta":{"param_name":"email_address"}}"#, "email"),
    (#"{"code":"field","param":"phone_number"}"#, "phoneNumber"),
    (#"{"code":"field","context":{"property":"traits.email"}}"#, "email"),
    (#"{"code":"field","field":"user.password"}"#, "password"),
    (#"{"code":"field","param":"otp"}"#, "verificationCode"),
    (#"{"code":"field","param":"new_password"}"#, "newPassword"),
    (#"{"code":"pw"}"#, "password"), (#"{"code":"pw","param":"email"}"#, "email"),
  ])
  func fieldIsRead(payload: String, field: String) throws {
    #expect(try invented.error(payload).arguments == ["field": .text(field)], "\(payload)")
  }

  @Test(arguments: [
    (#"{"code":"invalid","message":"The text cannot be longer than 72 characters"}"#, 72),
    (#"{"code":"invalid","message":"Use up to 40 characters."}"#, 40),
    (#"{"code":"invalid","message":"must not exceed 255 characters"}"#, 255),
    (#"{"code":"invalid","params":{"min":3,"max_length":64}}"#, 64),
  ])
  func maximumLengthIsReadFromMembersAndEnglishMessages(payload: String, limit: Int64) throws {
    #expect(try invented.error(payload).arguments == ["limit": .integer(limit)], "\(payload)")
  }

  @Test func fieldAndMaximumLengthAreReadFromOneSentence() throws {
    let error = try invented.error(#"{"code":"invalid","message":"Password cannot be longer than 72 characters"}"#)
    #expect(error.arguments == ["field": .text("password"), "limit": .integer(72)])
  }

  /// The copy prints "use up to": a minimum is not a limit.
  @Test(arguments: [
    #"{"code":"invalid","message":"must be at least 8 characters"}"#, #"{"code":"invalid","min_length":8}"#,
    #"{"code":"invalid","message":"8 characters or more"}"#, #"{"code":"invalid","limit":10}"#,
  ])
  func minimumIsNotALimit(payload: String) throws {
    #expect(try invented.error(payload).arguments == [:], "\(payload)")
  }

  @Test func onlyKnownProvidersAndFactorsAreRead() throws {
    #expect(try invented.error(#"{"code":"linked","provider":"google.com"}"#).arguments == ["provider": "google"])
    #expect(try invented.error(#"{"code":"linked","provider":"oidc.kakao"}"#).arguments == ["provider": "kakao"])
    #expect(try invented.error(#"{"code":"linked","provider":"Jane Doe"}"#).arguments == [:])
    #expect(try invented.error(#"{"code":"mfa","type":"sms"}"#).arguments == ["factor": "phone"])
    #expect(try invented.error(#"{"code":"mfa","type":"carrier pigeon"}"#).arguments == [:])
    #expect(try invented.error(#"{"code":"field","param":"Jane Doe"}"#).arguments == [:])
  }
}
