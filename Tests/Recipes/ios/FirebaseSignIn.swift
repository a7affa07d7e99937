// Firebase for iOS
import AuthCopy
import FirebaseAuth

func signInWithFirebase(email: String, password: String) async -> Copy? {
  do {
    _ = try await Auth.auth().signIn(withEmail: email, password: password)
    return nil
  } catch {
    // An NSError of FIRAuthErrorDomain, with its underlying errors. The method makes the text say what is incorrect.
    return LoginError(error, flow: .signIn, method: .password).copy()
  }
}
