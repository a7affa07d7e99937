/// Where an error comes from: an identity provider, or a layer below that fails in its place.
///
/// Open for extension, as ``Kind`` is.
public struct Provider: RawRepresentable, Hashable, Sendable, Codable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension Provider: CustomStringConvertible {
  public var description: String { rawValue }
}

extension Provider {
  public static let firebase = Provider("firebase")
  public static let apple = Provider("apple")
  public static let google = Provider("google")
  public static let facebook = Provider("facebook")
  public static let kakao = Provider("kakao")
  public static let naver = Provider("naver")
  public static let line = Provider("line")
  public static let oauth = Provider("oauth")
  public static let webauthn = Provider("webauthn")
  public static let urlsession = Provider("urlsession")
  public static let appauth = Provider("appauth")
  public static let supabase = Provider("supabase")
  public static let cognito = Provider("cognito")
  public static let auth0 = Provider("auth0")
}
