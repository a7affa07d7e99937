import AuthCopy
import AuthCopyService
import Foundation
import HTTPTypes
import Logging
import ServiceLifecycle
import TestSupport
import Testing

/// Changes to a catalog's files while the service runs.
@Suite struct ReloadTests {
  private static func overlay(_ title: String) -> String {
    #"{"@@locale":"en","timedOut_title":"\#(title)"}"#
  }

  /// Serves an overlay with `--watch` while `body` changes it.
  private func watching(_ overlay: String, _ body: (CopyService) async throws -> Void) async throws {
    let service = CopyService(catalog: try Catalog.load(overlay: overlay))
    let reloader = CatalogReloader(service, directory: nil, overlay: overlay, watches: true, logger: .silent)
    let group = ServiceGroup(services: [reloader], logger: .silent)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask { try await group.run() }
      try await body(service)
      await group.triggerGracefulShutdown()
    }
  }

  private func title(_ expected: String, of service: CopyService) async -> Bool {
    await eventually {
      send(.get, "/v1/kinds/timedOut", service: service)["title"]?.string == expected
    }
  }

  @Test func changedFilesAreServed() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.overlay("One"), to: "copy/en.arb")
    try await watching(folder.path) { service in
      try folder.write(Self.overlay("Two"), to: "copy/en.arb")
      #expect(await title("Two", of: service))
      try folder.write("{\"@@locale\":\"en\",\"timedOut_title\":\"{x\"}", to: "copy/en.arb")
      #expect(await refusals(of: service, reach: 1))
      #expect(await title("Two", of: service))
      try folder.write(Self.overlay("Three"), to: "copy/en.arb")
      #expect(await title("Three", of: service))
    }
  }

  /// Replaces a symbolic link in the path to the files, as Kubernetes does.
  @Test func replacedLinkIsServed() async throws {
    let folder = try TemporaryFolder()
    func release(_ name: String, _ title: String) throws {
      try folder.write(Self.overlay(title), to: "..\(name)/copy/en.arb")
      try? FileManager.default.removeItem(atPath: "\(folder.path)/..data_tmp")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/..data_tmp", withDestinationPath: "..\(name)")
      #expect(rename("\(folder.path)/..data_tmp", "\(folder.path)/..data") == 0)
    }
    try release("1", "One")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/copy", withDestinationPath: "..data/copy")
    try await watching(folder.path) { service in
      for (index, name) in ["Two", "Three", "Four"].enumerated() {
        try release("\(index)", name)
        #expect(await title(name, of: service))
      }
    }
  }

  /// Replaces a symbolic link in the path to the overlay, not the overlay itself.
  @Test func changesAboveTheOverlayAreServed() async throws {
    let folder = try TemporaryFolder()
    for title in ["One", "Two"] { try folder.write(Self.overlay(title), to: "\(title)/overlay/copy/en.arb") }
    let current = "\(folder.path)/current"
    try FileManager.default.createSymbolicLink(atPath: current, withDestinationPath: "One")
    try await watching("\(current)/overlay") { service in
      try FileManager.default.createSymbolicLink(atPath: "\(current).next", withDestinationPath: "Two")
      #expect(rename("\(current).next", current) == 0)
      #expect(await title("Two", of: service))
      try folder.write(Self.overlay("Three"), to: "Two/overlay/copy/en.arb")
      #expect(await title("Three", of: service))
      try FileManager.default.removeItem(atPath: "\(folder.path)/Two")
      #expect(await refusals(of: service, reach: 1))
      try folder.write(Self.overlay("Four"), to: "Two/overlay/copy/en.arb")
      #expect(await title("Four", of: service))
    }
  }

  private func refusals(of service: CopyService, reach count: Int) async -> Bool {
    await eventually {
      send(.get, "/metrics", service: service).body
        .contains(#"auth_copy_catalog_reloads_total{result="refused"} \#(count)"#)
    }
  }

  @Test func responsesNeverMixCatalogs() async throws {
    let folder = try TemporaryFolder.withCatalog()
    try folder.setText("timedOut_title", to: "Other title", in: "copy/en.arb")
    try folder.setText("timedOut_message", to: "Other message.", in: "copy/en.arb")
    let catalogs = [Catalog.shipped, try Catalog.load(from: folder.path)]
    let service = CopyService()
    let item = #"{"provider":"urlsession","code":"-1001"}"#
    let batch = #"{"errors":[\#(Array(repeating: item, count: 50).joined(separator: ","))]}"#
    let swapping = Task {
      var index = 0
      while !Task.isCancelled {
        service.use(catalogs[index % 2])
        index += 1
        await Task.yield()
      }
    }
    for _ in 0..<200 {
      let errors = send(.post, "/v1/errors", batch, service: service)["errors"]?.array ?? []
      #expect(errors.count == 50)
      #expect(Set(errors.map { "\($0["title"]?.string ?? "") \($0["catalog"]?.string ?? "")" }).count == 1)
    }
    swapping.cancel()
  }
}
