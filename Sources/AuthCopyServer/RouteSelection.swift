/// Which routes a server has.
public enum RouteSelection: Sendable {
  /// Those of clients and of operators.
  case all
  /// Those of clients.
  case clients
  /// Those of operators, with the health routes.
  case operators
}
