// Facebook Limited Login through Firebase, and a second factor
import AuthCopy
import FBSDKLoginKit
import FirebaseAuth
// Facebook's SDK has another type of this name.
import struct AuthCopy.LoginError

@MainActor final class FacebookSignInModel {
  /// What the screen shows; nil for nothing.
  private(set) var copy: Copy?
  /// The factors to choose from, with their texts; empty if none is required.
  private(set) var factors: [(info: MultiFactorInfo, text: String)] = []
  private let manager = LoginManager()

  func signIn(nonce: String) {
    guard let configuration = LoginConfiguration(permissions: ["email"], tracking: .limited, nonce: nonce) else {
      return show(LoginError(.invalidRequest))
    }
    manager.logIn(configuration: configuration) { [self] result in
      switch result {
      case .cancelled: show(LoginError(.canceled))
      case .failed(let error): show(error)
      case .success:
        guard let token = AuthenticationToken.current, token.nonce == nonce else {
          return show(LoginError(.securityCheckFailed))
        }
        Task { await signIn(token: token.tokenString, nonce: nonce) }
      }
    }
  }

  func signIn(token: String, nonce: String) async {
    do {
      let credential = OAuthProvider.credential(providerID: .facebook, idToken: token, rawNonce: nonce)
      _ = try await Auth.auth().signIn(with: credential)
    } catch {
      // An error of the kind `mfaRequired` has the factors to choose from.
      let resolver = (error as NSError).userInfo[AuthErrorUserInfoMultiFactorResolverKey] as? MultiFactorResolver
      factors = (resolver?.hints ?? []).map { ($0, text(of: $0)) }
      show(error)
    }
  }

  /// Returns the prompt for the code of a factor.
  private func text(of factor: MultiFactorInfo) -> String {
    let id: SecondFactor = factor.factorID == PhoneMultiFactorInfo.PhoneMultiFactorID ? .phone : .totp
    let text = try? Catalog.shipped.text(.enterCodeFromFactor, arguments: ["factor": .text(id.rawValue)])
    return text ?? factor.displayName ?? ""
  }

  private func show(_ error: any Error) {
    let copy = LoginError(error, provider: .facebook, flow: .signIn).copy()
    self.copy = copy.presentation == .silent ? nil : copy
  }
}
