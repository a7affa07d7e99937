import AuthCopy
import TestSupport
import Testing

/// Error domains, payload shapes and fallback providers that an overlay's `codes/` adds.
@Suite struct CodeOverlayTests {
  private static func catalog(_ files: [String: String]) throws -> Catalog {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "codes/\(name).json") }
    return try Catalog.load(overlay: folder.path)
  }

  private func catalog(_ files: [String: String]) throws -> Catalog { try Self.catalog(files) }

  /// Two surfaces, the new one first, so that the indices of the two files differ.
  private static let surfaces = """
    "surfaces":[{"id":"rest/acme","codes":[{"code":"190","kind":"timedOut"},{"code":"A1","kind":"canceled"}]},\
    {"id":"rest/graph","codes":[{"code":"A2","kind":"sessionExpired"}]}]
    """

  @Test func domainMapsToTheOverlaysSurface() throws {
    let catalog = try catalog([
      "facebook":
        #"{"provider":"facebook","domains":{"com.acme":"rest/acme","com.graph":"rest/graph"},\#(Self.surfaces)}"#
    ])
    func resolved(_ domain: String, _ code: Int) -> [String?] {
      let error = LoginError(domain: domain, code: code, catalog: catalog)
      return [error.kind.rawValue, error.source?.surface]
    }
    #expect(resolved("com.acme", 190) == ["timedOut", "rest/acme"])
    let graph = LoginError(provider: .facebook, surface: "com.graph", code: "190", catalog: catalog)
    #expect(graph.source?.surface == "rest/graph")
    // The base catalog's domains still map to their surfaces.
    let login = LoginError(domain: "com.facebook.sdk.login", code: 301, catalog: catalog)
    #expect(login == LoginError(domain: "com.facebook.sdk.login", code: 301))
    #expect(login.isKnown)
  }

  @Test func overlayDomainReplacesBaseDomain() throws {
    let catalog = try catalog([
      "facebook":
        #"{"provider":"facebook","domains":{"com.facebook.sdk.login":"rest/acme"},\#(Self.surfaces)}"#
    ])
    #expect(LoginError(domain: "com.facebook.sdk.login", code: 190, catalog: catalog).kind == .timedOut)
  }

  @Test func overlayShapeComesFirstAndUsesItsSurfaces() throws {
    let catalog = try catalog([
      "facebook":
        #"{"provider":"facebook","payloads":[{"code":"error.code","surfaces":["rest/acme"]}],\#(Self.surfaces)}"#
    ])
    let body = Array(#"{"error":{"code":190}}"#.utf8)
    let error = LoginError(provider: .facebook, payload: body, catalog: catalog)
    #expect((error.kind, error.source?.surface) == (.timedOut, "rest/acme"))
    #expect(LoginError(provider: .facebook, payload: body).source?.surface == "rest/graph")
    // The base catalog's shapes apply if none of the overlay's matches.
    let subcode = Array(#"{"error":{"error_subcode":463}}"#.utf8)
    #expect(
      LoginError(provider: .facebook, payload: subcode, catalog: catalog)
        == LoginError(provider: .facebook, payload: subcode))
  }

  @Test func payloadCodesPreferTheSurfacesOfTheirShape() throws {
    let catalog = try catalog([
      "facebook":
        #"{"provider":"facebook","payloads":[{"code":"acme","surfaces":["rest/acme"]},{"code":"graph","surfaces":["rest/graph"]}],\#(Self.surfaces)}"#
    ])
    for (key, surface) in [("acme", "rest/acme"), ("graph", "rest/graph")] {
      let error = LoginError(provider: .facebook, payload: Array(#"{"\#(key)":"190"}"#.utf8), catalog: catalog)
      #expect(error.source?.surface == surface)
    }
  }

  /// A provider with two surfaces: details may follow the codes of one of them.
  private static let detailed = Result {
    let plain = #"{"id":"plain","codes":[{"code":"E1","kind":"timedOut"}]}"#
    let detailed = #"{"id":"detailed","detailAfter":":","codes":[{"code":"E2","kind":"canceled"}]}"#
    return try catalog(["acme": #"{"provider":"acme","surfaces":[\#(plain),\#(detailed)]}"#])
  }

  @Test(arguments: [
    ("E2", "canceled"), ("E2: more", "canceled"), ("E2 : more: and more", "canceled"), ("E1", "timedOut"),
    ("E1: more", "unknown"), ("E2; more", "unknown"), ("E2 more", "unknown"),
  ])
  func detailsAreAllowedOnlyOnSurfacesThatDeclareThem(value: String, kind: String) throws {
    let error = LoginError(provider: Provider("acme"), code: RawCode(value), catalog: try Self.detailed.get())
    #expect(error.kind.rawValue == kind)
  }

  @Test func overlayFallbackProviderIsSearched() throws {
    let child =
      #"{"provider":"acme","fallback":["acmeBase"],"surfaces":[{"id":"api","codes":[{"code":"E1","kind":"canceled"}]}]}"#
    let base = #"{"provider":"acmeBase","surfaces":[{"id":"api","codes":[{"code":"E2","kind":"timedOut"}]}]}"#
    let acme = LoginError(
      provider: Provider("acme"), code: "E2", catalog: try catalog(["acme": child, "acmeBase": base]))
    #expect((acme.kind, acme.source?.provider) == (.timedOut, Provider("acme")))
    // Kakao falls back to OAuth. An overlay can replace this fallback; an overlay without a fallback keeps it.
    let other = #"{"provider":"kakao","fallback":["acmeBase"],"surfaces":[]}"#
    let kakao = try catalog(["acmeBase": base, "kakao": other])
    #expect(LoginError(provider: .kakao, code: "E2", catalog: kakao).kind == .timedOut)
    #expect(!LoginError(provider: .kakao, code: "unsupported_response_type", catalog: kakao).isKnown)
    let unchanged = try catalog(["acmeBase": base, "kakao": other.replacing(#""fallback":["acmeBase"],"#, with: "")])
    #expect(!LoginError(provider: .kakao, code: "E2", catalog: unchanged).isKnown)
    #expect(
      LoginError(provider: .kakao, code: "unsupported_response_type", catalog: unchanged)
        == LoginError(provider: .kakao, code: "unsupported_response_type"))
    #expect(LoginError(provider: .kakao, code: "unsupported_response_type").isKnown)
  }
}
