/// The connection that failed, which determines what the person is told to check.
public enum FailedConnection: String, CaseIterable, Sendable {
  /// The connection of the person's device.
  case device
  /// The connection of the service to another system, such as its directory.
  case service
}
