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
  // Each constant is compiled only into the code that uses it, so that an app pays for no other.

  /// A placeholder for the unknown provider of a raw error, which is determined from the error's content.
  ///
  /// It has no codes, and ``LoginError/source`` never contains it.
  @_alwaysEmitIntoClient public static var any: Provider { "any" }
}

/// The providers of the shipped catalog.
extension Provider {
  /// Firebase Authentication and Identity Platform.
  @_alwaysEmitIntoClient public static var firebase: Provider { "firebase" }
  /// Sign in with Apple.
  @_alwaysEmitIntoClient public static var apple: Provider { "apple" }
  /// Google Sign-In and Google's OAuth endpoints.
  @_alwaysEmitIntoClient public static var google: Provider { "google" }
  /// Facebook Login and the Graph API.
  @_alwaysEmitIntoClient public static var facebook: Provider { "facebook" }
  /// Kakao Login.
  @_alwaysEmitIntoClient public static var kakao: Provider { "kakao" }
  /// Naver Login.
  @_alwaysEmitIntoClient public static var naver: Provider { "naver" }
  /// LINE Login.
  @_alwaysEmitIntoClient public static var line: Provider { "line" }
  /// Standard OAuth 2.0 and OpenID Connect of any provider.
  @_alwaysEmitIntoClient public static var oauth: Provider { "oauth" }
  /// Passkeys: WebAuthn in browsers and on Apple's platforms.
  @_alwaysEmitIntoClient public static var webauthn: Provider { "webauthn" }
  /// The network layer below a sign-in: `NSURLErrorDomain` and related domains.
  @_alwaysEmitIntoClient public static var urlsession: Provider { "urlsession" }
  /// The AppAuth libraries.
  @_alwaysEmitIntoClient public static var appauth: Provider { "appauth" }
  /// Supabase Auth.
  @_alwaysEmitIntoClient public static var supabase: Provider { "supabase" }
  /// Amazon Cognito user pools.
  @_alwaysEmitIntoClient public static var cognito: Provider { "cognito" }
  /// Auth0.
  @_alwaysEmitIntoClient public static var auth0: Provider { "auth0" }
  /// Microsoft Entra ID, with Azure AD B2C and the Microsoft Authentication Library.
  @_alwaysEmitIntoClient public static var entra: Provider { "entra" }
  /// Okta.
  @_alwaysEmitIntoClient public static var okta: Provider { "okta" }
  /// Keycloak.
  @_alwaysEmitIntoClient public static var keycloak: Provider { "keycloak" }
  /// Clerk.
  @_alwaysEmitIntoClient public static var clerk: Provider { "clerk" }
  /// Better Auth.
  @_alwaysEmitIntoClient public static var betterAuth: Provider { "better-auth" }
  /// Auth.js, formerly NextAuth.js.
  @_alwaysEmitIntoClient public static var authjs: Provider { "authjs" }
  /// Ory Kratos and Hydra.
  @_alwaysEmitIntoClient public static var ory: Provider { "ory" }
  /// Logto.
  @_alwaysEmitIntoClient public static var logto: Provider { "logto" }
  /// Stytch.
  @_alwaysEmitIntoClient public static var stytch: Provider { "stytch" }
  /// Appwrite.
  @_alwaysEmitIntoClient public static var appwrite: Provider { "appwrite" }
  /// ZITADEL.
  @_alwaysEmitIntoClient public static var zitadel: Provider { "zitadel" }
  /// SuperTokens.
  @_alwaysEmitIntoClient public static var supertokens: Provider { "supertokens" }
  /// PocketBase.
  @_alwaysEmitIntoClient public static var pocketbase: Provider { "pocketbase" }
  /// Nhost.
  @_alwaysEmitIntoClient public static var nhost: Provider { "nhost" }
  /// Parse.
  @_alwaysEmitIntoClient public static var parse: Provider { "parse" }
  /// WorkOS.
  @_alwaysEmitIntoClient public static var workos: Provider { "workos" }
  /// Descope.
  @_alwaysEmitIntoClient public static var descope: Provider { "descope" }
  /// FusionAuth.
  @_alwaysEmitIntoClient public static var fusionauth: Provider { "fusionauth" }
  /// django-allauth.
  @_alwaysEmitIntoClient public static var djangoAllauth: Provider { "django-allauth" }
  /// Devise.
  @_alwaysEmitIntoClient public static var devise: Provider { "devise" }
  /// Spring Security.
  @_alwaysEmitIntoClient public static var springSecurity: Provider { "spring-security" }
  /// Django, with Django REST framework, simplejwt and djoser.
  @_alwaysEmitIntoClient public static var django: Provider { "django" }
  /// Flask-Security, with Flask-Login, Flask-JWT-Extended and Flask-WTF.
  @_alwaysEmitIntoClient public static var flaskSecurity: Provider { "flask-security" }
  /// FastAPI Users, with FastAPI's own security and Pydantic.
  @_alwaysEmitIntoClient public static var fastapiUsers: Provider { "fastapi-users" }
  /// Laravel, with Fortify, Sanctum and Passport.
  @_alwaysEmitIntoClient public static var laravel: Provider { "laravel" }
  /// Symfony's Security component, with its bundles for second factors, JWTs and links by email.
  @_alwaysEmitIntoClient public static var symfony: Provider { "symfony" }
  /// ASP.NET Core Identity.
  @_alwaysEmitIntoClient public static var aspnetIdentity: Provider { "aspnet-identity" }
  /// GitHub.
  @_alwaysEmitIntoClient public static var github: Provider { "github" }
  /// Discord.
  @_alwaysEmitIntoClient public static var discord: Provider { "discord" }
  /// X, formerly Twitter.
  @_alwaysEmitIntoClient public static var x: Provider { "x" }
  /// Danal, an identity check by mobile phone in Korea.
  @_alwaysEmitIntoClient public static var danal: Provider { "danal" }
  /// PortOne.
  @_alwaysEmitIntoClient public static var portone: Provider { "portone" }
  /// Toss Login and Toss Cert.
  @_alwaysEmitIntoClient public static var toss: Provider { "toss" }
  /// Twilio Verify and Twilio's messages.
  @_alwaysEmitIntoClient public static var twilio: Provider { "twilio" }
  /// Captchas: Cloudflare Turnstile, reCAPTCHA and hCaptcha.
  @_alwaysEmitIntoClient public static var captcha: Provider { "captcha" }
  /// The biometric prompt of Android, and of packages for Flutter, React Native, Capacitor and Cordova.
  @_alwaysEmitIntoClient public static var biometrics: Provider { "biometrics" }
}
