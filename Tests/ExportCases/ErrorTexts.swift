import AuthCopy

/// Raw errors that contain codes, and raw errors that are hard to parse.
enum ErrorTexts {
  /// Returns raw errors with the code of a row, in each form that providers and SDKs use.
  static func texts(of row: CodeRow, in table: CodeTable) -> [String] {
    let code = row.code
    let description = row.description ?? row.symbol ?? "Something happened."
    let quoted = JSONText.quoted(code)
    var texts = [
      "{\"error\":\(quoted),\"error_description\":\(JSONText.quoted(description))}",
      "{\"error\":{\"code\":\(quoted),\"message\":\(JSONText.quoted(description))}}",
      "{\"code\":\(Int(code).map(String.init) ?? quoted),\"msg\":\(JSONText.quoted(description))}",
      "https://example.com/callback?error=\(code)&error_description=\(description)#state=x",
      "Unhandled exception: [\(code)] \(description)",
      "\(description) (\(code)).",
      "Error: \(code): \(description)", description, code,
    ]
    if let symbol = row.symbol { texts.append("com.example.SDKException: \(symbol) at line 5, code=\(code)") }
    if let numeric = row.numeric { texts.append("Error Code: \(numeric); \(description)") }
    for (domain, surface) in table.domains.sorted(by: { $0.key < $1.key }) where surface == row.surface {
      texts.append(
        "Error Domain=\(domain) Code=\(code) \"\(description)\" UserInfo={NSLocalizedDescription=\(description)}")
      texts.append("{\"domain\":\"\(domain)\",\"code\":\(Int(code).map(String.init) ?? quoted)}")
      texts.append("The operation couldn’t be completed. (\(domain) error \(row.numeric.map(String.init) ?? code).)")
    }
    return texts
  }

  /// Raw errors that are hard to parse, for every provider.
  static let difficult =
    [
      "", " ", "{", "[", "\"", "null", "true", "17009", "{}", "[]", "[[[[1]]]]",
      "{\"a\":{\"b\":{\"c\":[{\"error\":\"x\"}]}}}",
      "{\"code\":\"abc\",\"state\":\"xyz\"}", "code=abc&state=xyz", "?code=4%2F0AX&state=1",
      "code=4%2F0AVMBsJi&scope=email&token_type=Bearer", "code=abc&type=error",
      "code=abc&grant_type=authorization_code",
      "{\"code\":\"abc\",\"scope\":\"email\"}", "Callback: code=abc, id_token=x", "code=503",
      "<html><body>503</body></html>",
      "<!DOCTYPE html>", "{\"error\":\"access_denied\",\"error\":\"invalid_grant\"}",
      "error=access_denied&error=invalid_grant",
      "{\"message\":\"{\\\"error\\\":\\\"invalid_grant\\\"}\"}", "\"{\\\"error\\\":\\\"invalid_grant\\\"}\"",
      "{\"status\":429}", "{\"statusCode\":503,\"message\":\"x\"}", "{\"code\":500}", "try again after 26 seconds",
      "Please wait 5 minutes.", "30초 후 다시 시도", "10 分後に", "{\"retryAfter\":\"26\"}", "{\"retry_after_ms\":1500}",
      "{\"Retry-After\":1e3}", "Password must be at least 8 characters and contain a number.",
      "{\"weak_password\":{\"reasons\":[\"length\",\"characters\"]},\"message\":\"Missing password requirements: [a digit]\"}",
      "{\"rules\":[{\"code\":\"lengthAtLeast\",\"verified\":false},{\"code\":\"uppercase\",\"verified\":true}]}",
      "{\"meta\":{\"param_name\":\"email_address\"},\"code\":\"form_param_nil\"}",
      "{\"field\":\"traits.phone_number\"}",
      "longer than 72 characters", "8 or more characters", "비밀번호는 8자 이상", "{\"minLength\":12,\"maxLength\":\"64\"}",
      "PlatformException(sign_in_failed, com.google.android.gms.common.api.ApiException: 10: , null, null)",
      "NSURLErrorDomain error -1009.", "Error Domain=NSURLErrorDomain Code=-1001 \"(null)\"",
      "Error Domain=com.apple.AuthenticationServices.AuthorizationError Code=1001 \"(null)\" UserInfo={NSUnderlyingError=0x1 {Error Domain=NSURLErrorDomain Code=-1009 \"x\"}}",
      "{\"domain\":\"x\",\"code\":1,\"userInfo\":{\"NSUnderlyingError\":{\"domain\":\"NSURLErrorDomain\",\"code\":-1009}}}",
      "TypeError: Failed to fetch", "net::ERR_INTERNET_DISCONNECTED", "ECONNREFUSED 127.0.0.1:443",
      "\u{FEFF}{\"error\":\"server_error\"}",
      "{\"error\":\"\\ud83d\\ude00\"}", "{\"error\":\"\\ud83d\"}", "{\"a\":01}", "{\"a\":1.}", "{\"a\":-}",
      "{\"error\":\"invalid_grant\",}", "{'error': 'invalid_grant', 'x': (1, True, u'a', b'\\xec', None,), }",
      "X({'email': [ErrorDetail(string='Enter a valid email address.', code='invalid')], 'n': -1.5})",
      "{:error=>\"invalid_grant\", \"a\"=>{:b=>[nil, :c, 2026-01-01]}}", "{error: invalid_grant, message: a b}",
      "Failed: {\n  error: ApiError { code: 'invalid_grant', [cause]: [Object] }\n}",
      "{\n  error: 'invalid' +\n    '_grant',\n  n: --1, m: 1.\n}", "{ error : 'invalid_grant' }",
      "{ 'error' = > 'x' }",
      "errorCode='X', \"error\": `invalid_grant`, code: 190", "error: invalid_grant",
      "access_token=eyJabc.def.ghi&error=invalid_grant",
      "{\"access_token\":\"error invalid_grant\",\"error\":\"x y\"}", "사용자가 취소했습니다 (access_denied)", "é=1", "a=1&b",
      "%zz=%41%e2%82",
      String(repeating: "[", count: 200),
      "{\"a\":" + String(repeating: "[", count: 20) + "\"error: invalid_grant\"" + String(repeating: "]", count: 20)
        + "}",
      String(repeating: "x ", count: 3_000) + "invalid_grant",
      String(repeating: "가", count: 2_000) + " [access_denied]",
      "firebase_auth/invalid-credential", "[firebase_auth/too-many-requests] We have blocked all requests",
      "AuthError.canceled",
      "com.amazonaws#NotAuthorizedException: Incorrect username or password.", "A-B.C/D:E#F",
      "INVALID_LOGIN_CREDENTIALS : x",
      "NotAuthorizedException: A client attempted to write unauthorized attribute",
      "NotAuthorizedException: 알 수 없는 오류입니다",
      "BadCredentialsException: Could not obtain access token", "Firebase: Something else (auth/invalid-credential).",
      "{\"code\":\"auth/invalid-credential\",\"message\":\"Nothing that anyone has seen before\"}",
      "TypeError: 'int' object is not iterable", "TypeError: x", "Unexpected char 0x0a in Authorization value: x",
      "at 17, time: 18 (leeway: 60)", "GetAccessTokenError('certificate verify failed (_ssl.c:1)')",
      "[ERR_INVALID_ARG_TYPE]: The \"password\" is an argument", "{\"active\":false}", "{\"active\":false,\"x\":1}",
      "email: Enter a valid email address.\nusername: is too long", "email: is not valid\nx",
      "a: invalid_grant\n\nDuring handling of the above exception, another exception occurred:\n\nb: no such table: c",
      "a: invalid_grant\\nDuring handling of the above exception, another exception occurred:\\nb: x",
      "{\"sdkErrorCode\":\"AUTHENTICATION_AGENT_ERROR\"}", "{\"error_code\":\"KOE320\",\"errMsg\":\"x\"}",
      "{\"type\":\"invalid_grant\"}",
      "{\"name\":\"NotAllowedError\",\"message\":\"The document is not focused.\"}", "TimeoutError: took too long",
      "{\"code\":\"ECOM.APPLE.AUTHENTICATIONSERVICES.AUTHORIZATIONERROR1001\"}", "ECOM.GOOGLE.GIDSIGNIN-5 at once",
      "（com.apple.AuthenticationServices.AuthorizationErrorエラー1001）", "(com.google.GIDSignIn fout -5.)", "(x.y fout)",
      "(a.b- 5)",
      "Domain: com.google.GIDSignIn\nCode: -5", "domain='NSURLErrorDomain', code=-1009", "Domain= Code=1",
      "omain:x code:",
      "(kCFErrorDomainCFNetwork error -1200.)", "Couldn’t connect to server", "Can't resolve host",
      "n't 't can't ca n't CAN’T", "Couldn\t’t connect to server", "Ca'n''t resolve host",
      "between 8 and 64 characters", "use 8-20 characters", "8 to 64 characters", "8~16자", "minimum length 12",
      "maxLength: 30",
      "비밀번호는 8자 이상 16자 이하", "8文字以上", "12 seconds to 14 characters",
      "Could not authenticate you from GoogleOauth2 because \"Csrf detected\".", "x from kakao",
      "x from from from from google",
    ] + sentences

  /// Sentences with words of the vocabulary, and parts that look like sentences and are none.
  private static let sentences = [
    "The session of this device expired", "EXPIRED: your session", "Session is new. It expired", "session\nexpired",
    "セッションの有効期限が切れました", "세션이 만료되었습니다", "會話 Session 已過期", "登录。密码错误", "session_expired", "SessionExpiredException",
    "SessionExpired now", "/session expired", "a.session expired", "session.x expired", "The session. Expired",
    "session " + String(repeating: "가", count: 6) + " expired",
    "session " + String(repeating: "가", count: 7) + " expired",
    "Too many attempts", "Too many attempts; the password", "The user isn't signed in, and the token didn't verify",
    "No such user was found", "The user with this email cannot be found in our directory of all people",
    "user_not_found here",
    "이미 가입된 이메일입니다", "このメールアドレスは既に登録されています", "The service account was not found",
    "A user, or a service account, was disabled",
    "PostgresError: the user was not found", "redis: session expired",
    "AcmeException: The refresh token has been revoked",
    "{\"email\":[\"This one is already taken by another user\"]}",
    "{\"code\":401,\"message\":\"This account has been locked\"}",
    "{\"status\":500,\"message\":\"The verification code is wrong\",\"detail\":\"The session expired\"}",
    "error=x&error_description=The+account+is+disabled", String(repeating: "session user ", count: 20) + "expired",
  ]

  /// Changes texts at random positions, with a fixed seed.
  struct Damage {
    private var state: UInt64 = 42

    private mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }

    private static let insertions = [
      "\"", "\\", "{", "}", "[", "]", "(", ")", "=", ":", "&", "?", "#", " ", "\n", "'", "error", "code", "26 seconds",
      "가", "😀",
      "\u{2028}", "\\\"", ",", ".", "-", "_", "null", "%", "+", "<",
    ]

    mutating func damaged(_ text: String) -> String {
      var characters = Array(text.unicodeScalars)
      for _ in 0...next(4) {
        let position = next(characters.count)
        switch next(4) {
        case 0 where !characters.isEmpty: characters.remove(at: position)
        case 1: characters.insert(contentsOf: Self.insertions[next(Self.insertions.count)].unicodeScalars, at: position)
        case 2: characters = Array(characters[..<position])
        default: characters = Array(characters[position...]) + Array(characters[..<position])
        }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: characters)
      return String(view)
    }
  }
}

enum JSONText {
  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}
