import AuthCopy
import CMemory
import Dispatch
import Foundation
import Logging
import Synchronization

/// Loads catalogs one at a time on its own thread, so that a file system that hangs blocks nothing else.
final class ReloadWorker: Sendable {
  private struct State {
    /// Whether a requested load has not begun yet.
    var isRequested = false
    var isStopped = false
    /// The signature of the files when they were last loaded.
    var loadedSignature: FileSignature?
    /// Why the last load was refused; nil if it succeeded.
    var refusal: CatalogRefusal?
  }

  /// How often the files are checked, in seconds.
  private static let interval = 0.25
  /// How long the files must stay unchanged before they are loaded, in seconds.
  private static let settlingTime = 0.1
  /// How many times the worker waits before a load, while the files keep changing.
  private static let maximumWaits = 20
  /// How many times the worker loads a catalog whose files change during each load.
  private static let maximumLoads = 5
  /// The maximum number of log lines about the errors of one catalog.
  private static let maximumLogLines = 100

  private let service: CopyService
  private let folders: [String]
  private let watches: Bool
  private let logger: Logger
  /// The overlay without which the service was started; nil if it was not.
  private let refusedOverlay: RefusedOverlay?
  private let warnings: @Sendable () -> [String]
  private let load: @Sendable () throws(CatalogRefusal) -> Catalog
  private let queue = DispatchQueue(label: "catalog-reload")
  private let state = Mutex(State())

  /// - Parameters:
  ///   - folders: the folders of the catalog's files.
  ///   - watches: whether the worker checks the files for changes.
  ///   - refusedOverlay: the overlay without which the service was started; nil if it was not.
  ///   - warnings: returns problems of the files that do not prevent their use.
  init(
    _ service: CopyService, folders: [String], watches: Bool, logger: Logger, refusedOverlay: RefusedOverlay? = nil,
    warnings: @escaping @Sendable () -> [String] = { [] },
    load: @escaping @Sendable () throws(CatalogRefusal) -> Catalog
  ) {
    self.service = service
    self.folders = folders
    self.watches = watches
    self.logger = logger
    self.refusedOverlay = refusedOverlay
    self.warnings = warnings
    self.load = load
  }

  /// Starts to watch the files; changes since the catalog was first loaded count too.
  func start() {
    service.metrics.recordLastReload(wasSuccessful: refusedOverlay == nil)
    if let refusedOverlay {
      service.runs(without: refusedOverlay)
      // The first check of the files, which finds the same errors, does not log them again.
      state.withLock { $0.refusal = CatalogRefusal(lines: refusedOverlay.errors) }
      log(refusedOverlay)
    }
    if folders.isEmpty { return }
    queue.async { [self] in
      if refusedOverlay == nil {
        warn()
        cmemory_return_unused()
      }
      if watches { poll() }
    }
  }

  /// Requests a load.
  ///
  /// Requests that arrive before the load begins share it.
  func request() {
    let isFirst = state.withLock { state in
      defer { state.isRequested = true }
      return !state.isRequested
    }
    guard isFirst else { return }
    queue.async { [self] in
      state.withLock { $0.isRequested = false }
      reload(isRequested: true)
    }
  }

  /// Stops the work immediately; the result of a running load is discarded.
  func stop() { state.withLock { $0.isStopped = true } }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  private func poll() {
    guard !isStopped else { return }
    if FileSignature(of: folders) != state.withLock({ $0.loadedSignature }) { reload(isRequested: false) }
    queue.asyncAfter(deadline: .now() + Self.interval) { [self] in poll() }
  }

  /// Loads the catalog once its files have settled, and again if they change during the load, because several files are
  /// rarely saved at the same time.
  private func reload(isRequested: Bool) {
    for _ in 0..<Self.maximumLoads where !isStopped {
      let signature = settledSignature()
      let result = Result { () throws(CatalogRefusal) in try load() }
      guard FileSignature(of: folders) == signature else { continue }
      state.withLock { $0.loadedSignature = signature }
      apply(result, isRequested: isRequested)
      // Loading a catalog needs several times its memory, and other threads would not reuse the freed memory.
      return cmemory_return_unused()
    }
    let folders = folders.joined(separator: ", ")
    let refusal = CatalogRefusal(lines: ["\(folders): the files change faster than they can be read"])
    apply(.failure(refusal), isRequested: isRequested)
  }

  /// Returns the signature of the files once they have stopped changing, or after the maximum number of waits.
  private func settledSignature() -> FileSignature {
    var signature = FileSignature(of: folders)
    for _ in 0..<Self.maximumWaits {
      Thread.sleep(forTimeInterval: Self.settlingTime)
      let next = FileSignature(of: folders)
      if next == signature { break }
      signature = next
    }
    return signature
  }

  /// - Parameter isRequested: whether someone requested the load and expects a log line, even if nothing has changed.
  private func apply(_ result: Result<Catalog, CatalogRefusal>, isRequested: Bool) {
    guard !isStopped else { return }
    let refusal: CatalogRefusal? = if case .failure(let refusal) = result { refusal } else { nil }
    let lastRefusal = state.withLock { state in
      defer { state.refusal = refusal }
      return state.refusal
    }
    service.didReload(refusal)
    switch result {
    case .success(let catalog) where isRequested || catalog.version != service.snapshot.catalog.version:
      service.use(catalog)
      recordAcceptance("the catalog was loaded again", catalog)
    case .success(let catalog) where lastRefusal != nil:
      recordAcceptance("the files are valid again and match the catalog in use", catalog)
    case .success(let catalog):
      logger.debug("the catalog is unchanged", metadata: ["catalog": "\(catalog.version)"])
    case .failure(let refusal):
      service.metrics.recordReload(isAccepted: false)
      if isRequested || refusal != lastRefusal { log(refusal) }
    }
  }

  private func recordAcceptance(_ message: Logger.Message, _ catalog: Catalog) {
    service.metrics.recordReload(isAccepted: true)
    logger.notice(message, metadata: ["catalog": "\(catalog.version)"])
    warn()
  }

  private func warn() {
    let catalog = service.snapshot.catalog
    for line in Self.abridged(catalog.overlayWarnings.map { CatalogError($0).description }) {
      logger.warning("the overlay should be checked", metadata: ["error": "\(line)", "catalog": "\(catalog.version)"])
    }
    for line in Self.abridged(warnings()) {
      logger.warning(
        "the catalog in use has errors; auth-copy lint lists them",
        metadata: ["error": "\(line)", "catalog": "\(catalog.version)"])
    }
  }

  private func log(_ overlay: RefusedOverlay) {
    for line in Self.abridged(overlay.errors) {
      logger.error(
        "the overlay was refused; the service starts without it",
        metadata: [
          "error": "\(line)", "overlay": "\(overlay.path)", "catalog": "\(service.snapshot.catalog.version)",
        ])
    }
  }

  private func log(_ refusal: CatalogRefusal) {
    for line in Self.abridged(refusal.lines) {
      logger.error(
        "the catalog was refused; the last valid one stays in use",
        metadata: ["error": "\(line)", "catalog": "\(service.snapshot.catalog.version)"])
    }
  }

  private static func abridged(_ lines: [String]) -> [String] {
    let rest = lines.count - maximumLogLines
    return rest > 0 ? lines.prefix(maximumLogLines) + ["and \(rest) more errors"] : lines
  }
}

/// An overlay that is not used, and the reasons: one line per error, with its location.
struct RefusedOverlay: Sendable {
  let path: String
  let errors: [String]
}

/// The reasons why a catalog was refused: one line per error, with its location.
struct CatalogRefusal: Error, Equatable {
  let lines: [String]
}
