import AuthCopy
public import Logging
public import ServiceLifecycle
import UnixSignals

/// Loads the catalog again on SIGHUP and, where asked, when its files change.
///
/// The new catalog is loaded and checked aside. A broken one is refused with log lines, and the last good one stays.
public struct CatalogReloader: ServiceLifecycle.Service {
  private let worker: ReloadWorker

  /// - Parameters:
  ///   - directory: as for `Catalog.load`.
  ///   - overlay: as for `Catalog.load`.
  ///   - watches: whether the catalog is loaded when its files change too, not only on SIGHUP.
  public init(
    _ service: CopyService, directory: String?, overlay: String?, watches: Bool, logger: Logger
  ) {
    self.init(
      ReloadWorker(
        service, folders: [directory, overlay].compactMap(\.self), watches: watches, logger: logger
      ) { () throws(CatalogRefusal) in
        let document = CatalogDocument(directory: directory, overlay: overlay)
        let diagnostics = document.diagnostics()
        if diagnostics.isEmpty { return Catalog(compiling: document) }
        throw CatalogRefusal(lines: diagnostics.map { CatalogError($0).description })
      })
  }

  init(_ worker: ReloadWorker) { self.worker = worker }

  /// Returns at graceful shutdown, even while the catalog is being loaded.
  public func run() async throws {
    worker.start()
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { worker.request() }
    worker.stop()
  }
}
