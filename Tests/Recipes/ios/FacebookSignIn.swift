// Facebook Login for iOS
import AuthCopy
import FBSDKLoginKit

@MainActor
func signInWithFacebook(_ manager: LoginManager, from screen: UIViewController, show: @escaping (Copy) -> Void) {
  manager.logIn(permissions: ["email"], from: screen) { result, error in
    if let error {
      show(Catalog.shipped.copy(for: LoginError(error, flow: .signIn), locale: LoginError.locale))
    } else if result?.isCancelled == true {
      show(Catalog.shipped.copy(for: LoginError(.canceled, flow: .signIn), locale: LoginError.locale))
    }
  }
}
