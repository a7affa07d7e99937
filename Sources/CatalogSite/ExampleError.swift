import AuthCopy

/// A real error that the site offers for trying, as software prints it.
struct ExampleError {
  /// What the error comes from.
  let name: String
  let text: String
  private let provider: Provider

  private init(_ provider: Provider, _ name: String, _ text: String) {
    self.provider = provider
    self.name = name
    self.text = text
  }

  /// Returns the examples of the providers that a catalog has.
  static func all(in catalog: Catalog) -> [ExampleError] { all.filter { catalog.providers.contains($0.provider) } }

  /// Exceptions, response bodies, the address of a redirect and errors of Apple's systems.
  private static let all = [
    ExampleError(
      .supabase, "Supabase", "AuthApiError: For security purposes, you can only request this after 26 seconds."),
    ExampleError(.firebase, "Firebase", "FirebaseError: Firebase: Error (auth/wrong-password)."),
    ExampleError(
      .kakao, "Kakao",
      #"{"error":"invalid_grant","error_code":"KOE320","error_description":"authorization code not found for code=…"}"#),
    ExampleError(
      .google, "Google in Flutter",
      "PlatformException(sign_in_failed, com.google.android.gms.common.api.ApiException: 10: , null, null)"),
    ExampleError(
      .entra, "Microsoft redirect",
      "https://app.example.com/callback?error=access_denied"
        + "&error_description=AADSTS65004%3A+User+declined+to+consent+to+access+the+app."),
    ExampleError(
      .cognito, "Cognito",
      #"{"__type":"ExpiredCodeException","message":"Invalid code provided, please request a code again."}"#),
    ExampleError(
      .webauthn, "Passkey", "InvalidStateError: The authenticator was previously registered"),
    ExampleError(
      .urlsession, "iOS network",
      #"Error Domain=NSURLErrorDomain Code=-1009 "The Internet connection appears to be offline.""#),
  ]
}
