import AuthCopy
import Foundation
import TestSupport
import Testing

/// A brand's catalog as a task-local value, in addition to the locale.
@Suite struct TaskLocalCatalogTests {
  private func brand() throws -> Catalog {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"@@locale": "ko", "@@x-syntax": "icu", "provider_acme": "에이크미", "timedOut_message": "{provider}이(가) 답하지 않았어요."}"#,
      to: "copy/ko.arb")
    try folder.write(
      #"{"@@locale": "en", "@@x-syntax": "icu", "provider_acme": "Acme"}"#, to: "copy/en.arb")
    try folder.write(
      #"{"provider": "acme", "surfaces": [{"id": "rest", "codes": [{"code": "slow", "kind": "timedOut"}]}]}"#,
      to: "codes/acme.json")
    try folder.write(
      #"{"kinds": {"timedOut": {"status": 504, "presentation": "toast", "retryable": true, "recovery": "retry", "arguments": ["provider"]}}}"#,
      to: "kinds.json")
    return try Catalog.load(overlay: folder.path)
  }

  @Test func localizedDescriptionUsesTheTasksCatalog() throws {
    let brand = try brand()
    LoginError.$catalog.withValue(brand) {
      LoginError.$locale.withValue("ko") {
        let error = LoginError(provider: "acme", code: "slow")
        #expect(error.kind == .timedOut)
        #expect(error.recoverySuggestion == "에이크미가 답하지 않았어요.")
        #expect((error as any LocalizedError).recoverySuggestion == "에이크미가 답하지 않았어요.")
      }
    }
    #expect(LoginError(provider: "acme", code: "slow").kind == .unknown)
  }

  @Test func tasksInheritTheCatalog() async throws {
    let brand = try brand()
    let version = await LoginError.$catalog.withValue(brand) {
      await Task { LoginError.catalog.version }.value
    }
    #expect(version == brand.version && version != Catalog.shipped.version)
    #expect(LoginError.catalog === Catalog.shipped)
  }
}
