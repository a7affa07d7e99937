// SwiftUI: a form with its error
import AuthCopy
import SwiftUI

struct SignInForm: View {
  /// Signs in with the SDK of a provider.
  let signIn: (_ email: String, _ password: String) async throws -> Void
  /// Opens the screen for an action, such as a new password.
  let open: (RecoveryAction) -> Void

  @State private var email = ""
  @State private var password = ""
  @State private var error: LoginError?

  var body: some View {
    Form {
      TextField("Email", text: $email)
      SecureField("Password", text: $password)
      if let copy, copy.presentation == .inline || copy.presentation == .toast {
        Text(copy.message).foregroundStyle(.red)
      }
      Button("Sign in") { Task { await submit() } }
    }
    .alert(isPresented: isDialog, error: error) { _ in
      if let action = copy?.action { Button(action.label) { perform(action.id) } }
      Button("Cancel") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  private var copy: Copy? { error?.copy() }

  private var isDialog: Binding<Bool> {
    Binding(get: { copy?.presentation == .dialog }, set: { if !$0 { error = nil } })
  }

  private func perform(_ action: RecoveryAction) {
    switch action {
    // The person looks at the form again, or waits.
    case .checkInput, .wait: break
    case .retry, .startOver: Task { await submit() }
    // Another way to sign in, a new password, the settings, the support and others.
    default: open(action)
    }
  }

  private func submit() async {
    do {
      error = nil
      try await signIn(email, password)
    } catch {
      self.error = LoginError(error, flow: .signIn, method: .password)
    }
  }
}
