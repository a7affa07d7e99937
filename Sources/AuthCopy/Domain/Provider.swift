/// The origin of an error: an identity provider, or a lower layer such as the network.
///
/// Like ``Kind``, it can be extended: your own catalog may contain codes of other providers.
public struct Provider: RawRepresentable, Hashable, Sendable, Codable {
  /// The id in all JSON and URLs of AuthCopy, such as `firebase`.
  public let rawValue: String

  /// Creates a provider from its id, whether or not a catalog contains its codes.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Provider: ExpressibleByStringLiteral {
  /// Creates a provider from its id, whether or not a catalog contains its codes.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension Provider: CustomStringConvertible {
  /// The id.
  public var description: String { rawValue }
}

extension Provider {
  /// A placeholder for the unknown provider of a raw error, which is determined from the error's content.
  ///
  /// It has no codes, and ``LoginError/source`` never contains it.
  public static let any: Provider = "any"
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
  /// Standard OAuth 2.0 and OpenID Connect of any provider.
  public static let oauth: Provider = "oauth"
  /// Passkeys: WebAuthn in browsers and on Apple's platforms.
  public static let webauthn: Provider = "webauthn"
  /// The network layer below a sign-in: `NSURLErrorDomain` and related domains.
  public static let urlsession: Provider = "urlsession"
  /// The AppAuth libraries.
  public static let appauth: Provider = "appauth"
  /// Supabase Auth.
  public static let supabase: Provider = "supabase"
  /// Amazon Cognito user pools.
  public static let cognito: Provider = "cognito"
  /// Auth0.
  public static let auth0: Provider = "auth0"
  /// Microsoft Entra ID, with Azure AD B2C and the Microsoft Authentication Library.
  public static let entra: Provider = "entra"
  /// Okta.
  public static let okta: Provider = "okta"
  /// Keycloak.
  public static let keycloak: Provider = "keycloak"
  /// Clerk.
  public static let clerk: Provider = "clerk"
  /// Better Auth.
  public static let betterAuth: Provider = "better-auth"
  /// Auth.js, formerly NextAuth.js.
  public static let authjs: Provider = "authjs"
  /// Ory Kratos and Hydra.
  public static let ory: Provider = "ory"
  /// Logto.
  public static let logto: Provider = "logto"
  /// Stytch.
  public static let stytch: Provider = "stytch"
  /// Appwrite.
  public static let appwrite: Provider = "appwrite"
  /// ZITADEL.
  public static let zitadel: Provider = "zitadel"
  /// SuperTokens.
  public static let supertokens: Provider = "supertokens"
  /// PocketBase.
  public static let pocketbase: Provider = "pocketbase"
  /// Nhost.
  public static let nhost: Provider = "nhost"
  /// Parse.
  public static let parse: Provider = "parse"
  /// WorkOS.
  public static let workos: Provider = "workos"
  /// Descope.
  public static let descope: Provider = "descope"
  /// FusionAuth.
  public static let fusionauth: Provider = "fusionauth"
  /// django-allauth.
  public static let djangoAllauth: Provider = "django-allauth"
  /// Devise.
  public static let devise: Provider = "devise"
  /// Spring Security.
  public static let springSecurity: Provider = "spring-security"
  /// GitHub.
  public static let github: Provider = "github"
  /// Discord.
  public static let discord: Provider = "discord"
  /// X, formerly Twitter.
  public static let x: Provider = "x"
  /// Danal, an identity check by mobile phone in Korea.
  public static let danal: Provider = "danal"
  /// PortOne.
  public static let portone: Provider = "portone"
}
