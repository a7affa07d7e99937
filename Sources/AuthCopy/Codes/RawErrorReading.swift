internal import MessageFiles

/// The result of reading a provider's raw error.
struct RawErrorReading {
  /// The resolution of the deciding code; nil if no known code was found.
  var resolution: Resolution?
  /// The first value that was found where a code is expected, if it can be a code.
  var code: String?
  /// The values at the argument paths of the code's shape, by argument name.
  var arguments: [String: [String]] = [:]
  /// The kind that conceals a sentence about a person's account, where no row knows it; nil without such a sentence.
  var veil: Kind?
  /// The choice of the tables for an unknown provider's error.
  enum Basis: String {
    /// The error names the provider's system, and was read as an error of the provider.
    case systemName
    /// The error has a member that only the provider's errors have, and was read as an error of the provider.
    case uniqueMember
    /// The tables with the strongest evidence agree.
    case agreement
    /// They do not, and the table of a standard decided.
    case standard
    /// The network layer or the HTTP status decided.
    case network
    /// The tables differ, and nothing decided.
    case disagreement
  }

  /// The piece of evidence that decided; nil without evidence.
  private(set) var decisive: Evidence?
  /// The choice of the tables; nil if the caller named the provider.
  private(set) var basis: Basis?
  /// All pieces of evidence, in the order in which they were found.
  private(set) var evidence: [Evidence] = []

  init() {}

  init(_ decisive: Evidence?, _ evidence: [Evidence]) {
    self.decisive = decisive
    self.evidence = evidence
    resolution = decisive?.resolution
    arguments = decisive?.arguments ?? [:]
  }

  /// Returns the same reading of an unknown provider's error, with the choice of the tables.
  ///
  /// - Parameter decisive: the piece that decided, if it is another one.
  @inline(never)
  func chosen(by basis: Basis, _ decisive: Evidence? = nil) -> RawErrorReading {
    var reading = self
    reading.basis = basis
    reading.decisive = decisive ?? self.decisive
    return reading
  }

  /// Returns the same reading, concealed if it is a sentence about a person's account and no row decided.
  ///
  /// - Parameter method: how people sign in through the provider; copy of a concealed row depends on it too.
  func veiled(of provider: Provider, method: SignInMethod?, in flow: Flow?) -> RawErrorReading {
    guard let veil, decisive.map({ $0.strength(in: flow) >= .sentence }) ?? true else { return self }
    let source = code.map { LoginError.Source(provider: provider, surface: nil, code: $0) }
    let resolution = resolution ?? .unknown(source, method: method)
    return resolution.row.hasOwnConcealment ? self : resolved(as: resolution.concealed(as: veil))
  }

  /// Returns the same reading with another resolution.
  func resolved(as resolution: Resolution) -> RawErrorReading {
    var reading = self
    reading.resolution = resolution
    return reading
  }
}

/// The code of an error without a known code: the first value that was found where a code is expected.
struct UnknownCode {
  let rules: ReadingRules
  private(set) var code: String?
  /// The first such value that is a number like an HTTP status, which usually repeats the response's status.
  private var statusNumber: String?

  init(_ rules: ReadingRules) { self.rules = rules }

  /// Records a value that was found where a code is expected, or the code with which the value begins.
  mutating func record(_ value: String) {
    guard code == nil, let name = value.looksLikeCode ? value : value.leadingCode(rules) else { return }
    if let number = Int(name), rules.isStatus(number, from: .firstErrorStatus) {
      statusNumber = statusNumber ?? name
    } else {
      code = name
    }
  }

  /// Records a number like an HTTP status as the code, if there is no other code and the response has another status.
  mutating func recordStatusNumber(unlessEqualTo status: Int?) {
    if code == nil, let statusNumber, Int(statusNumber) != status { code = statusNumber }
  }
}

extension String {
  /// Returns the code before a colon, as in `WEAK_PASSWORD : too short` or `NotAuthorizedException: wrong`; nil for other
  /// text.
  func leadingCode(_ rules: ReadingRules) -> String? {
    let signs = rules[.leadingCodeSigns]
    let head = utf8.prefix { $0.isLetter || $0.isDigit || signs.contains($0) }
    var rest = utf8[head.endIndex...]
    if rest.first == 0x20 { rest = rest.dropFirst() }
    guard rest.popFirst() == UInt8(ascii: ":"), rest.first.map(\.isBlank) ?? true,
      let last = head.split(whereSeparator: rules[.leadingCodeJoints].contains).last,
      last.first?.isUppercaseLetter == true
    else { return nil }
    let name = String(Substring(last))
    let isConstant = name.utf8.contains(UInt8(ascii: "_")) && !name.utf8.contains(where: \.isLowercaseLetter)
    let isException = rules[.exceptionNames].contains { name.hasSuffix($0.text) && name != $0.text }
    return (isConstant || isException) && name.looksLikeCode ? name : nil
  }
}

extension CodeMeaning {
  /// Returns whether the meaning is that nothing is wrong, and the row is not concealed.
  ///
  /// A concealed meaning does not count, because dropping it would reveal it.
  @inline(never)
  func indicatesSuccess(in flow: Flow?) -> Bool { kinds[flow] == Kind.none && !isConcealed(in: flow) }

  /// Returns whether the row declares the kind that it is concealed as.
  func isConcealed(in flow: Flow?) -> Bool {
    if case .concealed? = concealment[flow] { return true }
    return false
  }
}
