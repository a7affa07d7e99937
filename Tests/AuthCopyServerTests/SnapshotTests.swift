import AuthCopy
import Hummingbird
import TestSupport
import Testing

@testable import AuthCopyServer

/// A catalog that is replaced in the middle of a request does not show in its response.
@Suite struct SnapshotTests {
  private let service = CopyService()
  private let other: Catalog

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"@@locale":"en","problem_invalidRequest_title":"Other","tooManyAttempts_title":"Other"}"#, to: "copy/en.arb")
    other = try Catalog.load(overlay: folder.path)
  }

  @Test func aProblemIsWordedUnderTheCatalogOfItsRequest() async throws {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: ObservationMiddleware(service: service))
    router.add(middleware: ProblemMiddleware(service: service, routes: []))
    router.get("x") { [service, other] _, _ -> String in
      service.use(other)
      throw ServiceProblem.invalidRequest
    }
    let first = try await send(.get, "/x", to: router)
    #expect(first["catalog"]?.string == Catalog.shipped.version)
    #expect(first["title"]?.string != "Other")
    #expect(try await send(.get, "/x", to: router)["title"]?.string == "Other")
  }

  @Test func aThrownErrorIsWordedUnderTheCatalogOfItsRequest() async throws {
    let router = Router(context: BasicRequestContext.self)
    router.add(middleware: LoginErrorMiddleware(service: service))
    router.get("x") { [service, other] _, _ -> String in
      service.use(other)
      throw LoginError(.tooManyAttempts)
    }
    #expect(try await send(.get, "/x", to: router)["title"]?.string != "Other")
    #expect(try await send(.get, "/x", to: router)["title"]?.string == "Other")
  }

  @Test func eachServiceHasItsOwnSnapshot() async throws {
    let overlaid = CopyService(catalog: other)
    let version = await service.withSnapshot {
      await overlaid.withSnapshot { [service] in
        #expect(overlaid.snapshot.catalog.version == other.version)
        return service.snapshot.catalog.version
      }
    }
    #expect(version == Catalog.shipped.version)
  }
}
