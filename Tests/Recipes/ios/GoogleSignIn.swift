// Google Sign-In for iOS
import AuthCopy
import GoogleSignIn

@MainActor func signInWithGoogle(presenting screen: UIViewController) async -> Copy? {
  do {
    _ = try await GIDSignIn.sharedInstance.signIn(withPresenting: screen)
    return nil
  } catch {
    return Catalog.shipped.copy(for: LoginError(error, flow: .signIn), locale: LoginError.locale)
  }
}
