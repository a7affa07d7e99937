/// An error of an app that states which login error it is.
///
/// ``LoginError/init(_:provider:flow:method:catalog:)`` uses the statement, also if the error is the cause of another.
public protocol LoginErrorConvertible: Error {
  /// The login error that people are shown.
  var loginError: LoginError { get }
}

extension LoginError: LoginErrorConvertible {
  /// The error itself.
  public var loginError: LoginError { self }
}

extension LoginError {
  /// Creates an error from any Swift error: an `NSError`, an enum of an SDK, or an error of your own.
  ///
  /// The first of these that is specific determines the kind:
  ///
  /// 1. the error, then its underlying errors: a ``LoginErrorConvertible``, a `CancellationError`, or the domain and
  ///    the code of an `NSError`;
  /// 2. the printed error, then its printed underlying errors, which are read like a payload. The reason in an enum of
  ///    an SDK is only there, as in `AuthFailed(reason: …AccessDenied, …)`.
  ///
  /// - Parameters:
  ///   - error: the error that an SDK or your own code has thrown.
  ///   - provider: the provider whose SDK has thrown the error; nil if the error itself shows it.
  ///   - flow: what the person was doing; nil when it is not known. A `LoginError` keeps its flow if this is nil.
  ///   - method: the sign-in method; nil if the provider or the catalog determines it.
  ///   - catalog: the catalog in which codes are looked up.
  public init(
    _ error: any Error, provider: Provider? = nil, flow: Flow? = nil, method: SignInMethod? = nil,
    catalog: Catalog = LoginError.catalog
  ) {
    self = LoginError.read(error, of: provider, flow, catalog)
    if let flow { self.flow = flow }
    if let method { self.method = method }
  }

  private static func read(
    _ error: any Error, of provider: Provider?, _ flow: Flow?, _ catalog: Catalog
  ) -> LoginError {
    let rules = catalog.codes.rules
    var causes = [error]
    var best = LoginError(Resolution.unknown(nil))
    var position = 0
    while position < causes.count, position < rules[.links] {
      if let error = causes[position] as? any LoginErrorConvertible { return error.loginError }
      if causes[position] is CancellationError { return LoginError(.canceled) }
      let bridged = BridgedError(causes[position])
      let stated = LoginError(
        domain: bridged.domain, code: bridged.code, of: provider, flow, catalog, description: bridged.description)
      if !rules.isUnspecific(stated.kind) { return stated }
      if best.source == nil { best = stated }
      causes += bridged.underlyingErrors
      position += 1
    }
    for text in causes.prefix(rules[.links]).lazy.flatMap(\.printedForms) {
      let printed = LoginError(
        provider: provider ?? best.source?.provider ?? .any, payload: text, flow: flow, catalog: catalog)
      if !rules.isUnspecific(printed.kind) { return printed }
      if best.source == nil || printed.isKnown && !best.isKnown { best = printed }
    }
    return best
  }
}

extension Kind {
  /// Returns whether an error is of a kind, so that `catch Kind.canceled { }` catches it, whoever has thrown it.
  public static func ~= (kind: Kind, error: any Error) -> Bool { LoginError(error).kind == kind }
}

extension Error {
  /// The error as Swift prints it: in short, with the names of its types, and with the name of the case if the error
  /// has a description of its own.
  fileprivate var printedForms: [String] {
    var forms = [String(describing: self), String(reflecting: self)]
    let mirror = Mirror(reflecting: self)
    if mirror.displayStyle == .enum, case (let name?, let value)? = mirror.children.first {
      forms.append("\(String(reflecting: type(of: self))).\(name)(\(String(reflecting: value)))")
    }
    // A form that repeats another one adds nothing.
    return forms.indices.filter { forms.firstIndex(of: forms[$0]) == $0 }.map { forms[$0] }
  }
}

#if AUTH_COPY_WITHOUT_FOUNDATION
  /// What an error says of itself as an `NSError`, which needs Foundation: nothing.
  private struct BridgedError {
    let domain = ""
    let code = 0
    let description: String? = nil
    let underlyingErrors: [any Error] = []

    init(_ error: any Error) {}
  }
#endif
