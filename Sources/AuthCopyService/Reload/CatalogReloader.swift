import AuthCopy
public import Logging
public import ServiceLifecycle
import UnixSignals

/// Reloads the catalog on SIGHUP and, if requested, when its files change.
///
/// The new catalog is loaded and checked in the background. An invalid one is refused and logged, and the current one
/// stays in use.
public struct CatalogReloader: ServiceLifecycle.Service {
  private let worker: ReloadWorker

  /// Creates a reloader.
  ///
  /// - Parameters:
  ///   - service: the service whose catalog is replaced.
  ///   - directory: as for `Catalog.load`.
  ///   - overlay: as for `Catalog.load`.
  ///   - watches: whether the catalog is also reloaded when its files change, not only on SIGHUP.
  ///   - logger: receives a line for each reload, and for each error of a refused catalog.
  ///   - overlayErrors: why the service was started without the overlay; empty if it was not.
  ///   - warnings: returns problems of the files that do not prevent their use, each of which is logged; called after
  ///     each load, including the first one, on a separate thread.
  public init(
    _ service: CopyService, directory: String?, overlay: String?, watches: Bool, logger: Logger,
    overlayErrors: [String] = [],
    warnings: @escaping @Sendable () -> [String] = { [] }
  ) {
    let currentCatalog = service.snapshot.catalog
    self.init(
      ReloadWorker(
        service, folders: [directory, overlay].compactMap(\.self), watches: watches, logger: logger,
        refusedOverlay: overlayErrors.isEmpty ? nil : overlay.map { RefusedOverlay(path: $0, errors: overlayErrors) },
        warnings: warnings
      ) { () throws(CatalogRefusal) in
        let document = CatalogDocument(path: directory, overlay: overlay)
        let diagnostics = document.diagnostics()
        if diagnostics.isEmpty {
          return Catalog(
            compiling: document, method: currentCatalog.method, identifier: currentCatalog.identifier,
            fallsBackByCard: currentCatalog.fallsBackByCard)
        }
        throw CatalogRefusal(lines: diagnostics.map { CatalogError($0).description })
      })
  }

  init(_ worker: ReloadWorker) { self.worker = worker }

  /// Runs until graceful shutdown, and then returns even if the catalog is being loaded.
  public func run() async throws {
    worker.start()
    for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { worker.request() }
    worker.stop()
  }
}
