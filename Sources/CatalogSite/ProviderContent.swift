import AuthCopy
import CatalogTools

/// What pages say about a provider, computed once for all of them.
struct ProviderContent: Sendable {
  let table: CodeTable
  /// The name that developers know the provider by.
  let name: String
  /// The names that people see, in all locales.
  let localizedNames: [String]
  let codes: [DocumentedCode]
  /// The places of each surface's codes in `codes`, by the index of the surface; each code once.
  let codesOfSurfaces: [[Int]]

  var id: String { table.provider.rawValue }
  var path: DocumentationPath { DocumentationPath(table.provider) }
  /// What lists of providers are sorted by.
  var sortName: String { "\(name.lowercased()) \(id)" }

  init(_ table: CodeTable, _ catalog: Catalog, _ locales: [String]) {
    self.table = table
    name = Self.names.first { $0.key == table.provider }?.value ?? table.provider.rawValue
    let names = locales.compactMap { catalog.preview("provider_\(table.provider)", locale: $0, [:]) }
    localizedNames = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let codes = table.documentedCodes
    self.codes = codes
    codesOfSurfaces = table.surfaces.indices.map { surface in
      codes.indices.filter { codes[$0].first.surface == surface }
    }
  }

  /// The providers of the shipped catalog, those that most applications have first, by the names that developers know them
  /// by; a provider of an overlay is called by its id, and comes last.
  private static let names: KeyValuePairs<Provider, String> = [
    .oauth: "OAuth 2.0 and OpenID Connect", .firebase: "Firebase Authentication", .google: "Google Sign-In",
    .apple: "Sign in with Apple", .kakao: "Kakao Login", .naver: "Naver Login", .line: "LINE Login",
    .facebook: "Facebook Login", .entra: "Microsoft Entra ID", .cognito: "Amazon Cognito", .auth0: "Auth0",
    .supabase: "Supabase Auth", .webauthn: "WebAuthn and passkeys", .urlsession: "Network and TLS", .github: "GitHub",
    .clerk: "Clerk", .okta: "Okta", .keycloak: "Keycloak", .authjs: "Auth.js", .betterAuth: "Better Auth",
    .appauth: "AppAuth", .springSecurity: "Spring Security", .devise: "Devise", .djangoAllauth: "django-allauth",
    .discord: "Discord", .x: "X", .portone: "PortOne", .danal: "Danal", .appwrite: "Appwrite",
    .pocketbase: "PocketBase", .parse: "Parse", .workos: "WorkOS", .stytch: "Stytch", .supertokens: "SuperTokens",
    .ory: "Ory", .logto: "Logto", .zitadel: "ZITADEL", .fusionauth: "FusionAuth", .descope: "Descope", .nhost: "Nhost",
  ]

  /// The place among all providers by how many applications have them; smaller is more.
  var popularityRank: Int { Self.names.firstIndex { $0.key == table.provider } ?? Self.names.count }
}

extension DocumentedCode {
  /// The first row, whose spelling names the page.
  var first: CodeRow { rows[0] }

  /// The kinds that the code leads to in some flow, each once.
  var kinds: [Kind] {
    rows.flatMap { row in
      [row.meaning.kinds.standard] + Flow.allCases.compactMap { row.meaning.kinds.byFlow[$0] }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

}
