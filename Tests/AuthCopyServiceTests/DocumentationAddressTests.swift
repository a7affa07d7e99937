import AuthCopy
import HTTPTypes
import TestSupport
import Testing

@testable import AuthCopyService

/// Links in responses to the documentation of a code.
@Suite struct DocumentationAddressTests {
  private func service(_ catalog: Catalog = .shipped, _ documentation: String? = "https://docs.example/errors")
    -> CopyService
  {
    var options = CopyService.Options()
    options.documentation = documentation
    options.disclosureCeiling = .helpful
    return CopyService(catalog: catalog, options: options)
  }

  private func address(_ path: String, as type: String = "application/json") -> String? {
    send(.get, "/v1/errors/\(path)", headers: [.accept: type], service: service())["documentation"]?.string
  }

  @Test(arguments: [
    ("kakao/KOE320", "codes/kakao/rest/oauth/#KOE320"),
    ("kakao/KOE320?surface=rest/oauth&locale=ko", "codes/kakao/rest/oauth/#KOE320"),
    ("kakao/koe320", "codes/kakao/rest/oauth/#KOE320"),
    ("firebase/auth/too-many-requests?surface=js", "codes/firebase/js/#auth/too-many-requests"),
    ("firebase/17010", "codes/firebase/ios/#ERROR_TOO_MANY_REQUESTS"),
    // Kakao sends the codes of OAuth too.
    ("kakao/slow_down", "codes/oauth/device/#slow_down"),
  ]) func responsesLinkToTheirCode(path: String, page: String) {
    #expect(address(path) == "https://docs.example/errors/\(page)")
    #expect(address(path, as: "application/problem+json") == "https://docs.example/errors/\(page)")
  }

  @Test(arguments: [
    "kakao/KOE999", "firebase/auth/user-disabled", "firebase/auth/wrong-password",
    "firebase/auth/email-already-in-use?flow=signUp",
  ]) func unknownAndConcealedCodesHaveNoLink(path: String) {
    let reply = send(.get, "/v1/errors/\(path)", service: service())
    #expect(reply.status == 200)
    #expect(reply["documentation"] == nil)
  }

  @Test func helpfulDisclosureIncludesTheLink() {
    #expect(
      address("firebase/auth/user-disabled?surface=js&disclosure=helpful")
        == "https://docs.example/errors/codes/firebase/js/#auth/user-disabled")
  }

  @Test func linksRequireADocumentationSite() {
    #expect(send(.get, "/v1/errors/kakao/KOE320", service: service(.shipped, nil))["documentation"] == nil)
  }

  @Test func batchesAndPayloadsHaveLinks() throws {
    let body = #"{"errors": [{"provider": "kakao", "code": "KOE320"}, {"provider": "kakao", "code": "NO"}]}"#
    let errors = try #require(send(.post, "/v1/errors", body, service: service())["errors"]?.array)
    #expect(errors[0]["documentation"]?.string == "https://docs.example/errors/codes/kakao/rest/oauth/#KOE320")
    #expect(errors[1]["documentation"] == nil)
    let raw =
      #"{"error": "invalid_grant", "error_code": "KOE320", "error_description": "authorization code not found"}"#
    #expect(
      send(.post, "/v1/errors/kakao", raw, service: service())["documentation"]?.string
        == "https://docs.example/errors/codes/kakao/rest/oauth/#KOE320")
  }

  /// Codes that are concealed as the same kind have equal responses, without a link.
  @Test(arguments: Flow.allCases.map(\.rawValue) + [""]) func concealedResponsesAreEqual(flow: String) {
    let service = service()
    for accept in ["application/json", "application/problem+json"] {
      let bodies = ["user-disabled", "user-not-found", "wrong-password"].map { code in
        send(
          .get, "/v1/errors/firebase/auth/\(code)?surface=js&flow=\(flow)", headers: [.accept: accept], service: service
        ).body
      }
      // A wrong current password is not concealed.
      let members = flow == "change" ? Array(bodies.prefix(2)) : bodies
      #expect(Set(members).count == 1, "\(members)")
    }
  }

  @Test func codesThatDifferInCaseShareALink() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"provider": "acme", "surfaces": [{"id": "rest", "codes": [
        {"code": "Late", "kind": "timedOut", "symbol": "SLOW", "numeric": 7}, {"code": "late", "kind": "tryAgain"}]}]}
      """, to: "codes/acme.json")
    let service = service(try Catalog.load(overlay: folder.path))
    for code in ["Late", "late", "SLOW", "7"] {
      let reply = send(.get, "/v1/errors/acme/\(code)", service: service)
      #expect(reply["documentation"]?.string == "https://docs.example/errors/codes/acme/rest/#Late", "\(code)")
    }
  }
}
