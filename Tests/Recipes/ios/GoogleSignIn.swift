// Google Sign-In for iOS
import AuthCopy
import GoogleSignIn

@MainActor func signInWithGoogle(presenting screen: UIViewController) async -> Copy? {
  do {
    _ = try await GIDSignIn.sharedInstance.signIn(withPresenting: screen)
    return nil
  } catch Kind.canceled {
    return nil
  } catch {
    return LoginError(error, flow: .signIn).copy()
  }
}
