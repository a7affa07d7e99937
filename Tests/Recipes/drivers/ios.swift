// Runs the recipes for iOS, with replaced SDKs that fail as the real SDKs do.
import AuthCopy
import AuthenticationServices
import FBSDKLoginKit
import UIKit
// Facebook's SDK has another type of this name.
import struct AuthCopy.LoginError

@main struct Recipes {
  @MainActor static func main() async {
    var shown: [String: Copy] = [:]
    shown["firebase"] = await signInWithFirebase(email: "a@example.com", password: "wrong")
    shown["google"] = await signInWithGoogle(presenting: UIViewController())
    let apple = AppleSignIn()
    apple.show = { shown["apple"] = $0 }
    apple.authorizationController(
      controller: ASAuthorizationController(),
      didCompleteWithError: NSError(domain: "com.apple.AuthenticationServices.AuthorizationError", code: 1001))
    signInWithFacebook(LoginManager(), from: UIViewController()) { shown["facebook"] = $0 }
    signInWithLine { shown["line"] = $0 }
    signInWithKakao { shown["kakao"] = $0 }
    signInWithNaver { shown["naver"] = $0 }
    let kinds = shown.mapValues(\.kind.rawValue)
    let expected = [
      "firebase": "tooManyAttempts", "facebook": "sessionExpired", "line": "canceled",
      "kakao": "notSignedIn", "naver": "providerAppNotInstalled",
    ]
    precondition(kinds == expected, "\(kinds)")
    print("good    \(kinds.count + 2) recipes for iOS")

    let screen = SignInViewController()
    screen.show(LoginError(provider: .firebase, code: "auth/wrong-password", flow: .signIn))
    precondition(screen.errorLabel.text != nil && screen.presented == nil)
    screen.show(LoginError(provider: .firebase, code: "auth/too-many-requests", flow: .signIn))
    let alert = screen.presented as? UIAlertController
    precondition(screen.errorLabel.text == nil && alert?.title == shown["firebase"]?.title && alert?.actions.count == 2)
    var performed: [RecoveryAction] = []
    screen.perform = { performed.append($0) }
    alert?.actions.forEach { $0.handler?($0) }
    precondition(performed == [.wait])
    print("good    the screen of UIKit; the form of SwiftUI is only compiled")
    await ViewModels.run()
  }
}
