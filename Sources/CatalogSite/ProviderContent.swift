import AuthCopy
import CatalogTools

/// What pages say about a provider, computed once for all of them.
struct ProviderContent: Sendable {
  let table: CodeTable
  /// The name that developers know the provider by.
  let name: String
  /// The names that people see, in all locales.
  let shownNames: [String]
  let codes: [DocumentedCode]
  /// The places of each surface's codes in `codes`, by the index of the surface.
  let codesOfSurfaces: [[Int]]

  var id: String { table.provider.rawValue }
  var path: DocumentationPath { DocumentationPath(table.provider) }
  /// What lists of providers are sorted by.
  var sortName: String { "\(name.lowercased()) \(id)" }

  init(_ table: CodeTable, _ catalog: Catalog, _ locales: [String]) {
    self.table = table
    name = Self.names[table.provider] ?? table.provider.rawValue
    let names = locales.compactMap { catalog.preview("provider_\(table.provider)", locale: $0, [:]) }
    shownNames = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let codes = table.documentedCodes
    self.codes = codes
    codesOfSurfaces = table.surfaces.indices.map { surface in
      codes.indices.filter { codes[$0].rows.contains { $0.surface == surface } }
    }
  }

  /// The names of the shipped catalog's providers; a provider of an overlay is called by its id.
  private static let names: [Provider: String] = [
    .firebase: "Firebase Authentication", .apple: "Sign in with Apple", .google: "Google Sign-In",
    .facebook: "Facebook Login", .kakao: "Kakao Login", .naver: "Naver Login", .line: "LINE Login",
    .oauth: "OAuth 2.0 and OpenID Connect", .webauthn: "WebAuthn and passkeys", .urlsession: "Network and TLS",
    .appauth: "AppAuth", .supabase: "Supabase Auth", .cognito: "Amazon Cognito", .auth0: "Auth0",
    .entra: "Microsoft Entra ID", .okta: "Okta", .keycloak: "Keycloak", .clerk: "Clerk", .betterAuth: "Better Auth",
    .authjs: "Auth.js", .ory: "Ory", .logto: "Logto", .stytch: "Stytch", .appwrite: "Appwrite", .zitadel: "ZITADEL",
    .supertokens: "SuperTokens", .pocketbase: "PocketBase", .nhost: "Nhost", .parse: "Parse", .workos: "WorkOS",
    .descope: "Descope", .fusionauth: "FusionAuth", .djangoAllauth: "django-allauth", .devise: "Devise",
    .springSecurity: "Spring Security", .github: "GitHub", .discord: "Discord", .x: "X", .danal: "Danal",
    .portone: "PortOne",
  ]
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

  /// The page itself, for links that work without a server.
  var file: String { "\(path)index.html" }
}
