internal import Foundation

extension LoginError {
  /// Creates an error from any Swift error, such as an `NSError` of an SDK or a `URLError`.
  ///
  /// If the error itself is unknown or too general, its underlying errors (`NSUnderlyingErrorKey`) are examined, and
  /// the first one that is more specific determines the kind. A `LoginError` keeps its flow unless `flow` is given, and
  /// a `CancellationError` becomes `canceled`.
  public init(_ error: any Error, flow: Flow? = nil, catalog: Catalog = LoginError.catalog) {
    var first: LoginError?
    var next: (any Error)? = error
    for _ in 0..<ErrorChain.maximumLinks {
      guard let error = next else { break }
      if let error = error as? LoginError {
        self = error
        if let flow { self.flow = flow }
        return
      }
      let bridged = error as NSError
      let current =
        error is CancellationError
        ? LoginError(.canceled, flow: flow)
        : LoginError(
          domain: bridged.domain, code: bridged.code, flow: flow, catalog: catalog,
          description: bridged.userInfo[NSLocalizedDescriptionKey] as? String)
      if !current.kind.isUnspecific {
        self = current
        return
      }
      first = first ?? current
      next = bridged.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self = first ?? LoginError(Resolution.unknown(nil).during(flow))
  }
}
