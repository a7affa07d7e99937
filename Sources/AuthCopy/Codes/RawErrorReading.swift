/// What was found in a provider's raw error.
struct RawErrorReading {
  /// The meaning of the code that decides; nil if no known code was found.
  private(set) var resolution: Resolution?
  /// The first value that was found where codes stand, if it can be a code.
  private(set) var code: String?
  /// The values of arguments that the shape of the code names.
  private(set) var arguments: [String: [String]] = [:]

  /// Takes the meaning of a code.
  ///
  /// - Returns: whether it decides; otherwise a later one that says more does.
  mutating func take(_ resolution: Resolution, in flow: Flow?, arguments: [String: [String]] = [:]) -> Bool {
    let saysSomething = !resolution.meaning.kinds[flow].isVague
    guard saysSomething || self.resolution == nil else { return false }
    self.resolution = resolution
    self.arguments = arguments
    return saysSomething
  }

  /// Takes the meaning of an HTTP status, where no code says something.
  mutating func takeStatus(_ resolution: Resolution) {
    self.resolution = resolution
    arguments = [:]
  }

  /// Notes a value that is where codes stand.
  mutating func note(_ value: String) {
    if code == nil, value.looksLikeCode { code = value }
  }
}

extension Kind {
  /// Whether the kind does not say what went wrong, so that another code of the same error counts instead.
  var isVague: Bool { self == Kind.none || self == .unknown || self == .internalError }
}
