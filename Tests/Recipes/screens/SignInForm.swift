// SwiftUI: a form with its error
import AuthCopy
import SwiftUI

struct SignInForm: View {
  /// Signs in with the SDK of a provider.
  let signIn: (_ email: String, _ password: String) async throws -> Void

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
      Button(copy?.action?.label ?? "OK") {}
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }

  private var copy: Copy? { error.map { Catalog.shipped.copy(for: $0, locale: LoginError.locale) } }

  private var isDialog: Binding<Bool> {
    Binding(get: { copy?.presentation == .dialog }, set: { if !$0 { error = nil } })
  }

  private func submit() async {
    do {
      error = nil
      try await signIn(email, password)
    } catch {
      self.error = LoginError(error, flow: .signIn)
    }
  }
}
