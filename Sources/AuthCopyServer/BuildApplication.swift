public import Hummingbird
public import Logging

/// Builds the router with all routes.
public func buildRouter(_ service: Service) -> Router<BasicRequestContext> {
  let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
  router.add(middleware: ProblemMiddleware(service: service))
  ErrorController(service: service).addRoutes(to: router)
  KindController(service: service).addRoutes(to: router)
  HealthController(service: service).addRoutes(to: router)
  return router
}

/// Builds the service as an application that listens on `host` and `port`.
///
/// - Parameter onRunning: called with the address once it listens.
public func buildApplication(
  _ service: Service, host: String, port: Int, logger: Logger,
  onRunning: @escaping @Sendable (String) async -> Void = { _ in }
) -> some ApplicationProtocol {
  Application(
    router: buildRouter(service),
    configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
    onServerRunning: { channel in
      await onRunning(channel.localAddress?.description ?? "\(host):\(port)")
    },
    logger: logger)
}
