import AuthCopy
import Testing

/// What servers of any framework say about single fields of a form.
@Suite struct FieldErrorTests {
  @Test(arguments: [
    // Django REST framework, Laravel, Rails, FastAPI, express-validator, and objects with one sentence a field.
    (#"{"email":["Enter a valid email address."]}"#, Kind.invalidEmail, nil as String?),
    (#"{"username":["This field may not be blank."]}"#, .missingField, "username"),
    (#"{"email":[{"message":"This field is required.","code":"required"}]}"#, .missingField, "email"),
    (
      #"{"message":"The given data was invalid.","errors":{"email":["The email field is required."]}}"#, .missingField,
      "email"
    ),
    (#"{"errors":{"phone":"is not a valid number"}}"#, .invalidPhoneNumber, nil),
    (#"{"detail":[{"type":"missing","loc":["body","username"],"msg":"Field required"}]}"#, .missingField, "username"),
    (#"{"errors":[{"msg":"Invalid value","param":"email","location":"body"}]}"#, .invalidEmail, nil),
    (#"{"email":"이메일을 입력해 주세요.","password":""}"#, .missingField, "email"),
    (#"{"email":["有効なメールアドレスではありません。"]}"#, .invalidEmail, nil),
    (#"{"password":["This password is entirely numeric."]}"#, .weakPassword, nil),
    (#"{"username":["A user with that name already exists."]}"#, .accountAlreadyExists, nil),
    // Lines of a text, each about a field; other lines say nothing, and neither does a sentence about something else.
    ("email: Enter a valid email address.", .invalidEmail, nil),
    ("user.password: may not be null", .missingField, "password"),
    ("email: [\"This field is required.\"]\nusername: is too long", .missingField, "email"),
    ("username: is too long\nThe moon is full", .unknown, nil), ("settings: too long today", .unknown, nil),
    ("a username: too long today", .unknown, nil), ("username: the moon is full", .unknown, nil),
    // The field as the subject of a sentence; other subjects say nothing, and neither does signing in.
    ("'name' is required", .missingField, "name"), ("The \"code\" parameter is required.", .missingField, nil),
    ("birth_date is invalid", .invalidField, "birthDate"), ("The full name field cannot be blank", .unknown, nil),
    ("your nickname can't be blank", .missingField, "name"), ("settings is required", .unknown, nil),
    ("Login is required", .unknown, nil), ("the name required", .unknown, nil),
    (#"{"username":["is a reserved name"]}"#, .valueNotAllowed, nil),
    // A list under the field's name, as text and as a part of a page; a list under something else says nothing.
    ("* phone\n  * Enter a valid value.", .invalidPhoneNumber, nil),
    ("username\n  may not be blank\nemail\n  has an odd format", .missingField, "username"),
    (
      #"<ul class="errorlist"><li>phone<ul class="errorlist"><li>Not a valid value.</li></ul></li></ul>"#,
      .invalidPhoneNumber, nil
    ),
    ("Settings\nphone\n  has an odd format", .unknown, nil), ("* things\n  * has an odd format", .unknown, nil),
    // The field as a path: of Symfony, Ajv and express-validator; no path of an address.
    (#"{"violations":[{"propertyPath":"data.email","message":"This value is not valid."}]}"#, .invalidEmail, nil),
    (#"{"instancePath":"/password","message":"must NOT have fewer than 8 characters"}"#, .weakPassword, nil),
    (#"{"errors":[{"type":"field","msg":"Invalid value","path":"email"}]}"#, .invalidEmail, nil),
    (#"{"path":"/email","message":"The odd value is not valid."}"#, .unknown, nil),
    // What is wrong with a field decides over a sentence that any field can have.
    (
      #"{"propertyPath":"password","message":"This value is too short. It should have 8 characters or more."}"#,
      .weakPassword, nil
    ),
    (
      #"{"propertyPath":"username","message":"This value is too short. It should have 8 characters or more."}"#,
      .invalidField, nil
    ),
    // A length, which is no number of attempts, in English and in Chinese.
    (#"{"password":["must not exceed 72 characters"]}"#, .invalidField, "password"),
    (#"{"username":["exceeds 30 characters"]}"#, .invalidField, "username"),
    (#"{"password":["密碼必須介於 8 至 20 個字元之間"]}"#, .weakPassword, nil),
    (#"{"password":["必须包含数字"]}"#, .weakPassword, nil),
    (#"{"username":["不能多於 20 個字元"]}"#, .invalidField, "username"),
    (#"{"email":["此欄位為必須"]}"#, .missingField, "email"),
    // An inactive token (RFC 7662); a body with more says nothing by this member.
    (#"{"active": false}"#, .sessionExpired, nil), (#"{"active": true}"#, .unknown, nil),
    (#"{"active": false, "name": "Kim"}"#, .unknown, nil), (#"{"enabled": false}"#, .unknown, nil),
    // The values of fields, sentences about something else, and credentials that are wrong together are no errors of a
    // field.
    (#"{"id":7,"name":"Valid Kim","email":"kim@example.com"}"#, .unknown, nil),
    (#"{"settings":["This setting is required."]}"#, .unknown, nil),
    (#"{"errors":{"email":["These do not match our records."]}}"#, .unknown, nil),
    (#"{"error":{"code":"account_invalid","message":"The bank account is closed."}}"#, .unknown, nil),
    (#"{"code":"NO_VALID_THING"}"#, .unknown, nil),
    (#"{"path":"/login","message":"The body is required."}"#, .unknown, nil),
  ])
  func wordOfTheSentenceDeterminesTheKind(payload: String, kind: Kind, field: String?) {
    for provider in [Provider.any, .urlsession] {
      let error = LoginError(provider: provider, payload: payload, flow: .signUp)
      #expect(error.kind == kind, "\(provider): \(payload)")
      #expect(field == nil || error.arguments["field"] == field.map { .text($0) }, "\(provider): \(payload)")
    }
  }

  /// The field is that of the error that decides, and a code decides before a field.
  @Test func decidingErrorNamesTheField() {
    let both = LoginError(
      payload: #"{"email":["Enter a valid one."],"username":["A name is required."]}"#, flow: .signUp)
    #expect(both.kind == .invalidEmail)
    let missing = LoginError(
      payload: #"{"username":["A name is required."],"email":["Enter a valid one."]}"#, flow: .signUp)
    #expect(missing.kind == .missingField)
    #expect(missing.arguments["field"] == .text("username"))
    let coded = LoginError(
      provider: .oauth, payload: #"{"error":"invalid_client","errors":{"email":["A name is required."]}}"#,
      flow: .signIn)
    #expect(coded.kind == .misconfigured)
  }

  /// A code that any field can have decides only where nothing says more about the field.
  @Test func fieldDecidesOverACodeOfAnyField() {
    func kind(of field: String) -> Kind {
      let payload = #"{"detail":[{"type":"string_pattern_mismatch","loc":["body","\#(field)"],"msg":"Wrong pattern"}]}"#
      return LoginError(provider: "fastapi-users", payload: payload, flow: .signUp).kind
    }
    #expect(kind(of: "phone") == .invalidPhoneNumber)
    #expect(kind(of: "colour") == .invalidFormat)
  }
}
