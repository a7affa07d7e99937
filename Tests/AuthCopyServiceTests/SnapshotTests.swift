import AuthCopy
import NIOHTTP1
import TestSupport
import Testing

@testable import AuthCopyService

/// A response uses one catalog, even if the catalog is replaced during the request.
@Suite struct SnapshotTests {
  private let service = CopyService()
  private let other: Catalog

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"@@locale":"en","problem_invalidRequest_title":"Other","tooManyAttempts_title":"Other"}"#, to: "copy/en.arb")
    other = try Catalog.load(overlay: folder.path)
  }

  @Test func responderKeepsItsCatalog() throws {
    let responder = service.responder(.all)
    service.use(other)
    let request = RequestHead(.GET, "/v1/kinds/tooManyAttempts")
    #expect(Reply(responder.respond(to: request))["catalog"]?.string == Catalog.shipped.version)
    #expect(Reply(service.responder(.all).respond(to: request))["title"]?.string == "Other")
  }
}
