import AuthCopy

/// The data about a provider that many pages share.
struct ProviderContent: Sendable {
  let table: CodeTable
  /// The name under which developers know the provider.
  let name: String
  /// The names of the provider in the copy of all locales, each once.
  let localizedNames: [String]
  let codes: [DocumentedCode]
  /// For each surface of the table, in order: the indices in `codes` of the codes whose first row is on that surface.
  let codeIndicesBySurface: [[Int]]

  var id: String { table.provider.rawValue }
  var path: DocumentationPath { DocumentationPath(table.provider) }
  /// The number of codes, counted as `auth-copy providers` counts them: spellings and conditions separately.
  var codeCount: Int { table.surfaces.reduce(0) { $0 + $1.rows.count } }
  /// The sort key of the provider in alphabetical lists.
  var sortName: String { "\(name.lowercased()) \(id)" }

  init(_ table: CodeTable, _ catalog: Catalog, _ locales: [String]) {
    self.table = table
    name = Self.names.first { $0.key == table.provider }?.value ?? table.provider.rawValue
    let names = locales.compactMap { catalog.preview("provider_\(table.provider)", locale: $0, [:]) }
    localizedNames = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let codes = catalog.documentedCodes(of: table.provider)
    self.codes = codes
    codeIndicesBySurface = table.surfaces.indices.map { surface in
      codes.indices.filter { codes[$0].firstRow.surface == surface }
    }
  }

  /// The names under which developers know the shipped providers, the most widely used provider first.
  ///
  /// A provider that only an overlay has is named by its id, and comes last in lists sorted by popularity.
  static let names: KeyValuePairs<Provider, String> = [
    .oauth: "OAuth 2.0 and OpenID Connect", .firebase: "Firebase Authentication", .google: "Google Sign-In",
    .apple: "Sign in with Apple", .kakao: "Kakao Login", .naver: "Naver Login", .line: "LINE Login",
    .facebook: "Facebook Login", .entra: "Microsoft Entra ID", .cognito: "Amazon Cognito", .auth0: "Auth0",
    .supabase: "Supabase Auth", .webauthn: "WebAuthn and passkeys", .urlsession: "Network and TLS", .github: "GitHub",
    .clerk: "Clerk", .okta: "Okta", .keycloak: "Keycloak", .authjs: "Auth.js", .betterAuth: "Better Auth",
    .appauth: "AppAuth", .springSecurity: "Spring Security", .devise: "Devise", .djangoAllauth: "django-allauth",
    .django: "Django", .laravel: "Laravel", .symfony: "Symfony", .aspnetIdentity: "ASP.NET Core Identity",
    .fastapiUsers: "FastAPI Users", .flaskSecurity: "Flask-Security", .discord: "Discord", .x: "X",
    .portone: "PortOne", .danal: "Danal", .toss: "Toss", .twilio: "Twilio", .captcha: "CAPTCHAs",
    .biometrics: "Device biometrics",
    .appwrite: "Appwrite", .pocketbase: "PocketBase", .parse: "Parse", .workos: "WorkOS", .stytch: "Stytch",
    .supertokens: "SuperTokens", .ory: "Ory", .logto: "Logto", .zitadel: "ZITADEL", .fusionauth: "FusionAuth",
    .descope: "Descope", .nhost: "Nhost",
  ]

  /// The rank of the provider by how widely it is used; 0 is the most widely used.
  var popularityRank: Int { Self.names.firstIndex { $0.key == table.provider } ?? Self.names.count }
}

extension DocumentedCode {
  /// The first row; its spelling is the name of the code on pages.
  var firstRow: CodeRow { rows[0] }

  /// The kinds that the code maps to in any flow, each once.
  var kinds: [Kind] {
    rows.flatMap(\.meaning.kinds.all).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ByFlow<Kind> {
  /// The values without a flow and in each flow.
  var all: [Kind] { [standard] + Flow.allCases.compactMap { byFlow[$0] } }
}
