import AuthCopy
import HTTPTypes
import Testing

@testable import AuthCopyService

/// The unmapped codes of raw errors that `/v1/unmapped` lists.
@Suite struct UnmappedRawErrorTests {
  private func unmapped(_ body: String, of provider: String, query: String = "") throws -> [String] {
    let service = CopyService()
    #expect(send(.post, "/v1/errors/\(provider)\(query)", body, service: service).status == 200)
    let list = send(.get, "/v1/unmapped", service: service, routes: .all).body
    return try JSONParser.parse(Array(list.utf8))["unmapped"]?.array?.compactMap { $0["code"]?.string } ?? []
  }

  @Test(arguments: [
    (#"{"error":{"code":400,"message":"BRAND_NEW_REST","errors":[]}}"#, "firebase", "BRAND_NEW_REST"),
    (#"{"error":{"code":400,"message":"BRAND_NEW_TWO : something","errors":[]}}"#, "firebase", "BRAND_NEW_TWO"),
    ("FirebaseError: Firebase: Error (auth/brand-new-code).", "firebase", "auth/brand-new-code"),
    ("[firebase_auth/brand-new-four] xx", "firebase", "brand-new-four"),
    ("BrandNewException: something", "cognito", "BrandNewException"),
    ("com.example#BrandNewException: something", "cognito", "BrandNewException"),
    (#"{"error":{"message":"It went wrong.","code":477}}"#, "facebook", "477"),
  ])
  func unmappedCodesAreRecorded(body: String, provider: String, code: String) throws {
    #expect(try unmapped(body, of: provider) == [code])
  }

  @Test(arguments: [
    (#"{"error":{"code":400,"message":"Something went wrong."}}"#, "firebase"), ("Jane Doe: wrong", "cognito"),
    ("(users/jane-doe) was not found here", "firebase"), ("jane_doe: not here", "cognito"),
    ("010_1234_5678: not here", "cognito"), ("Error: no such user jane@example.com", "cognito"),
    ("code=abc123&scope=email&token_type=Bearer", "google"),
  ])
  func otherTextIsNotRecorded(body: String, provider: String) throws {
    #expect(try unmapped(body, of: provider, query: "?status=400") == [])
  }
}
