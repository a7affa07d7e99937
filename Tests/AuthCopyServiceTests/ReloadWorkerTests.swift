import AuthCopy
import Foundation
import HTTPTypes
import Logging
import ServiceLifecycle
import Synchronization
import TestSupport
import Testing

@testable import AuthCopyService

/// When the worker loads the catalog, what it logs, and that a hanging load does not block the service.
@Suite(.timeLimit(.minutes(10))) struct ReloadWorkerTests {
  private typealias Loaded = Result<Catalog, CatalogRefusal>

  private let service = CopyService()
  private let log = LogRecorder()

  private func worker(
    folders: [String] = [], watches: Bool = false, _ load: @escaping @Sendable () -> Loaded
  ) -> ReloadWorker {
    ReloadWorker(service, folders: folders, watches: watches, logger: log.logger) { () throws(CatalogRefusal) in
      try load().get()
    }
  }

  /// Requests a load for each result, and waits until the worker has logged its lines.
  private func requestEach(_ results: [Loaded], linesOfEach: [Int]) async {
    let remaining = Mutex(results)
    let worker = worker { remaining.withLock { $0.removeFirst() } }
    worker.start()
    var lines = 0
    for count in linesOfEach {
      worker.request()
      lines += count
      await log.lines(reach: lines)
    }
    worker.stop()
  }

  private var other: Catalog {
    get throws {
      let folder = try TemporaryFolder()
      try folder.write(#"{"@@locale":"en","timedOut_title":"Other"}"#, to: "copy/en.arb")
      return try Catalog.load(overlay: folder.path)
    }
  }

  private func metric(_ line: String) -> Bool {
    service.metrics.prometheus?.text.split(separator: "\n").contains(Substring(line)) == true
  }

  private static let refused = "the catalog was refused; the last valid one stays in use"

  @Test func warningsAreLoggedAtTheStartAndAfterEachLoad() async throws {
    let folder = try TemporaryFolder()
    let lines = Mutex([["a", "b"], [], ["c"]])
    let worker = ReloadWorker(
      service, folders: [folder.path], watches: false, logger: log.logger,
      warnings: { lines.withLock { $0.removeFirst() } }
    ) { () throws(CatalogRefusal) in .shipped }
    worker.start()
    await log.lines(reach: 2)
    // Each load logs a line in addition to its warnings.
    worker.request()
    await log.lines(reach: 3)
    worker.request()
    await log.lines(reach: 5)
    worker.stop()
    #expect(log.lines.compactMap { $0.metadata["error"]?.description } == ["a", "b", "c"])
  }

  @Test func refusedOverlayIsReportedUntilItIsLoaded() async throws {
    let results = Mutex([Loaded.failure(CatalogRefusal(lines: ["b"])), .success(.shipped)])
    let worker = ReloadWorker(
      service, folders: [], watches: false, logger: log.logger,
      refusedOverlay: RefusedOverlay(path: "brand", errors: ["a"])
    ) { () throws(CatalogRefusal) in try results.withLock { $0.removeFirst() }.get() }
    func report() -> JSONNode? { send(.get, "/readyz", service: service)["refusedOverlay"] }
    worker.start()
    #expect(log.lines.map(\.message) == ["the overlay was refused; the service starts without it"])
    #expect(log.lines.first?.metadata["overlay"] == "brand" && log.lines.first?.metadata["error"] == "a")
    #expect(report()?["path"]?.string == "brand" && report()?["errors"]?.array?.compactMap(\.string) == ["a"])
    #expect(metric("auth_copy_catalog_last_reload_successful 0.0"))
    worker.request()
    await log.lines(reach: 2)
    #expect(report()?["errors"]?.array?.compactMap(\.string) == ["b"])
    worker.request()
    await log.lines(reach: 3)
    worker.stop()
    #expect(report() == nil)
    #expect(metric("auth_copy_catalog_last_reload_successful 1.0"))
  }

  @Test func refusalOfALaterOverlayIsNotReported() async throws {
    await requestEach([.failure(CatalogRefusal(lines: ["a"]))], linesOfEach: [1])
    #expect(send(.get, "/readyz", service: service)["refusedOverlay"] == nil, "the last valid overlay is in use")
  }

  @Test func unknownKeysOfAnOverlayAreLoggedOnceForEachLoad() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"ko","flowExpired_titel":"x","timedOut_title":"늦음"}"#, to: "copy/ko.arb")
    let catalog = try Catalog.load(overlay: folder.path)
    service.use(catalog)
    let worker = worker(folders: [folder.path]) { .success(catalog) }
    worker.start()
    await log.lines(reach: 1)
    worker.request()
    await log.lines(reach: 3)
    worker.stop()
    let warnings = log.lines.filter { $0.message == "the overlay should be checked" }
    #expect(warnings.count == 2)
    #expect(
      warnings.first?.metadata["error"]?.description
        == "\(folder.path)/copy/ko.arb:1:38: no catalog has the key \"flowExpired_titel\": did you mean \"flowExpired_title\"?"
    )
  }

  @Test func eachErrorOfAFailedLoadIsLogged() async throws {
    await requestEach([.failure(CatalogRefusal(lines: ["a", "b", "c"]))], linesOfEach: [3])
    #expect(log.lines.map(\.message) == Array(repeating: Self.refused, count: 3))
    #expect(log.lines.map { $0.metadata["error"]?.description } == ["a", "b", "c"])
    #expect(metric("auth_copy_catalog_last_reload_successful 0.0"))
    #expect(metric(#"auth_copy_catalog_reloads_total{result="refused"} 1"#))
  }

  @Test func longListOfErrorsIsTruncated() async throws {
    await requestEach([.failure(CatalogRefusal(lines: (1...250).map { "\($0)" }))], linesOfEach: [101])
    #expect(log.lines.count == 101)
    #expect(log.lines.last?.metadata["error"]?.description == "and 150 more errors")
  }

  @Test func everyRequestedLoadIsLogged() async throws {
    let refusal = Loaded.failure(CatalogRefusal(lines: ["a"]))
    let catalog = try other
    await requestEach(
      [refusal, refusal, .success(.shipped), .success(.shipped), .success(catalog)], linesOfEach: [1, 1, 1, 1, 1])
    let loaded = "the catalog was loaded again"
    #expect(log.lines.map(\.message) == [Self.refused, Self.refused, loaded, loaded, loaded])
    #expect(service.snapshot.catalog.version == catalog.version)
    #expect(metric("auth_copy_catalog_last_reload_successful 1.0"))
  }

  /// The first letter of the file is the error.
  @Test func persistentErrorAndItsEndAreLoggedOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "kinds.json")
    let worker = worker(folders: [folder.path], watches: true) {
      let text = (try? String(contentsOf: folder.url.appending(path: "kinds.json"), encoding: .utf8)) ?? "?"
      return text == "good" ? .success(.shipped) : .failure(CatalogRefusal(lines: [String(text.prefix(1))]))
    }
    worker.start()
    for (count, text) in [(1, "a"), (2, "aa"), (3, "b")] {
      try folder.write(text, to: "kinds.json")
      #expect(await eventually { metric("auth_copy_catalog_reloads_total{result=\"refused\"} \(count)") })
    }
    await log.lines(reach: 2)
    try folder.write("good", to: "kinds.json")
    await log.lines(reach: 3)
    worker.stop()
    #expect(log.lines.prefix(2).map { $0.metadata["error"]?.description } == ["a", "b"])
    #expect(log.lines.dropFirst(2).first?.message == "the files are valid again and match the catalog in use")
    #expect(metric("auth_copy_catalog_last_reload_successful 1.0"))
  }

  @Test func manyRequestsCauseTwoLoads() async throws {
    let started = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let loads = Atomic(0)
    let worker = worker {
      loads.add(1, ordering: .relaxed)
      started.continuation.yield()
      gate.wait()
      return .success(.shipped)
    }
    worker.start()
    worker.request()
    var iterator = started.stream.makeAsyncIterator()
    await iterator.next()
    // All requests during the first load cause one more.
    for _ in 1...1_000 { worker.request() }
    gate.signal()
    gate.signal()
    await log.lines(reach: 2)
    worker.stop()
    #expect(loads.load(ordering: .relaxed) == 2)
  }

  @Test func filesThatChangeDuringALoadAreReadAgain() async throws {
    let folder = try TemporaryFolder()
    let loads = Atomic(0)
    let worker = worker(folders: [folder.path]) {
      if loads.add(1, ordering: .relaxed).newValue == 1 { try? folder.write("{}", to: "copy/en.arb") }
      return .success(.shipped)
    }
    worker.request()
    await log.lines(reach: 1)
    #expect(loads.load(ordering: .relaxed) == 2)
  }

  @Test func filesThatKeepChangingAreRejected() async throws {
    let folder = try TemporaryFolder()
    let loads = Atomic(0)
    let worker = worker(folders: [folder.path]) {
      try? folder.write("{}", to: "copy/\(loads.add(1, ordering: .relaxed).newValue).arb")
      return .success(.shipped)
    }
    worker.request()
    await log.lines(reach: 1)
    #expect(log.lines.first?.metadata["error"]?.description.hasSuffix("change faster than they can be read") == true)
  }

  @Test func hangingLoadDoesNotBlockShutdown() async throws {
    let started = AsyncStream<Void>.makeStream()
    let gate = DispatchSemaphore(value: 0)
    let worker = worker(folders: ["/nowhere"], watches: true) {
      started.continuation.yield()
      gate.wait()
      return .failure(CatalogRefusal(lines: ["late"]))
    }
    let group = ServiceGroup(services: [CatalogReloader(worker)], logger: log.logger)
    let running = Task { try await group.run() }
    var iterator = started.stream.makeAsyncIterator()
    await iterator.next()
    #expect(send(.get, "/healthz", service: service).status == 200)
    await group.triggerGracefulShutdown()
    try await running.value
    gate.signal()
    #expect(log.lines.isEmpty)
  }
}
