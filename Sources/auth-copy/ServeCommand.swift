import ArgumentParser
import AuthCopy
import AuthCopyLint
import AuthCopyService
import CMemory
import CatalogLint
import Foundation
import Logging
import NIOCore
import ServiceLifecycle

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves copy over HTTP.",
    discussion: """
      auth-copy serve --port 8080
      curl '127.0.0.1:8080/v1/errors/kakao/KOE320?locale=ko'

      Each flag can also be set by an environment variable, such as AUTH_COPY_DEFAULT_LOCALE for --default-locale; \
      flags take precedence.

      SIGHUP reloads the catalog. SIGTERM and SIGINT shut the service down gracefully, within 10 s.
      """)

  @OptionGroup var options: ServeOptions

  /// Limits the memory that threads hold; only before there are several threads.
  ///
  /// Creating a table of codes takes several times its memory for a moment, on any thread.
  static func limitMemory() { cmemory_limit_areas(Int32(max(1, ProcessInfo.processInfo.activeProcessorCount / 2))) }

  func run() async throws {
    // Neither signal may end the service. SIGHUP reloads the catalog once the service is running.
    for ignored in [SIGPIPE, SIGHUP] { signal(ignored, SIG_IGN) }
    var settings = try ServeSettings(options, CommandContext.current.environment)
    let (catalog, overlayErrors) = try load(settings)
    let requested = settings.listening.maximumConnections
    let budget = try connectionBudget(settings)
    settings.listening.maximumConnections = budget.clients
    let metrics = PrometheusMetrics()
    let writer = LogWriter(descriptor: STDERR_FILENO, metrics: metrics)
    let logger = Logger(
      label: "auth-copy", factory: { [level = settings.logLevel] _ in JSONLogHandler(level: level, writer: writer) })
    for (name, suggestion) in ServeSetting.unknownVariables(in: CommandContext.current.environment) {
      var metadata: Logger.Metadata = ["variable": "\(name)"]
      if let suggestion { metadata["suggestion"] = "\(suggestion)" }
      logger.warning("unknown environment variable", metadata: metadata)
    }
    if budget.clients < requested {
      logger.warning(
        "the limit of open files allows fewer connections than requested",
        metadata: ["requested": .stringConvertible(requested), "allowed": .stringConvertible(budget.clients)])
    }
    let socket = try settings.listening.socketPath.map(SocketFile.init)
    let service = CopyService(catalog: catalog, options: settings.service, metrics: metrics)
    let group = ServiceGroup(configuration: configuration(of: settings, budget, service, overlayErrors, logger))
    let signals = signals(ending: group, socket, logger, writer)
    do {
      try await group.run()
    } catch {
      socket?.remove()
      writer.flush(within: Self.flushTime)
      throw Self.exitCode(for: error, settings)
    }
    socket?.remove()
    withExtendedLifetime(signals) { writer.flush(within: Self.flushTime) }
  }

  /// The time allowed for writing the remaining log lines at the end, in seconds.
  private static let flushTime = 0.5

  /// Loads the catalog.
  ///
  /// - Returns: the catalog, and the errors of the overlay if the catalog does not contain it.
  private func load(_ settings: ServeSettings) throws -> (catalog: Catalog, overlayErrors: [String]) {
    func load(overlay: String?) throws(CatalogError) -> Catalog {
      try Catalog.load(
        from: settings.directory, overlay: overlay, method: settings.method, identifier: settings.identifier,
        fallsBackByCard: settings.fallsBackByCard)
    }
    let catalog: Catalog
    do {
      catalog = try load(overlay: settings.overlay)
    } catch {
      guard settings.startsWithoutOverlay, settings.overlay != nil, let catalog = try? load(overlay: nil) else {
        throw failure(error, .inputOrOutput)
      }
      // The locales of the settings are not checked, because the overlay may add them.
      let errors = CatalogDocument(path: settings.directory, overlay: settings.overlay).diagnostics()
      return (catalog, errors.isEmpty ? [error.description] : errors.map { CatalogError($0).description })
    }
    let map = settings.service.localeMap.sorted { $0.key < $1.key }
    for locale in [settings.service.defaultLocale] + map.flatMap({ [$0.key, $0.value] })
    where catalog.bestLocale(for: [locale]) == nil {
      throw ValidationError(NameLookup.text("unsupported-locale", locale, catalog.supportedLocales))
    }
    return (catalog, [])
  }

  /// Returns the linter's errors in the catalog folder and the overlay; compiled catalogs are not linted.
  private static func lintErrors(directory: String?, overlay: String?) -> [String] {
    let linter = Linter(rules: .authCopy)
    let folder = directory.flatMap { FileStatus(of: $0)?.isFolder == true ? $0 : nil }
    let reports =
      [folder.map { linter.lint([$0]) }, overlay.map { linter.lint(overlay: $0, on: directory) }].compactMap(\.self)
    return reports.flatMap(\.findings).filter { $0.severity == .error }.map { CatalogError($0.diagnostic).description }
  }

  private func connectionBudget(_ settings: ServeSettings) throws -> ConnectionBudget {
    let requested = settings.listening.maximumConnections
    let limit = OpenFiles.raiseLimit(to: ConnectionBudget.requiredFileLimit(requested: requested))
    let hasOperators = settings.adminPort != nil
    guard let budget = ConnectionBudget(requested: requested, hasOperators: hasOperators, limit: limit) else {
      let least = ConnectionBudget.ownFiles() + 2
      throw failure(
        CommandMessage.text(
          "too-few-files", ["limit": .integer(Int64(limit)), "least": .integer(Int64(least))]), .inputOrOutput)
    }
    return budget
  }

  private func configuration(
    of settings: ServeSettings, _ budget: ConnectionBudget, _ service: CopyService, _ overlayErrors: [String],
    _ logger: Logger
  ) -> ServiceGroupConfiguration {
    // Messages of the service group concern its developers, so only errors are logged.
    var errorLogger = logger
    errorLogger.logLevel = max(settings.logLevel, .error)
    var services: [any ServiceLifecycle.Service] = [
      CatalogReloader(
        service, directory: settings.directory, overlay: settings.overlay, watches: settings.watches, logger: logger,
        overlayErrors: overlayErrors
      ) { [directory = settings.directory, overlay = settings.overlay] in
        Self.lintErrors(directory: directory, overlay: overlay)
      }
    ]
    // At the level `info`, the same logger logs each request.
    let requestLogger = settings.logLevel <= .info ? logger : errorLogger
    services.append(
      service.server(
        settings.adminPort == nil ? .all : .clients, options: settings.listening, logger: requestLogger
      ) {
        var metadata = settings.logMetadata
        metadata["catalog"] = "\(service.catalogVersion)"
        logger.notice("serving", metadata: metadata)
        if settings.method == nil {
          logger.notice(
            "no sign-in method is set, so the text for a wrong password names neither password nor email address",
            metadata: ["flags": "\(ServeSetting.method.flag) password \(ServeSetting.identifier.flag) email"])
        }
        logger.notice("listening", metadata: ["address": "\($0)"])
        // For a person who started the service in a terminal.
        if isatty(STDERR_FILENO) == 1, settings.listening.socketPath == nil {
          StandardStreams.writeError(CommandMessage.text("listening", ["address": .text("http://\($0)")]) + "\n")
        }
      })
    if let port = settings.adminPort {
      var listening = settings.listening
      listening.port = port
      listening.socketPath = nil
      listening.maximumConnections = budget.operators
      services.append(
        service.server(.operators, options: listening, logger: errorLogger) {
          logger.notice("listening for operators", metadata: ["address": "\($0)"])
        })
    }
    var configuration = ServiceGroupConfiguration(services: services, logger: errorLogger)
    configuration.maximumGracefulShutdownDuration = .seconds(9)
    return configuration
  }

  /// Starts a graceful shutdown on SIGTERM and SIGINT, and exits with 1 if it takes longer than 9.8 s.
  private func signals(
    ending group: ServiceGroup, _ socket: SocketFile?, _ logger: Logger, _ writer: LogWriter
  ) -> TerminationSignals {
    TerminationSignals([SIGTERM, SIGINT], ignoring: [SIGHUP], deadline: 9.8) {
      Task { await group.triggerGracefulShutdown() }
    } onDeadline: {
      logger.error("the service did not shut down in time and is terminated")
      socket?.remove()
      writer.flush(within: 0.1)
      _exit(1)
    }
  }

  /// Reports why the service failed, and returns its exit status.
  private static func exitCode(for error: any Error, _ settings: ServeSettings) -> ExitCode {
    let host = settings.listening.host
    switch error {
    case let error as IOError:
      let first = settings.listening.socketPath ?? "\(host):\(settings.listening.port)"
      return cannotListen(on: [first] + (settings.adminPort.map { ["\(host):\($0)"] } ?? []), error.errnoCode)
    case is SocketAddressError.UnknownHost:
      return failure(CommandMessage.text("unknown-host", ["host": .text(host)]), .inputOrOutput)
    default:
      return failure(CommandMessage.text("service-failed", ["reason": .text("\(error)")]), .inputOrOutput)
    }
  }

  /// Reports that the service cannot listen, and returns the exit status.
  ///
  /// - Parameter addresses: one or two addresses, one of which cannot be used.
  static func cannotListen(on addresses: [String], _ code: Int32) -> ExitCode {
    failure(
      CommandMessage.text(
        "cannot-listen",
        [
          "first": .text(addresses[0]), "second": .text(addresses.count > 1 ? addresses[1] : "none"),
          "reason": .text(String(cString: strerror(code))),
        ]), .inputOrOutput)
  }
}
