/// The routes that a server has.
public enum RouteSelection: Sendable {
  /// The routes of clients and of operators.
  case all
  /// The routes of clients.
  case clients
  /// The routes of operators, including the health routes.
  case operators

  func contains(_ route: Route) -> Bool {
    switch self {
    case .all: true
    case .clients: !route.isForOperators
    case .operators: route.isForOperators || route == .health || route == .readiness
    }
  }
}
