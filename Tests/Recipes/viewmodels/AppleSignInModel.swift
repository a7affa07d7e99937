// Sign in with Apple through Firebase
import AuthCopy
import AuthenticationServices
import FirebaseAuth
import Security

@MainActor final class AppleSignInModel: NSObject, ASAuthorizationControllerDelegate {
  /// What the screen shows; nil for nothing.
  private(set) var copy: Copy?
  private var nonce: String?

  /// Returns the request for Apple's sheet; nil if there is an error to show.
  ///
  /// - Parameter hash: the function for the hash of the nonce, SHA-256 in hexadecimal.
  func makeRequest(hash: (String) -> String) -> ASAuthorizationAppleIDRequest? {
    var bytes = [UInt8](repeating: 0, count: 32)
    let status = SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes)
    guard status == errSecSuccess else {
      show(NSError(domain: NSOSStatusErrorDomain, code: Int(status)))
      return nil
    }
    let nonce = Data(bytes).base64EncodedString()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.email]
    request.nonce = hash(nonce)
    self.nonce = nonce
    return request
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential, let nonce,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) })
    else { return show(LoginError.invalidProviderResponse(.apple)) }
    Task { await signIn(token: token, nonce: nonce) }
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    show(error)
  }

  func signIn(token: String, nonce: String) async {
    do {
      let credential = OAuthProvider.appleCredential(withIDToken: token, rawNonce: nonce, fullName: nil)
      _ = try await Auth.auth().signIn(with: credential)
    } catch {
      show(error)
    }
  }

  private func show(_ error: any Error) {
    let copy = LoginError(error, flow: .signIn).copy()
    // The person closed the sheet, so the presentation of `canceled` is silent.
    self.copy = copy.presentation == .silent ? nil : copy
  }
}
