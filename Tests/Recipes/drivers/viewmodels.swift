// Feeds the view models with what the SDKs fail with, and prints what people read in Korean and Japanese.
import AuthCopy
import AuthenticationServices
import FBSDKLoginKit
import FirebaseAuth
import GoogleSignIn
import KakaoSDKUser
import NidThirdPartyLogin
import Security
// Facebook's SDK has another type of this name.
import struct AuthCopy.LoginError

@MainActor enum ViewModels {
  static func run() async {
    for locale in ["ko", "ja"] {
      LoginError.defaultLocale = locale
      await apple()
      rx()
      await signIn()
      await launch()
      await facebook()
    }
  }

  /// Prints the copy, and demands that it is of a kind; nil for nothing to show.
  private static func show(_ event: String, _ copy: Copy?, _ kind: Kind?) {
    precondition(copy?.kind == kind, "\(event): \(copy?.kind.rawValue ?? "nothing")")
    print("        \(event): \(text(copy))")
  }

  private static func text(_ copy: Copy?) -> String {
    guard let copy else { return "–" }
    return "\(copy.title) / \(copy.message) [\(copy.action?.label ?? "")]"
  }

  private static func apple() async {
    let model = AppleSignInModel()
    let controller = ASAuthorizationController()
    randomStatus = -25308
    precondition(model.makeRequest(hash: \.self) == nil)
    show("no random bytes", model.copy, .deviceStorageFailed)
    randomStatus = errSecSuccess
    precondition(model.makeRequest(hash: \.self)?.nonce != nil)
    model.authorizationController(controller: controller, didCompleteWithError: ASAuthorizationError(.canceled))
    show("sheet closed", model.copy, nil)
    let credential = ASAuthorizationAppleIDCredential(identityToken: nil)
    model.authorizationController(
      controller: controller, didCompleteWithAuthorization: ASAuthorization(credential: credential))
    show("no identity token", model.copy, .invalidProviderResponse)
    Auth.failure = Auth.error(
      17094, "ERROR_MISSING_OR_INVALID_NONCE", "The request contains an invalid nonce.")
    await model.signIn(token: "t", nonce: "n")
    show("nonce refused", model.copy, .securityCheckFailed)
    print("good    Sign in with Apple through Firebase")
  }

  private static func rx() {
    let model = RxSignInModel()
    let canceled = GIDSignIn.sharedInstance.failure
    defer { GIDSignIn.sharedInstance.failure = canceled }
    setLine(isOffline: false)
    var shown: [Copy] = []
    model.copy.subscribe { shown.append($0) }
    model.signInWithLine()
    model.signInWithGoogle(presenting: UIViewController())
    show("LINE and Google canceled", shown.last, nil)
    GIDSignIn.sharedInstance.failure = NSError(
      domain: "com.google.GIDSignIn", code: -2, userInfo: [NSLocalizedDescriptionKey: "keychain error"])
    model.signInWithGoogle(presenting: UIViewController())
    show("Google, keychain", shown.last, .deviceStorageFailed)
    setLine(isOffline: true)
    model.signInWithLine()
    show("LINE, offline", shown.last, .networkUnavailable)
    print("good    RxSwift with LINE and Google")
  }

  private static func signIn() async {
    let model = SignInModel { _, _ in "token" }
    Auth.failure = Auth.error(17009, "ERROR_WRONG_PASSWORD", "The password is invalid.")
    await model.signIn(email: "a@example.com", password: "")
    show("no password", model.copy, .missingField)
    await model.signIn(email: "a@example.com", password: "wrong")
    show("wrong password", model.copy, .invalidCredentials)
    Auth.failure = Auth.unexpectedResponse(["code": 400, "message": "TOO_MANY_ATTEMPTS_TRY_LATER : Try again later."])
    await model.signIn(email: "a@example.com", password: "wrong")
    show("unexpected response", model.copy, .tooManyAttempts)
    Auth.failure = Auth.error(17044, "ERROR_INVALID_VERIFICATION_CODE", "The SMS code is invalid.")
    await model.signIn(code: "000000", sentFor: "id")
    show("wrong code", model.copy, .invalidVerificationCode)
    await kakaoAndNaver(model)
    Auth.failure = Auth.error(17012, "ERROR_ACCOUNT_EXISTS_WITH_DIFFERENT_CREDENTIAL", "An account already exists.")
    await model.signIn(with: AuthCredential())
    show("another provider's account", model.copy, .signUpNotCompleted)
    print("good    phone, Kakao, Naver, Facebook, Google and Apple over Firebase")
  }

  private static func kakaoAndNaver(_ model: SignInModel) async {
    UserApi.hasKakaoTalk = false
    await model.signInWithKakao()
    show("no KakaoTalk", model.copy, .providerAppNotInstalled)
    UserApi.hasKakaoTalk = true
    func kakao(_ reason: AuthFailureReason, _ description: String?) -> SdkError {
      .AuthFailed(reason: reason, errorInfo: AuthErrorInfo(error: reason, errorDescription: description))
    }
    let failures: [(String, SdkError, Kind?)] = [
      ("Kakao denied", kakao(.AccessDenied, nil), nil),
      ("Kakao denied", kakao(.AccessDenied, "User denied access"), nil),
      ("Kakao closed", .ClientFailed(reason: .Cancelled, errorMessage: "user cancelled"), nil),
      ("Kakao grant", kakao(.InvalidGrant, nil), .flowExpired),
      ("Kakao server", kakao(.ServerError, nil), .providerUnavailable),
      ("Kakao settings", kakao(.Misconfigured, "invalid android_key_hash or ios_bundle_id"), .misconfigured),
      (
        "Kakao token",
        .ApiFailed(
          reason: .InvalidAccessToken,
          errorInfo: ErrorInfo(
            code: .InvalidAccessToken, msg: "this access token does not exist", requiredScopes: nil)),
        .sessionExpired
      ),
    ]
    for (event, failure, kind) in failures {
      UserApi.shared.failure = failure
      await model.signInWithKakao()
      show(event, model.copy, kind)
    }
    NidOAuth.shared.failure = .clientError(.naverAppNotInstalled)
    await model.signInWithNaver()
    show("no Naver app", model.copy, .providerAppNotInstalled)
    NidOAuth.shared.failure = .clientError(.canceledByUser)
    await model.signInWithNaver()
    show("Naver closed", model.copy, nil)
    NidOAuth.shared.failure = .serverError(.networkError(URLError(.notConnectedToInternet)))
    await model.signInWithNaver()
    show("Naver, offline", model.copy, .networkUnavailable)
  }

  /// What the server responds to a refresh.
  private static var response = (status: 200, body: Data())

  private static func launch() async {
    let model = LaunchModel { response }
    let states: [(ASAuthorizationAppleIDProvider.CredentialState, Kind?, Bool)] = [
      (.authorized, nil, false), (.revoked, nil, true), (.notFound, .providerAccountNotConnected, false),
      (.transferred, .misconfigured, false),
    ]
    for (state, kind, needsSignIn) in states {
      ASAuthorizationAppleIDProvider.state = state
      await model.start(userID: "u")
      show("Apple \(state)", model.copy, kind)
      precondition(model.needsSignIn == needsSignIn, "\(state)")
    }
    ASAuthorizationAppleIDProvider.state = .authorized
    response = (400, Data(#"{"error":"invalid_grant"}"#.utf8))
    await model.start(userID: "u")
    show("refresh refused", model.copy, nil)
    precondition(model.needsSignIn)
    response = (503, Data("<html>Service Unavailable</html>".utf8))
    await model.start(userID: "u")
    show("server down", model.copy, nil)
    precondition(!model.needsSignIn)
    print("good    the state of an Apple credential at launch")
  }

  private static func facebook() async {
    let model = FacebookSignInModel()
    model.signIn(nonce: "with blanks")
    show("nonce with blanks", model.copy, .invalidRequest)
    LoginManager.result = .cancelled
    model.signIn(nonce: "n")
    show("Facebook canceled", model.copy, nil)
    LoginManager.result = .failed(FBSDKLoginKit.LoginError(.unconfirmedUser))
    model.signIn(nonce: "n")
    show("Facebook account", model.copy, .providerAccountRestricted)
    LoginManager.result = .success(granted: ["email"], declined: [], token: nil)
    AuthenticationToken.current = AuthenticationToken(tokenString: "t", nonce: "another")
    model.signIn(nonce: "n")
    show("another nonce", model.copy, .securityCheckFailed)
    let resolver = MultiFactorResolver(
      hints: [PhoneMultiFactorInfo(displayName: "My phone"), TOTPMultiFactorInfo(displayName: "Authenticator")])
    Auth.failure = Auth.error(
      17078, "ERROR_SECOND_FACTOR_REQUIRED", "Proof of ownership of a second factor is required.",
      userInfo: [AuthErrorUserInfoMultiFactorResolverKey: resolver])
    await model.signIn(token: "t", nonce: "n")
    show("second factor, which the next step explains", model.copy, nil)
    for factor in model.factors { print("        \(factor.text)") }
    precondition(model.factors.count == 2)
    print("good    Facebook Limited Login and a second factor")
  }
}
