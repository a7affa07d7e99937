/// A value that can differ by flow.
public struct ByFlow<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value without a flow, and for the flows that `byFlow` does not contain.
  public let standard: Value
  /// The values of the flows that differ from `standard`.
  public let byFlow: [Flow: Value]

  /// - Parameters:
  ///   - standard: the value without a flow.
  ///   - byFlow: the values of flows that differ.
  public init(_ standard: Value, byFlow: [Flow: Value] = [:]) {
    self.standard = standard
    self.byFlow = byFlow
  }

  /// The value for a flow; `standard` for nil.
  public subscript(flow: Flow?) -> Value { flow.flatMap { byFlow[$0] } ?? standard }
}
