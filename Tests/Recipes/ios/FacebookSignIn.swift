// Facebook Login for iOS
import AuthCopy
import FBSDKLoginKit
// Facebook's SDK has another type of this name.
import struct AuthCopy.LoginError

@MainActor
func signInWithFacebook(_ manager: LoginManager, from screen: UIViewController, show: @escaping (Copy) -> Void) {
  manager.logIn(permissions: ["email"], from: screen) { result, error in
    if let error {
      show(LoginError(error, flow: .signIn).copy())
    } else if result?.isCancelled == true {
      show(LoginError(.canceled, flow: .signIn).copy())
    }
  }
}
