// Sign in with Apple
import AuthCopy
import AuthenticationServices

final class AppleSignIn: NSObject, ASAuthorizationControllerDelegate {
  var show: (Copy) -> Void = { _ in }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    let copy = LoginError(error, flow: .signIn).copy()
    // The person closed the sheet, so the presentation of `canceled` is silent.
    if copy.presentation != .silent { show(copy) }
  }
}
