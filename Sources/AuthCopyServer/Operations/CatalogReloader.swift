import AuthCopy
public import Logging
public import ServiceLifecycle
import UnixSignals

/// Loads the catalog again on SIGHUP and, where asked, when its files change.
///
/// It is loaded and checked aside. A broken one is refused with a log line, and the last good one serves on.
public struct CatalogReloader: ServiceLifecycle.Service {
  private let service: CopyService
  private let directory: String?
  private let overlay: String?
  private let watches: Bool
  private let logger: Logger

  /// - Parameters:
  ///   - directory: as for `Catalog.load`.
  ///   - watches: whether changes of the files count too, not SIGHUP alone.
  public init(
    _ service: CopyService, directory: String?, overlay: String?, watches: Bool, logger: Logger
  ) {
    self.service = service
    self.directory = directory
    self.overlay = overlay
    self.watches = watches
    self.logger = logger
  }

  public func run() async throws {
    let watch = watches ? try FolderWatch([directory, overlay].compactMap(\.self)) : nil
    await withDiscardingTaskGroup { group in
      group.addTask {
        for await _ in await UnixSignalsSequence(trapping: .sighup).cancelOnGracefulShutdown() { reload() }
      }
      guard let watch else { return }
      group.addTask {
        for await _ in watch.changes.cancelOnGracefulShutdown() {
          await reload(whenSettled: watch)
        }
      }
    }
  }

  /// Several files change one after the other: what counts is how they stand when nothing has changed for a while, and
  /// nothing changed while they were read.
  private func reload(whenSettled watch: FolderWatch) async {
    for _ in 0..<Self.maximumAttempts {
      var seen = watch.changeCount
      for _ in 0..<Self.maximumAttempts {
        try? await Task.sleep(for: .milliseconds(100))
        if watch.changeCount == seen { break }
        seen = watch.changeCount
      }
      let result = load()
      guard watch.changeCount == seen else { continue }
      return take(result)
    }
    take(load())
  }

  private static let maximumAttempts = 10

  private func reload() { take(load(), wasAsked: true) }

  private func load() -> Result<Catalog, CatalogError> {
    do throws(CatalogError) {
      return .success(try Catalog.load(from: directory, overlay: overlay))
    } catch {
      return .failure(error)
    }
  }

  /// - Parameter wasAsked: somebody waits to hear of it, even if nothing has changed.
  private func take(_ result: Result<Catalog, CatalogError>, wasAsked: Bool = false) {
    switch result {
    case .success(let catalog) where !wasAsked && catalog.version == service.snapshot.catalog.version:
      logger.debug("the catalog is unchanged", metadata: ["catalog": "\(catalog.version)"])
    case .success(let catalog):
      service.use(catalog)
      service.metrics.reloaded(isAccepted: true)
      logger.notice("the catalog was loaded again", metadata: ["catalog": "\(catalog.version)"])
    case .failure(let error):
      service.metrics.reloaded(isAccepted: false)
      logger.error(
        "the catalog was refused; the last good one serves on",
        metadata: ["error": "\(error)", "catalog": "\(service.snapshot.catalog.version)"])
    }
  }
}
