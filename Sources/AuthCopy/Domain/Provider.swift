/// Where an error comes from: an identity provider, or a layer below that fails in its place.
///
/// Open for extension, as ``Kind`` is: a catalog of your own may have the codes of others.
public struct Provider: RawRepresentable, Hashable, Sendable, Codable {
  /// The id as all JSON and addresses of AuthCopy spell it, such as `firebase`.
  public let rawValue: String

  /// A provider by its id, whether or not a catalog has its codes.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Provider: ExpressibleByStringLiteral {
  /// A provider by its id, whether or not a catalog has its codes.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension Provider: CustomStringConvertible {
  /// The id.
  public var description: String { rawValue }
}

/// The providers of the shipped catalog.
extension Provider {
  /// Firebase Authentication and Identity Platform.
  public static let firebase: Provider = "firebase"
  /// Sign in with Apple.
  public static let apple: Provider = "apple"
  /// Google Sign-In and Google's OAuth endpoints.
  public static let google: Provider = "google"
  /// Facebook Login and the Graph API.
  public static let facebook: Provider = "facebook"
  /// Kakao Login.
  public static let kakao: Provider = "kakao"
  /// Naver Login.
  public static let naver: Provider = "naver"
  /// LINE Login.
  public static let line: Provider = "line"
  /// Plain OAuth 2.0 and OpenID Connect, whoever the provider is.
  public static let oauth: Provider = "oauth"
  /// Passkeys: WebAuthn in browsers and on Apple's platforms.
  public static let webauthn: Provider = "webauthn"
  /// The network and the session below a sign-in: `NSURLErrorDomain` and its relatives.
  public static let urlsession: Provider = "urlsession"
  /// The AppAuth libraries.
  public static let appauth: Provider = "appauth"
  /// Supabase Auth.
  public static let supabase: Provider = "supabase"
  /// Amazon Cognito user pools.
  public static let cognito: Provider = "cognito"
  /// Auth0.
  public static let auth0: Provider = "auth0"
}
