import AuthCopy
import AuthCopyService
import Foundation
import HTTPTypes
import Logging
import ServiceLifecycle
import TestSupport
import Testing

@Suite struct OperationsTests {
  @Test func metricsAreLabeledByRouteProviderAndCatalog() async throws {
    let service = CopyService()
    for uri in ["/v1/errors/kakao/KOE320", "/v1/errors/kakao/\"x\"", "/v1/errors/kakao/y", "/nowhere", "/v1/kinds/x"] {
      _ = send(.get, uri, service: service)
    }
    let metrics = send(.get, "/metrics", service: service)
    #expect(metrics.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    for line in [
      #"auth_copy_http_requests_total{route="/v1/errors/{provider}/**",status="200"} 3"#,
      #"auth_copy_http_requests_total{route="/v1/kinds/{kind}",status="404"} 1"#,
      #"auth_copy_http_request_duration_seconds_count{route="/v1/errors/{provider}/**"} 3"#,
      #"auth_copy_http_request_duration_seconds_bucket{route="/v1/errors/{provider}/**",le="+Inf"} 3"#,
      #"auth_copy_resolves_total{provider="kakao"} 3"#, #"auth_copy_unknown_codes_total{provider="kakao"} 2"#,
      #"auth_copy_catalog_info{version="\#(Catalog.shipped.version)"} 1.0"#,
    ] {
      #expect(metrics.body.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
  }

  @Test func unknownCodesAreCountedUpToALimit() async throws {
    let service = CopyService()
    let long = String(repeating: "가", count: 100)
    let codes = ["AADSTS990000", "AADSTS990000", "\\u0007y\\u202e", long] + (1...5_000).map { "AADSTS\(990_000 + $0)" }
    let batch = codes.map { #"{"provider":"entra","code":"\#($0)"}"# }
    for start in stride(from: 0, to: batch.count, by: 1_000) {
      let slice = batch[start..<min(start + 1_000, batch.count)].joined(separator: ",")
      _ = send(.post, "/v1/errors", #"{"errors":[\#(slice)]}"#, service: service)
    }
    let entries = try #require(send(.get, "/v1/unmapped", service: service)["unmapped"]?.array)
    #expect(entries.count == 500)
    #expect(entries[0]["code"]?.string == "AADSTS990000" && entries[0]["count"]?.integer == 2)
  }

  /// Sentences, addresses, personal numbers and tokens are not recorded.
  @Test func onlyTextThatLooksLikeACodeIsRecorded() async throws {
    let service = CopyService()
    let long = String(repeating: "가", count: 100)
    let codesInBatch = [
      "\\u0007y\\u202e", long, "kim@example.com", "No user kim", "01012345678", "4/0AX4XfWh8sVq2Z9u0pP3mR7t", "KOE999",
    ]
    let items = codesInBatch.map { #"{"provider":"kakao","code":"\#($0)"}"# }
    _ = send(.post, "/v1/errors", #"{"errors":[\#(items.joined(separator: ","))]}"#, service: service)
    let list = send(.get, "/v1/unmapped", service: service)
    #expect(list["unmapped"]?.array?.compactMap { $0["code"]?.string } == ["KOE999"])
    let others = try #require(list["others"]?.array)
    #expect(others.count == 1 && others[0]["provider"]?.string == "kakao" && others[0]["count"]?.integer == 6)
  }

  @Test func operatorRoutesAreSeparate() async throws {
    for uri in ["/metrics", "/v1/unmapped"] {
      #expect(send(.get, uri, routes: .clients).status == 404)
      #expect(send(.get, uri, routes: .operators).status == 200)
    }
    #expect(send(.get, "/v1/kinds", routes: .operators).status == 404)
    #expect(send(.get, "/readyz", routes: .operators).status == 200)
  }

  @Test func explanationIsOnlyOnTheAdminPort() throws {
    let (uri, body) = ("/v1/explain/firebase?flow=nonsense", "FirebaseError: Error (auth/user-disabled).")
    for routes in [RouteSelection.all, .clients] { #expect(send(.post, uri, body, routes: routes).status == 404) }
    let reply = send(.post, uri, body, headers: [.acceptLanguage: "ko-KR"], routes: .operators)
    #expect(reply.status == 200 && reply.headers[.cacheControl] == "no-store")
    #expect(reply.headers[.contentLanguage] == "ko")
    #expect(reply["kind"]?.string == "userDisabled" && reply["shown"]?["kind"]?.string == "invalidCredentials")
    #expect(reply["evidence"]?.array?.first?["found"]?.string == "auth/user-disabled")
    #expect(reply["ignored"]?.array?.compactMap(\.string) == ["flow"])
    #expect(reply["note"]?.string?.contains("개발자") == true)
    #expect(send(.post, "/v1/explain/any?status=429", "", routes: .operators)["kind"]?.string == "tooManyAttempts")
    for (uri, body, status) in [("/v1/explain/any", "", 400), ("/v1/explain/nowhere", "x", 404)] {
      #expect(send(.post, uri, body, routes: .operators).status == status)
    }
    #expect(send(.get, "/v1/explain/any", routes: .operators).status == 405)
  }

  @Test func readinessReportsTheCatalog() async throws {
    let service = CopyService()
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("timedOut_title", to: "So slow", in: "copy/en.arb")
    #expect(send(.get, "/readyz", service: service)["catalog"]?.string == Catalog.shipped.version)
    let catalog = try Catalog.load(from: folder.path)
    service.use(catalog)
    #expect(send(.get, "/readyz", service: service)["catalog"]?.string == catalog.version)
    #expect(send(.get, "/v1/kinds/timedOut", service: service)["title"]?.string == "So slow")
    let metrics = send(.get, "/metrics", service: service)
    #expect(!metrics.body.contains(Catalog.shipped.version) && metrics.body.contains(catalog.version))
  }
}
