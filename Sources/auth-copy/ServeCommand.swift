import ArgumentParser
import AuthCopy
import AuthCopyServer
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves copy over HTTP.",
    discussion: """
      auth-copy serve --port 8080
      curl '127.0.0.1:8080/v1/errors/kakao/KOE320?locale=ko'

      Each flag is also a variable in the environment: --default-locale is AUTH_COPY_DEFAULT_LOCALE. A flag goes first.

      SIGHUP loads the catalog again. SIGTERM and SIGINT end the service: what is under way is finished, within 10 s.
      """)

  @OptionGroup var options: ServeOptions

  func run() async throws {
    let settings = try Settings(options, ProcessInfo.processInfo.environment)
    let catalog = try load(settings)
    let logger = Logger(label: "auth-copy", factory: { _ in JSONLogHandler(level: settings.logLevel) })
    let service = CopyService(catalog: catalog, options: settings.service)
    OpenFiles.allow(settings.listening.maximumConnections)
    let group = ServiceGroup(configuration: configuration(of: settings, service, catalog.version, logger))
    do {
      try await group.run()
    } catch let error as IOError {
      let ports = [settings.listening.port, settings.adminPort].compactMap { $0.map(String.init) }
      throw failure(
        "cannot listen on \(settings.listening.host):\(ports.joined(separator: " or ")): "
          + String(cString: strerror(error.errnoCode)), .inputOrOutput)
    }
  }

  private func load(_ settings: Settings) throws -> Catalog {
    let catalog: Catalog
    do {
      catalog = try Catalog.load(from: settings.directory, overlay: settings.overlay)
    } catch {
      throw failure(error, .inputOrOutput)
    }
    guard catalog.bestLocale(for: [settings.service.defaultLocale]) != nil else {
      let supported = catalog.supportedLocales.joined(separator: ", ")
      throw ValidationError(
        "--default-locale \(settings.service.defaultLocale) is not supported; there are \(supported).")
    }
    return catalog
  }

  private func configuration(
    of settings: Settings, _ service: CopyService, _ version: String, _ logger: Logger
  ) -> ServiceGroupConfiguration {
    // What Hummingbird and the service group say of themselves is for their own developers.
    var quiet = logger
    quiet.logLevel = max(settings.logLevel, .error)
    var services: [any ServiceLifecycle.Service] = [
      CatalogReloader(
        service, directory: settings.directory, overlay: settings.overlay, watches: settings.watches, logger: logger)
    ]
    let requests = settings.logLevel <= .info ? logger : quiet
    services.append(
      buildApplication(service, settings.adminPort == nil ? .all : .clients, settings.listening, logger: requests) {
        var described = settings.described
        described["catalog"] = "\(version)"
        logger.notice("serving", metadata: described)
        logger.notice("listening", metadata: ["address": "\($0)"])
      })
    if let port = settings.adminPort {
      var listening = settings.listening
      listening.port = port
      services.append(
        buildApplication(service, .operators, listening, logger: quiet) {
          logger.notice("listening for operators", metadata: ["address": "\($0)"])
        })
    }
    var configuration = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
    configuration.maximumGracefulShutdownDuration = .seconds(9)
    configuration.maximumCancellationDuration = .seconds(1)
    return configuration
  }
}

/// The descriptors that the process may have open.
enum OpenFiles {
  /// Raises the limit as far as the system lets us, so that each connection can have one.
  static func allow(_ connections: Int) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    let wanted = rlim_t(connections + 256)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
