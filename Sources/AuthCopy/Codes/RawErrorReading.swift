/// What was found in a provider's raw error.
struct RawErrorReading {
  /// The meaning of the code that decides; nil if no known code was found.
  private(set) var resolution: Resolution?
  /// The first value that was found where codes stand, if it can be a code.
  private(set) var code: String?
  /// The first one that is a number such as an HTTP status, which usually repeats that of the response.
  private var statusNumber: String?
  /// The values of arguments that the shape of the code names.
  private(set) var arguments: [String: [String]] = [:]

  /// Whether the meaning is final although the error is read to its end.
  private(set) var isFinal = false
  /// Whether the error is read to its end, because it has a code that wraps others.
  private var isReadWhole = false

  /// Takes the meaning of a code.
  ///
  /// - Returns: whether it decides and nothing more has to be read; otherwise a later one that says more does.
  mutating func take(_ resolution: Resolution, in flow: Flow?, arguments: [String: [String]] = [:]) -> Bool {
    if resolution.wrapping != .none { isReadWhole = true }
    if isFinal { return false }
    let kind = resolution.meaning.kinds[flow]
    let saysSomething =
      (!kind.isVague || resolution.meaning.isConcealed(in: flow)) && resolution.wrapping != .untold
    guard saysSomething || self.resolution == nil else { return false }
    // The code of a wrapper names the error better than a sentence that says the same.
    let saysTheSame = self.resolution.map { $0.wrapping == .untold && $0.meaning.kinds[flow] == kind } ?? false
    if !saysTheSame {
      self.resolution = resolution
      self.arguments = arguments
    }
    isFinal = saysSomething && isReadWhole
    return saysSomething && !isReadWhole
  }

  /// Drops a meaning that the error's status contradicts: nothing is wrong.
  mutating func drop(ifNoneIn flow: Flow?) {
    if resolution?.meaning.saysNothingIsWrong(in: flow) == true { resolution = nil }
  }

  /// Returns what was found with another meaning of its code.
  func resolved(as resolution: Resolution) -> RawErrorReading {
    var reading = self
    reading.resolution = resolution
    return reading
  }

  /// Takes a meaning that is final.
  mutating func settle(_ resolution: Resolution) { self.resolution = resolution }

  /// Doubts a wrapper that blames what the person entered, where its sentence may say something else.
  mutating func doubt(hasUnknownSentence: Bool) {
    if hasUnknownSentence, let resolution, resolution.wrapping == .untold { self.resolution = resolution.doubted }
  }

  /// Takes the meaning of an HTTP status, where no code says something.
  mutating func takeStatus(_ resolution: Resolution) {
    self.resolution = resolution
    arguments = [:]
  }

  /// Notes a value that is where codes stand, or begins with a code.
  mutating func note(_ value: String) {
    guard code == nil, let name = value.looksLikeCode ? value : value.leadingCode else { return }
    if name.utf8.count == 3, let number = Int(name), (400...599).contains(number) {
      statusNumber = statusNumber ?? name
    } else {
      code = name
    }
  }

  /// Notes a number such as an HTTP status, where nothing else is a code and the response had another status.
  mutating func noteStatusNumber(unlessEqualTo status: Int?) {
    if code == nil, let statusNumber, Int(statusNumber) != status { code = statusNumber }
  }
}

extension String {
  /// The code before a colon, as in `WEAK_PASSWORD : too short` or `NotAuthorizedException: wrong`; nil for other text.
  var leadingCode: String? {
    let head = utf8.prefix { $0.isLetter || $0.isDigit || "_.#".utf8.contains($0) }
    var rest = utf8[head.endIndex...]
    if rest.first == 0x20 { rest = rest.dropFirst() }
    guard rest.popFirst() == UInt8(ascii: ":"), rest.first.map(\.isBlank) ?? true,
      let last = head.split(whereSeparator: { ".#".utf8.contains($0) }).last, last.first?.isUppercaseLetter == true
    else { return nil }
    let name = String(Substring(last))
    let isConstant = name.utf8.contains(UInt8(ascii: "_")) && !name.utf8.contains(where: \.isLowercaseLetter)
    let isException = ["Exception", "Error"].contains { name.hasSuffix($0) && name != $0 }
    return (isConstant || isException) && name.looksLikeCode ? name : nil
  }
}

extension Kind {
  /// Whether the kind does not say what went wrong, so that another code of the same error counts instead.
  var isVague: Bool { self == Kind.none || self == .unknown || self == .internalError }
}

extension CodeMeaning {
  /// Whether the meaning is that nothing is wrong, and it reveals nothing about accounts.
  ///
  /// What is concealed stays what it is in any form: its absence would tell.
  func saysNothingIsWrong(in flow: Flow?) -> Bool { kinds[flow] == Kind.none && !isConcealed(in: flow) }

  /// Whether the row itself says what it is concealed as.
  func isConcealed(in flow: Flow?) -> Bool {
    if case .concealed? = concealment[flow] { return true }
    return false
  }
}
