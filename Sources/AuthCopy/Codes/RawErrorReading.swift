/// The result of reading a provider's raw error.
struct RawErrorReading {
  private let rules: ReadingRules
  /// The resolution of the deciding code; nil if no known code was found.
  private(set) var resolution: Resolution?
  /// The first value that was found where a code is expected, if it can be a code.
  private(set) var code: String?
  /// The first such value that is a number like an HTTP status, which usually repeats the response's status.
  private var statusNumber: String?
  /// The values at the argument paths of the code's shape, by argument name.
  private(set) var arguments: [String: [String]] = [:]

  /// Whether the resolution is final, although the rest of the error is still read.
  private(set) var isFinal = false
  /// Whether the whole error is read, because it has a code that wraps other errors.
  private var requiresFullRead = false

  init(_ rules: ReadingRules) { self.rules = rules }

  /// Considers the resolution of a code.
  ///
  /// - Returns: whether the resolution is final and reading can stop; otherwise a later, more specific resolution
  ///   replaces it.
  mutating func consider(_ resolution: Resolution, in flow: Flow?, arguments: [String: [String]] = [:]) -> Bool {
    if resolution.wrapping != .none { requiresFullRead = true }
    if isFinal { return false }
    let kind = resolution.meaning.kinds[flow]
    let isInformative =
      (!rules.isUnspecific(kind) || resolution.meaning.isConcealed(in: flow)) && resolution.wrapping != .unidentified
    guard isInformative || self.resolution == nil else { return false }
    // The earlier code of a wrapper identifies the error better than a later sentence of the same kind.
    let isWrapperOfSameKind =
      self.resolution.map { $0.wrapping == .unidentified && $0.meaning.kinds[flow] == kind } ?? false
    if !isWrapperOfSameKind {
      self.resolution = resolution
      self.arguments = arguments
    }
    isFinal = isInformative && requiresFullRead
    return isInformative && !requiresFullRead
  }

  /// Drops the resolution if it means that nothing is wrong, which the error's status contradicts.
  mutating func dropSuccess(in flow: Flow?) {
    if resolution?.meaning.indicatesSuccess(in: flow) == true { resolution = nil }
  }

  /// Returns the same reading with another resolution.
  func resolved(as resolution: Resolution) -> RawErrorReading {
    var reading = self
    reading.resolution = resolution
    return reading
  }

  /// Sets the resolution without comparing it with an earlier one.
  mutating func setResolution(_ resolution: Resolution) { self.resolution = resolution }

  /// Replaces a resolution that blames the person's input, such as `invalidCredentials`, if its code is a wrapper.
  ///
  /// - Parameter hasOtherCause: whether the error's texts contain a sentence, but do not mention credentials.
  mutating func replaceBlame(hasOtherCause: Bool) {
    if hasOtherCause, let resolution, resolution.wrapping == .unidentified {
      self.resolution = resolution.forUnknownMessage(blaming: rules[.blamingKinds])
    }
  }

  /// Sets the resolution of an HTTP status, for an error in which no code has a meaning.
  mutating func setStatusResolution(_ resolution: Resolution) {
    self.resolution = resolution
    arguments = [:]
  }

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
  func indicatesSuccess(in flow: Flow?) -> Bool { kinds[flow] == Kind.none && !isConcealed(in: flow) }

  /// Returns whether the row declares the kind that it is concealed as.
  func isConcealed(in flow: Flow?) -> Bool {
    if case .concealed? = concealment[flow] { return true }
    return false
  }
}
