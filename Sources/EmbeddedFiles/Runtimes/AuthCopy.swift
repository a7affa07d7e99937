// The code is the same in every export; the data is at the end.

import Foundation

// MARK: Names

/// A name that a catalog defines; your own catalog can define more.
public protocol CatalogName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible
where RawValue == String {
  /// Creates a name from its id.
  init(rawValue: String)
}

extension CatalogName {
  /// Creates a name from its id.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  /// The id.
  public var description: String { rawValue }
}

/// What went wrong; each code of a provider maps to exactly one kind.
public struct Kind: CatalogName {
  /// The id.
  public let rawValue: String
  /// Creates a name from its id, whether or not the catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The origin of an error: an identity provider, or a lower layer such as the network.
public struct Provider: CatalogName {
  /// The id.
  public let rawValue: String
  /// Creates a name from its id, whether or not the catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The action of the button beside an error, which a person can take next.
public struct RecoveryAction: CatalogName {
  /// The id.
  public let rawValue: String
  /// Creates a name from its id, whether or not the catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A field that a person fills in: an id such as `email`, or a name of your own.
public struct FieldName: CatalogName {
  /// The id.
  public let rawValue: String
  /// Creates a name from its id, whether or not the catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A password rule that a new password does not meet: an id such as `digit`, or a description of your own.
public struct PasswordRequirement: CatalogName {
  /// The id.
  public let rawValue: String
  /// Creates a name from its id, whether or not the catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The method of the second step of a sign-in: an id such as `totp`, or a name of your own.
public struct SecondFactor: CatalogName {
  /// The id.
  public let rawValue: String
  /// Creates a name from its id, whether or not the catalog defines it.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A provider's raw code: a string or an integer.
public struct RawCode: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral
{
  /// The code as text.
  public let description: String
  /// Creates a code from a string.
  public init(_ text: String) { description = text }
  /// Creates a code from an integer.
  public init(_ number: Int) { description = String(number) }
  /// Creates a code from a string.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a code from an integer.
  public init(integerLiteral value: Int) { self.init(value) }
}

/// What the person was doing when the error occurred, where the caller knows it.
public enum Flow: String, CaseIterable, Sendable, Codable {
  case signIn, signUp, link, change, recover, verify, refresh
}

/// How much copy may disclose about accounts.
public enum Disclosure: String, CaseIterable, Sendable, Codable {
  /// Conceals whether an account exists.
  case strict
  /// Discloses the kinds of a sign-in, because the caller vouches that the first factor was correct.
  case verified
  /// Discloses every kind.
  case helpful
}

/// How the person signed in.
public enum SignInMethod: String, CaseIterable, Sendable, Codable {
  case password, code, passkey, provider
}

/// The definition of a kind, which determines how its copy is shown.
public enum KindDefinition {
  /// How a client should show an error.
  public enum Presentation: String, CaseIterable, Sendable, Codable {
    /// Not shown as an error: a cancellation, or a step of the flow.
    case silent
    /// Shown at the field that the person can correct.
    case inline
    /// Shown briefly, because the next attempt may succeed.
    case toast
    /// Shown in a dialog, because the person has to make a decision.
    case dialog
  }
}

/// A value of a message's argument: a name, a number or a date, but not prose.
public enum ArgumentValue: Hashable, Sendable {
  /// Text that is printed unchanged, or an id that the catalog has a text for.
  case text(String)
  /// An integer.
  case integer(Int64)
  /// A floating-point number.
  case number(Double)
  /// A day.
  case date(Date)
  /// Names or ids, printed as a list in the style of the locale.
  case list([String])
}

extension ArgumentValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByArrayLiteral
{
  /// Creates a text value.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates an integer value.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a floating-point value.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a list of texts.
  public init(arrayLiteral elements: String...) { self = .list(elements) }
}

// MARK: Errors

/// An authentication failure of a known kind, from any provider.
public struct LoginError: Error, Hashable, Sendable {
  /// Where the error came from.
  public struct Source: Hashable, Sendable {
    /// The provider that emitted the code.
    public let provider: Provider
    /// The surface that the code belongs to; nil for an unknown code.
    public let surface: String?
    /// The raw code; nil for a payload without one.
    public let code: String?
  }

  private var resolution: Resolution
  /// What the person was doing; nil when it is not known.
  public var flow: Flow?
  /// The arguments of the copy, by name.
  public var arguments: [String: ArgumentValue]
  fileprivate var ignored: [String] = []

  /// The kind of the failure.
  ///
  /// Show `Catalog.copy(for:locale:disclosure:)` instead of this, because the copy conceals whether an account exists.
  public var kind: Kind { Kind(rawValue: resolution.row.kind(in: flow)) }
  /// Where the error came from; nil for an error that was created from a kind.
  public var source: Source? {
    resolution.provider.map {
      Source(provider: Provider(rawValue: $0), surface: resolution.surface, code: resolution.code)
    }
  }
  /// Whether the provider's code is in a table; otherwise the kind is `unknown`.
  public var isKnown: Bool { resolution.isKnown }
  /// All meanings of a code that is ambiguous without a surface; otherwise empty.
  public var candidates: [CodeCandidate] {
    resolution.meanings.map { CodeCandidate(surface: $0.surface, kind: Kind(rawValue: $0.row.kind(in: flow))) }
  }
  /// How the person signed in; nil when neither the caller nor the provider decides it.
  public var method: SignInMethod? {
    get { resolution.method.flatMap(SignInMethod.init) }
    set { resolution.method = newValue?.rawValue }
  }

  /// Creates an error of a kind that your own code detected.
  public init(_ kind: Kind, flow: Flow? = nil, arguments: [String: ArgumentValue] = [:]) {
    resolution = Resolution(row: Row(kind: kind.rawValue), provider: nil)
    self.flow = flow
    self.arguments = arguments
  }

  /// Creates an error from a provider's code.
  ///
  /// - Parameters:
  ///   - surface: where the provider emitted the code, a surface id or an error domain; an unknown one is ignored.
  ///   - code: the raw code, a string or an integer.
  public init(provider: Provider, surface: String? = nil, code: RawCode, flow: Flow? = nil) {
    let found = Resolver.resolve(code.description, provider.rawValue, surface, nil, flow)
    self.init(provider.rawValue, found, code: code.description, flow)
    if let surface, !Resolver.knows(surface, of: provider.rawValue) { ignored = ["surface"] }
  }

  /// Creates an error from the domain and code of an `NSError`; an unknown domain results in the kind `unknown`.
  public init(domain: String, code: Int, flow: Flow? = nil) {
    self.init(domain: domain, code: code, description: nil, flow)
  }

  private init(domain: String, code: Int, description: String?, _ flow: Flow?) {
    guard let (domain, provider) = Resolver.owner(ofDomain: domain) else {
      self.init(.unknown, flow: flow)
      resolution.isKnown = false
      return
    }
    let text = description.map(Folded.start)
    self.init(
      provider, Resolver.resolve(String(code), provider, domain, text, flow), code: String(code), flow)
  }

  /// Creates an error from any Swift error, such as an `NSError` of an SDK or a `URLError`.
  ///
  /// If the error itself is unknown or too general, its underlying errors (`NSUnderlyingErrorKey`) are examined. A
  /// `LoginError` is used unchanged, and a `CancellationError` becomes `canceled`.
  public init(_ error: any Error, flow: Flow? = nil) {
    var first: LoginError?
    var next: (any Error)? = error
    for _ in 0..<16 {
      guard let error = next else { break }
      if let error = error as? LoginError {
        self = error
        return
      }
      let bridged = error as NSError
      let found =
        error is CancellationError
        ? LoginError(Kind(rawValue: "canceled"), flow: flow)
        : LoginError(
          domain: bridged.domain, code: bridged.code,
          description: bridged.userInfo[NSLocalizedDescriptionKey] as? String, flow)
      if !isVague(found.kind.rawValue) {
        self = found
        return
      }
      first = first ?? found
      next = bridged.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    self = first ?? LoginError(.unknown, flow: flow)
  }

  /// Creates an error from a provider's raw error in any form: a JSON body, a form, the address of a redirect, an
  /// `NSError` as JSON or as it was printed, or any other text with a code in it.
  ///
  /// An error without a known code results in the kind `unknown`. Only the first 64 KiB count.
  ///
  /// - Parameters:
  ///   - payload: the raw error in UTF-8; it can be empty.
  ///   - status: the HTTP status of the provider's response, which decides where the body has no known code.
  ///   - retryAfter: the seconds of the response's header `Retry-After`.
  /// - Throws: `PayloadError` for a payload that begins like a JSON object and is none, without a status and without a
  ///   known code.
  public init(
    provider: Provider, surface: String? = nil, payload: some Collection<UInt8>, status: Int? = nil,
    retryAfter: Int? = nil, flow: Flow? = nil
  ) throws(PayloadError) {
    let error = RawError(payload)
    let id = provider.rawValue
    let named = surface.flatMap { Resolver.knows($0, of: id) ? $0 : nil }
    let reader = Resolver.table(id).map { Reader($0, named, flow) }
    reader?.read(error, status)
    if error.isBroken, reader?.resolution == nil, status == nil { throw PayloadError() }
    self.init(reader?.resolution?.provider ?? id, reader?.resolution, code: reader?.code, flow)
    let read = ErrorArguments(error, reader?.arguments ?? [:], retryAfter).values(of: kind.rawValue)
    arguments = read.merging(arguments) { read, _ in read }
    if surface != nil, named == nil { ignored = ["surface"] }
  }

  private init(_ provider: String, _ found: Resolution?, code: String?, _ flow: Flow?) {
    self.init(.unknown, flow: flow)
    guard let found else {
      resolution = Resolution(row: Row(kind: "unknown"), provider: provider, code: code, isKnown: false)
      return
    }
    resolution = found.from(provider)
    let taken = Content.kind(found.row.kind(in: flow)).arguments
    arguments = found.row.arguments.filter { taken.contains($0.key) }
  }

  fileprivate var shown: Resolution { resolution }
}

extension LoginError: LocalizedError, CustomStringConvertible {
  /// The locale of `errorDescription` and the other localized properties; by default the first of the person's languages
  /// that is exported.
  ///
  /// Set it for a task: `LoginError.$locale.withValue("ko") { … error.localizedDescription … }`
  @TaskLocal public static var locale =
    Catalog.shipped.bestLocale(for: Locale.preferredLanguages) ?? Content.defaultLocale

  /// The message, under strict disclosure.
  public var errorDescription: String? { Catalog.shipped.copy(for: self, locale: Self.locale).message }
  /// The title, under strict disclosure.
  public var failureReason: String? { Catalog.shipped.copy(for: self, locale: Self.locale).title }
  /// The label of the recovery action; nil if the person can do nothing.
  public var recoverySuggestion: String? { Catalog.shipped.copy(for: self, locale: Self.locale).action?.label }

  /// One line for logs with provider, surface, code and kind; it contains nothing that can be personal.
  public var description: String {
    let code = source?.code.flatMap { looksLikeCode($0) ? $0 : nil }
    let origin = [source?.provider.rawValue, source?.surface, code].compactMap { $0 }.joined(separator: " ")
    return origin.isEmpty ? kind.rawValue : "\(origin): \(kind)"
  }
}

extension LoginError {
  /// The sign-in details were not accepted.
  public static let invalidCredentials = LoginError("invalidCredentials")
  /// A temporary failure for which the only remedy is to try again.
  public static let tryAgain = LoginError("tryAgain")

  /// The sign-in details of one way to sign in were not accepted.
  public static func invalidCredentials(_ method: SignInMethod) -> LoginError {
    var error = LoginError("invalidCredentials")
    error.method = method
    return error
  }

  /// A field was left empty.
  public static func missingField(_ field: FieldName) -> LoginError {
    LoginError("missingField", arguments: ["field": .text(field.rawValue)])
  }

  /// Two inputs that must be equal differ, such as a password and its repetition.
  public static func fieldMismatch(_ field: FieldName) -> LoginError {
    LoginError("fieldMismatch", arguments: ["field": .text(field.rawValue)])
  }

  /// A value is not accepted: its format, length or range.
  ///
  /// - Parameter limit: the maximum number of characters, where that is the reason.
  public static func invalidField(_ field: FieldName, limit: Int? = nil) -> LoginError {
    var error = LoginError("invalidField", arguments: ["field": .text(field.rawValue)])
    if let limit { error.arguments["limit"] = .integer(Int64(limit)) }
    return error
  }

  /// A new password violates the password rules.
  ///
  /// - Parameters:
  ///   - unmet: the violated rules; empty if they are not known.
  ///   - minLength: the least number of characters, where it is known.
  public static func weakPassword(_ unmet: [PasswordRequirement] = [], minLength: Int? = nil) -> LoginError {
    var error = LoginError("weakPassword", arguments: ["requirements": .list(unmet.map(\.rawValue))])
    if let minLength { error.arguments["minLength"] = .integer(Int64(minLength)) }
    return error
  }

  /// An account with this email address, phone number or name already exists.
  public static func accountAlreadyExists(_ taken: FieldName) -> LoginError {
    LoginError("accountAlreadyExists", arguments: ["account": .text(taken.rawValue)])
  }

  /// The second step of a sign-in follows.
  public static func mfaRequired(_ factor: SecondFactor) -> LoginError {
    LoginError("mfaRequired", arguments: ["factor": .text(factor.rawValue)])
  }

  /// There were too many attempts in a short time.
  ///
  /// - Parameter seconds: the time until the next attempt; nil if it is not known.
  public static func tooManyAttempts(retryAfterSeconds seconds: Int? = nil) -> LoginError {
    LoginError("tooManyAttempts", arguments: seconds.map { ["seconds": .integer(Int64($0))] } ?? [:])
  }

  /// There were too many attempts in a short time.
  ///
  /// - Parameter wait: the time until the next attempt, rounded up to whole seconds.
  @available(iOS 16, macOS 13, watchOS 9, tvOS 16, *)
  public static func tooManyAttempts(retryAfter wait: Duration) -> LoginError {
    tooManyAttempts(retryAfterSeconds: Int(clamping: wait.wholeSeconds))
  }

  /// The account is locked after wrong attempts.
  ///
  /// - Parameter wait: the time until it is unlocked, rounded up to whole seconds.
  @available(iOS 16, macOS 13, watchOS 9, tvOS 16, *)
  public static func accountLocked(for wait: Duration) -> LoginError {
    LoginError("accountLocked", arguments: ["seconds": .integer(wait.wholeSeconds)])
  }

  /// The one-time code has expired.
  ///
  /// - Parameter lifetime: how long a code is valid, rounded up to whole minutes.
  @available(iOS 16, macOS 13, watchOS 9, tvOS 16, *)
  public static func verificationCodeExpired(validFor lifetime: Duration) -> LoginError {
    LoginError("verificationCodeExpired", arguments: ["minutes": .integer((lifetime.wholeSeconds + 59) / 60)])
  }

  /// The person is too young.
  ///
  /// - Parameter age: the least age in years; nil if it is not to be told.
  public static func ageRestricted(minimum age: Int? = nil) -> LoginError {
    LoginError("ageRestricted", arguments: age.map { ["count": .integer(Int64($0))] } ?? [:])
  }

  /// No account is connected to this account of the provider.
  public static func providerAccountNotConnected(_ provider: Provider) -> LoginError {
    LoginError("providerAccountNotConnected", of: provider)
  }

  /// The provider's app is not installed on the device.
  public static func providerAppNotInstalled(_ provider: Provider) -> LoginError {
    LoginError("providerAppNotInstalled", of: provider)
  }

  /// The provider is already connected to the account.
  public static func providerAlreadyLinked(_ provider: Provider) -> LoginError {
    LoginError("providerAlreadyLinked", of: provider)
  }

  /// The provider is not connected to the account.
  public static func providerNotLinked(_ provider: Provider) -> LoginError {
    LoginError("providerNotLinked", of: provider)
  }

  /// The person's account at the provider is locked, dormant or unconfirmed there.
  public static func providerAccountRestricted(_ provider: Provider) -> LoginError {
    LoginError("providerAccountRestricted", of: provider)
  }

  /// The person declined the permissions that the provider asked for.
  public static func consentDenied(_ provider: Provider) -> LoginError { LoginError("consentDenied", of: provider) }

  /// The provider needs consent to more permissions or terms.
  public static func consentRequired(_ provider: Provider) -> LoginError { LoginError("consentRequired", of: provider) }

  /// The provider is down or failing.
  public static func providerUnavailable(_ provider: Provider) -> LoginError {
    LoginError("providerUnavailable", of: provider)
  }

  /// The provider is closed for maintenance.
  public static func underMaintenance(_ provider: Provider) -> LoginError {
    LoginError("underMaintenance", of: provider)
  }

  /// The provider's app on the device is outdated.
  public static func providerAppUpdateRequired(_ provider: Provider) -> LoginError {
    LoginError("providerAppUpdateRequired", of: provider)
  }

  /// The provider's response is unreadable or incomplete.
  public static func invalidProviderResponse(_ provider: Provider) -> LoginError {
    LoginError("invalidProviderResponse", of: provider)
  }

  /// The token or response of the provider was refused while signing in.
  public static func externalSignInRejected(_ provider: Provider) -> LoginError {
    LoginError("externalSignInRejected", of: provider)
  }

  /// The provider did not share an email address.
  public static func providerEmailMissing(_ provider: Provider) -> LoginError {
    LoginError("providerEmailMissing", of: provider)
  }

  /// The provider refuses browsers that are embedded in apps.
  public static func inAppBrowser(_ provider: Provider) -> LoginError { LoginError("inAppBrowser", of: provider) }

  private init(_ kind: Kind, of provider: Provider) {
    self.init(kind, arguments: ["provider": .text(provider.rawValue)])
  }
}

@available(iOS 16, macOS 13, watchOS 9, tvOS 16, *)
extension Duration {
  /// Whole seconds, rounded up; 0 for a negative duration.
  fileprivate var wholeSeconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return attoseconds > 0 && seconds < .max ? seconds + 1 : seconds
  }
}

/// An error for a payload that begins like a JSON object, is none, and has no known code in it.
public struct PayloadError: Error, Hashable, Sendable, LocalizedError {
  /// What is wrong, in English.
  public var errorDescription: String? { "The payload is not JSON." }
}

/// One meaning of an ambiguous code.
public struct CodeCandidate: Hashable, Sendable {
  /// The surface on which the code has this meaning.
  public let surface: String
  /// The kind that the code maps to there.
  public let kind: Kind
}

// MARK: Copy

/// The text for an error in one locale, and how to show it.
public struct Copy: Hashable, Sendable {
  /// What the person can do next.
  public struct Action: Hashable, Sendable {
    /// The id of the action, which determines what the button does.
    public let id: RecoveryAction
    /// The label of the button.
    public let label: String
  }

  /// The kind to show; under concealment it may differ from the error's own.
  public let kind: Kind
  /// False for an unknown code, which is in no table.
  public let isKnown: Bool
  /// The locale of the text, a BCP 47 tag.
  public let locale: String
  /// A short title without a full stop.
  public let title: String
  /// One or two sentences that say what happened and what to do.
  public let message: String
  /// The action to offer; nil if the person can do nothing.
  public let action: Action?
  /// How a client should show the error.
  public let presentation: KindDefinition.Presentation
  /// Whether the same request may succeed later, or after a change by the person.
  public let isRetryable: Bool
  /// The HTTP status of a response that reports this error.
  public let status: Int
  /// The parts whose text is in another language, because the locale has none: `title`, `message`, `action`.
  public let fallbacks: [String]
  /// A kind that includes this one, for clients that do not know it; nil where that could reveal something.
  public let broader: Kind?
  /// Where the error came from; nil also when this would reveal what is concealed.
  public let source: LoginError.Source?
  /// The meanings of an ambiguous code; empty also when they would reveal what is concealed.
  public let candidates: [CodeCandidate]
  /// The names of inputs that have no effect.
  public let ignored: [String]
}

/// The exported catalog.
public struct Catalog: Sendable {
  /// The catalog of this file.
  public static let shipped = Catalog()

  /// The version of the catalog that this file was made from.
  public var version: String { Content.version }
  /// The exported locales, as BCP 47 tags.
  public var supportedLocales: [String] { Content.locales.map(\.key) }
  /// The providers whose codes this file knows.
  public var providers: [Provider] { providerData.keys.sorted().map(Provider.init(rawValue:)) }

  /// The first of some BCP 47 tags that an exported locale matches; nil if there is none.
  public func bestLocale(for desired: [String]) -> String? {
    for tag in desired {
      if let locale = Content.nearest(tag) { return locale }
    }
    return nil
  }

  /// The copy for an error.
  ///
  /// This never fails: an argument that is missing, has the wrong type or is out of range is replaced by its default.
  ///
  /// - Parameters:
  ///   - locale: a BCP 47 tag; the nearest exported locale is used.
  ///   - disclosure: how much the copy may disclose about accounts.
  ///   - arguments: the caller's own arguments, which concealed copy may use too, unlike those of the error.
  public func copy(
    for error: LoginError, locale: String, disclosure: Disclosure = .strict,
    arguments callers: [String: ArgumentValue] = [:]
  ) -> Copy {
    let resolution = error.shown
    let shown = Concealment.shown(resolution.row, disclosure, error.flow)
    let kind = Content.kind(shown.kind)
    var given: [String: ArgumentValue] = [:]
    if !shown.hidesSource {
      given = error.arguments
      // Both are one wait: the error's minutes must not hide the caller's seconds.
      if callers["seconds"] != nil || callers["minutes"] != nil {
        given["seconds"] = nil
        given["minutes"] = nil
      }
    }
    let tag = Content.nearest(locale) ?? Content.defaultLocale
    var unknown: [String] = []
    for (name, value) in callers {
      let known = Content.arguments[name].map { $0.withoutUnknownIDs(value, name, tag) } ?? value
      if known != value { unknown.append(name) }
      if let known { given[name] = known }
    }
    let taken = kind.takenArguments(tag)
    let values = CopyArguments(
      locale: tag, names: taken, given: given, provider: shown.hidesSource ? nil : resolution.provider,
      method: resolution.method, flow: error.flow)
    func text(_ part: String) -> String? { Messages.text("\(shown.kind)_\(part)", tag, values) }
    let ignored = given.filter { name, value in
      !taken.contains(name) || Content.arguments[name]?.accepts(value) != true
    }.keys.map { String(safeToShow($0).prefix(64)) }.sorted()
    var source = shown.hidesSource ? nil : error.source
    if let found = source,
      disclosure == .strict && shown.kind == "unknown" || !error.isKnown && !looksLikeCode(found.code ?? "")
    {
      source = LoginError.Source(provider: found.provider, surface: found.surface, code: nil)
    }
    let candidates =
      shown.hidesSource
      ? []
      : resolution.meanings.map {
        CodeCandidate(
          surface: $0.surface, kind: Kind(rawValue: Concealment.shown($0.row, disclosure, error.flow).kind))
      }
    return Copy(
      kind: Kind(rawValue: shown.kind), isKnown: error.isKnown, locale: tag, title: text("title") ?? "",
      message: text("message") ?? "",
      action: kind.recovery.flatMap { id in
        text("action").map { Copy.Action(id: RecoveryAction(rawValue: id), label: $0) }
      },
      presentation: KindDefinition.Presentation(rawValue: kind.presentation[error.flow]) ?? .dialog,
      isRetryable: kind.isRetryable,
      status: kind.status,
      fallbacks: ["title", "message", "action"].filter { Messages.isFallback("\(shown.kind)_\($0)", tag) },
      broader: Concealment.broader(shown.kind, error.flow).map(Kind.init(rawValue:)),
      source: source, candidates: Set(candidates.map(\.kind)).count > 1 ? candidates : [],
      ignored: ignored + (unknown.sorted() + error.ignored).filter { !ignored.contains($0) })
  }

  /// The text for a key of the UX copy, such as `continueWith`; nil for an unknown key, and for the keys of errors.
  public func text(_ key: String, locale: String, arguments: [String: ArgumentValue] = [:]) -> String? {
    if let separator = key.lastIndex(of: "_"),
      ["title", "message", "action"].contains(key[key.index(after: separator)...]),
      Content.kinds[String(key[..<separator])] != nil
    {
      return nil
    }
    let tag = Content.nearest(locale) ?? Content.defaultLocale
    return Messages.text(
      key, tag, CopyArguments(locale: tag, names: nil, given: arguments, provider: nil, method: nil, flow: nil))
  }
}

// MARK: JSON

/// A JSON value; objects keep the order and the repetitions of keys.
private enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Parses a whole text strictly; nil for anything else.
  static func parse(_ bytes: [UInt8]) -> JSON? {
    guard let (value, end) = parseValue(bytes, at: 0) else { return nil }
    return bytes[end...].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } ? value : nil
  }

  /// Parses the value at an offset, after which anything may follow.
  static func parseValue(_ bytes: [UInt8], at offset: Int) -> (JSON, end: Int)? {
    bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(bytes: buffer, position: offset)
      return parser.value(depth: 0).map { ($0, parser.position) }
    }
  }

  static func data(_ text: String) -> JSON { parse(Array(text.utf8)) ?? .null }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var scalar: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
  var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
  var members: [(key: String, value: JSON)] { if case .object(let members) = self { members } else { [] } }
  var strings: [String] { elements.compactMap(\.string) }
  /// The members by key.
  var table: [String: JSON] { Dictionary(members.map { ($0.key, $0.value) }) { $1 } }
  var texts: [String: String] { table.compactMapValues(\.string) }

  /// The last member with a key.
  subscript(key: String) -> JSON? { members.last { $0.key == key }?.value }

  /// The values of a member of a raw error, whose key is compared without case if no key is equal; none for an
  /// authorization code, which must not be read.
  func values(ofErrorMember key: String, in carrier: String) -> [JSON] {
    var found = members.filter { $0.key == key }
    if found.isEmpty { found = members.filter { sameKey($0.key, key) } }
    return sameKey(key, "code") && authorizes(in: carrier) ? [] : found.map(\.value)
  }

  /// Whether the member `code` is an authorization code (RFC 6749, section 4.1.2): beside `state`; in a redirect, a form or
  /// a log also beside what else such an answer holds; and in a redirect where nothing is about an error.
  private func authorizes(in carrier: String) -> Bool {
    let members = members
    if members.contains(where: { sameKey($0.key, "state") }) { return true }
    if carrier == "json" { return false }
    let grants = ["session_state", "iss", "scope", "token_type", "id_token"]
    if members.contains(where: { member in grants.contains { sameKey(member.key, $0) } }) { return true }
    let complaints = ["error", "message", "msg", "reason", "description", "status"]
    return carrier == "query"
      && !members.contains { member in
        let key = member.key.lowercased()
        return key == "type" || complaints.contains { key.contains($0) }
      }
  }

  private struct Parser {
    let bytes: UnsafeBufferPointer<UInt8>
    var position: Int

    private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipBlanks() {
      while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard current == byte, position < bytes.count else { return false }
      position += 1
      return true
    }

    private mutating func take(word: String) -> Bool {
      let end = position + word.utf8.count
      guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else { return false }
      position = end
      return true
    }

    mutating func value(depth: Int) -> JSON? {
      skipBlanks()
      switch current {
      case UInt8(ascii: "{"): return object(depth: depth + 1)
      case UInt8(ascii: "["): return array(depth: depth + 1)
      case UInt8(ascii: "\""): return string().map(JSON.string)
      case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
      case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
      case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
      default: return number()
      }
    }

    private mutating func object(depth: Int) -> JSON? {
      guard depth <= 128, take(UInt8(ascii: "{")) else { return nil }
      var members: [(key: String, value: JSON)] = []
      if take(UInt8(ascii: "}")) { return .object(members) }
      repeat {
        skipBlanks()
        guard let key = string(), take(UInt8(ascii: ":")), let value = value(depth: depth) else { return nil }
        members.append((key, value))
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSON? {
      guard depth <= 128, take(UInt8(ascii: "[")) else { return nil }
      var elements: [JSON] = []
      if take(UInt8(ascii: "]")) { return .array(elements) }
      repeat {
        guard let value = value(depth: depth) else { return nil }
        elements.append(value)
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    private mutating func digits() -> Bool {
      let start = position
      while isDigit(current) { position += 1 }
      return position > start
    }

    private mutating func number() -> JSON? {
      let start = position
      if current == UInt8(ascii: "-") { position += 1 }
      if current == UInt8(ascii: "0") { position += 1 } else if !digits() { return nil }
      if current == UInt8(ascii: ".") {
        position += 1
        if !digits() { return nil }
      }
      if current | 0x20 == UInt8(ascii: "e") {
        position += 1
        if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
        if !digits() { return nil }
      }
      return .number(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func string() -> String? {
      guard current == UInt8(ascii: "\"") else { return nil }
      position += 1
      var start = position
      var text = ""
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "\""):
          let rest = String(decoding: bytes[start..<position], as: UTF8.self)
          position += 1
          return text.isEmpty ? rest : text + rest
        case UInt8(ascii: "\\"):
          text += String(decoding: bytes[start..<position], as: UTF8.self)
          guard let escaped = escape() else { return nil }
          text.unicodeScalars.append(escaped)
          start = position
        case 0..<0x20: return nil
        default: position += 1
        }
      }
      return nil
    }

    private mutating func escape() -> Unicode.Scalar? {
      position += 2
      guard position <= bytes.count else { return nil }
      switch bytes[position - 1] {
      case UInt8(ascii: "\""): return "\""
      case UInt8(ascii: "\\"): return "\\"
      case UInt8(ascii: "/"): return "/"
      case UInt8(ascii: "b"): return "\u{08}"
      case UInt8(ascii: "f"): return "\u{0C}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"): break
      default: return nil
      }
      guard let high = hexadecimal() else { return nil }
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard high < 0xDC00, take(word: "\\u"), let low = hexadecimal(), (0xDC00...0xDFFF).contains(low) else {
        return nil
      }
      return Unicode.Scalar((high - 0xD800) << 10 + (low - 0xDC00) + 0x10000)
    }

    private mutating func hexadecimal() -> UInt32? {
      guard position + 4 <= bytes.count else { return nil }
      var value: UInt32 = 0
      for byte in bytes[position..<position + 4] {
        guard let digit = hexValue(byte) else { return nil }
        value = value << 4 | UInt32(digit)
      }
      position += 4
      return value
    }
  }
}

// MARK: Bytes and text

/// The UTF-8 bytes of a raw error or a part of one.
private typealias Bytes = ArraySlice<UInt8>

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
private func isUppercase(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
private func isLetter(_ byte: UInt8) -> Bool { isUppercase(byte) || (0x61...0x7A).contains(byte) }
private func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
private func isOne(of characters: StaticString, _ byte: UInt8) -> Bool {
  characters.withUTF8Buffer { $0.contains(byte) }
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

extension String {
  fileprivate init(_ bytes: Bytes) { self.init(decoding: bytes, as: UTF8.self) }
}

extension ArraySlice<UInt8> {
  /// The byte at an offset; 0 outside.
  fileprivate func byte(at offset: Int) -> UInt8 { indices.contains(offset) ? self[offset] : 0 }

  fileprivate func holds(_ text: String, at offset: Int) -> Bool {
    offset >= startIndex && self[Swift.min(offset, endIndex)...].starts(with: text.utf8)
  }

  /// The offset of the first occurrence of a text at or after an offset.
  fileprivate func firstOffset(of text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    guard let first = pattern.first else { return start }
    var offset = start
    while offset + pattern.count <= endIndex {
      if self[offset] == first, self[offset...].starts(with: pattern) { return offset }
      offset += 1
    }
    return nil
  }

  fileprivate var trimmingBlanks: Bytes {
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return []
    }
    return self[first...last]
  }

  /// Whether the text is a page, whose words are not about the error.
  fileprivate var isMarkup: Bool {
    let start = String(drop(while: isBlank).prefix(10)).lowercased()
    return start.hasPrefix("<!doctype") || start.hasPrefix("<html") || start.hasPrefix("<head")
  }
}

/// Texts as they are compared with codes and phrases.
private enum Folded {
  static let descriptionLimit = 4_096

  /// A text without case, and without blanks at the ends.
  static func code(_ text: String) -> String {
    String(folded(text.utf8, droppingSeparators: false)[...].trimmingBlanks)
  }

  /// A text without case, `_`, `-` and blanks.
  static func phrase(_ text: String) -> [UInt8] { folded(text.utf8, droppingSeparators: true) }
  static func phrase(_ bytes: Bytes) -> [UInt8] { folded(bytes, droppingSeparators: true) }
  static func text(_ text: String, limit: Int = .max) -> String {
    String(decoding: folded(text.utf8.prefix(limit), droppingSeparators: true), as: UTF8.self)
  }

  /// The start of a text as it is compared with phrases.
  static func start(_ text: String) -> [UInt8] {
    folded(text.utf8.prefix(descriptionLimit), droppingSeparators: true)
  }

  /// The bytes in lower case, with full-width ASCII as ASCII, and with the `ı` and `İ` of Turkish as `i`.
  private static func folded(_ text: some Collection<UInt8>, droppingSeparators: Bool) -> [UInt8] {
    let bytes = Array(text)
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      func next(_ distance: Int) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }
      var byte = bytes[offset]
      var width = 1
      var isDropped = false
      switch (byte, next(1), next(2)) {
      case (0xC4, 0xB0...0xB1, _): (byte, width) = (UInt8(ascii: "i"), 2)
      case (0xCC, 0x87, _): (isDropped, width) = (true, 2)
      case (0xC2, 0xA0, _): (byte, width) = (0x20, 2)
      case (0xE3, 0x80, 0x80): (byte, width) = (0x20, 3)
      case (0xE2, 0x80, 0x8B), (0xEF, 0xBB, 0xBF): (isDropped, width) = (true, 3)
      case (0xEF, 0xBC, 0x81...0xBF): (byte, width) = (next(2) - 0x60, 3)
      case (0xEF, 0xBD, 0x80...0x9E): (byte, width) = (next(2) - 0x20, 3)
      default: break
      }
      offset += width
      if isDropped { continue }
      if droppingSeparators, byte == 0x20 || byte == 0x5F || byte == 0x2D || (0x09...0x0D).contains(byte) { continue }
      folded.append(isUppercase(byte) ? byte | 0x20 : byte)
    }
    return folded
  }
}

/// Whether two keys are equal but for the case of ASCII letters.
private func sameKey(_ first: String, _ second: String) -> Bool {
  guard first.utf8.count == second.utf8.count else { return false }
  return zip(first.utf8, second.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 | 0x20 && isLetter($0) }
}

/// The code before a colon, as in `WEAK_PASSWORD : too short` or `NotAuthorizedException: wrong`; nil for other text.
private func leadingCode(_ text: String) -> String? {
  let head = text.utf8.prefix { isLetter($0) || isDigit($0) || "_.#".utf8.contains($0) }
  var rest = text.utf8[head.endIndex...]
  if rest.first == 0x20 { rest = rest.dropFirst() }
  guard rest.popFirst() == UInt8(ascii: ":"), rest.first.map(isBlank) ?? true,
    let last = head.split(whereSeparator: { ".#".utf8.contains($0) }).last, let first = last.first, isUppercase(first)
  else { return nil }
  let name = String(Substring(last))
  let isConstant = name.utf8.contains(UInt8(ascii: "_")) && !name.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
  let isException = ["Exception", "Error"].contains { name.hasSuffix($0) && name != $0 }
  return (isConstant || isException) && looksLikeCode(name) ? name : nil
}

/// Whether the text looks like an identifier rather than a sentence, an address, a personal number or a token.
private func looksLikeCode(_ text: String) -> Bool {
  // A JWT begins with `{"` in base64url (RFC 7519, section 3.1).
  guard (1...64).contains(text.utf8.count), !text.hasPrefix("eyJ") else { return false }
  var digits = 0
  var alternations = 0
  var wasDigit: Bool?
  for byte in text.utf8 {
    if isOne(of: "-_./:", byte) { continue }
    guard isDigit(byte) || isLetter(byte) else { return false }
    if isDigit(byte) { digits += 1 }
    if let wasDigit, wasDigit != isDigit(byte) { alternations += 1 }
    wasDigit = isDigit(byte)
  }
  // In a token, an authorization code or an id, letters and digits alternate.
  if text.utf8.count >= 16, alternations >= 4 { return false }
  // Numeric codes have at most eight digits, or ten if they are negative 32-bit integers.
  return digits < 9 || text.hasPrefix("-") && digits < 11
}

/// Whether the text is the name of an error domain: `com.example.sdk`, `NSURLErrorDomain`, `LoginError`.
private func looksLikeDomain(_ text: String) -> Bool {
  let name = text.lowercased()
  return !name.contains("/")
    && (name.hasSuffix("domain") || name.hasSuffix("error") || name.dropFirst().dropLast().contains("."))
}

/// The text without characters that could disturb the surrounding text; line breaks and tabs become spaces.
private func safeToShow(_ text: String) -> String {
  var safe = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0,
      0x061C,
      0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      if scalar.properties.isWhitespace { safe.append(" ") }
    default: safe.append(scalar)
    }
  }
  return String(safe)
}

/// Whether a kind does not say what went wrong, so that another code of the same error counts instead.
private func isVague(_ kind: String) -> Bool { ["none", "unknown", "internalError"].contains(kind) }

// MARK: Content

/// A value that can differ by flow.
private struct ByFlow<Value: Hashable & Sendable>: Hashable, Sendable {
  let standard: Value
  var byFlow: [String: Value] = [:]

  subscript(flow: Flow?) -> Value { flow.flatMap { byFlow[$0.rawValue] } ?? standard }
}

/// What the data at the end of the file says, apart from codes and messages.
private enum Content {
  private static let json = JSON.data(contentData).table
  static let version = json["catalog"]?.string ?? ""
  static let defaultLocale = json["defaultLocale"]?.string ?? "en"
  /// The exported locales, with those in which each looks a key up.
  static let locales = (json["locales"]?.members ?? []).map { (key: $0.key, chain: $0.value.strings) }
  static let chains = Dictionary(uniqueKeysWithValues: locales.map { ($0.key, $0.chain) })
  private static let localesByName = Dictionary(
    locales.map { ($0.key.lowercased(), $0.key) }
      + (json["localeMatches"]?.texts ?? [:]).map { ($0.key.lowercased(), $0.value) }
  ) { first, _ in first }
  static let formats = (json["formats"]?.table ?? [:]).mapValues(Format.init)
  static let korean = KoreanSounds(json["korean"] ?? .null)
  static let arguments = Dictionary(
    uniqueKeysWithValues: (json["arguments"]?.table ?? [:]).map { ($0.key, Argument($0.value)) })
  /// The arguments that the texts of an argument's values take, by locale and that argument.
  static let takenByValues = (json["takenByValues"]?.table ?? [:]).mapValues { $0.table.mapValues(\.strings) }
  static let kinds = (json["kinds"]?.table ?? [:]).mapValues(KindData.init)
  static let knownProviders = Set(json["knownProviders"]?.strings ?? [])
  static let words = Words(json["words"]?.table ?? [:])

  /// A kind; an undefined one is treated as `unknown`.
  static func kind(_ name: String) -> KindData { kinds[name] ?? kinds["unknown"] ?? KindData(.null) }

  /// The exported locale that is nearest to a BCP 47 tag; nil if none is near.
  static func nearest(_ tag: String) -> String? {
    var name = String(tag.map { $0 == "_" ? "-" : $0 }).lowercased()
    let subtags = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { isLetter($0) || isDigit($0) } }) else {
      return nil
    }
    while !name.isEmpty {
      if let locale = localesByName[name] { return locale }
      guard let hyphen = name.lastIndex(of: "-") else { break }
      name = String(name[..<hyphen])
    }
    return nil
  }
}

private struct KindData: Sendable {
  let status: Int
  let presentation: ByFlow<String>
  let recovery: String?
  let isRetryable: Bool
  let arguments: [String]
  let concealedAs: ByFlow<String?>
  let broader: String?

  init(_ json: JSON) {
    status = json["status"]?.integer ?? 500
    presentation = ByFlow(
      standard: json["presentation"]?.string ?? "dialog", byFlow: json["presentationIn"]?.texts ?? [:])
    recovery = json["recovery"]?.string
    isRetryable = json["retryable"]?.bool ?? false
    arguments = json["arguments"]?.strings ?? []
    concealedAs = ByFlow(
      standard: json["concealedAs"]?.string, byFlow: (json["concealedIn"]?.table ?? [:]).mapValues(\.string))
    broader = json["broader"]?.string
  }

  /// The arguments that the copy may take, with those that are made from them and what the texts of their values take.
  func takenArguments(_ locale: String) -> Set<String> {
    let made = Content.arguments.filter { _, argument in
      argument.sources.map { $0.isEmpty || $0.contains(where: arguments.contains) } ?? false
    }
    var taken: Set<String> = []
    var rest = arguments + made.keys
    while let name = rest.popLast() {
      if taken.insert(name).inserted { rest += Content.takenByValues[locale]?[name] ?? [] }
    }
    return taken
  }
}

/// The words by which raw errors are read.
private struct Words: Sendable {
  struct Limit: Sendable {
    let keys, before, after: [String]

    init(_ json: JSON?) {
      keys = json?["keys"]?.strings ?? []
      before = json?["before"]?.strings ?? []
      after = json?["after"]?.strings ?? []
    }
  }

  let messageKeys, statusKeys, secrets, waitWords, fieldKeys, requirementOrder, requirementLists: [String]
  let waitKeys, waitUnits: [String: Double]
  let fields: [String: String]
  let factors, requirements: [[String]]
  let most, least: Limit

  init(_ json: [String: JSON]) {
    func strings(_ name: String) -> [String] { json[name]?.strings ?? [] }
    func numbers(_ name: String) -> [String: Double] {
      (json[name]?.table ?? [:]).compactMapValues { $0.scalar.flatMap(Double.init) }
    }
    messageKeys = strings("messageKeys")
    statusKeys = strings("statusKeys")
    secrets = strings("secrets")
    waitWords = strings("waitWords")
    fieldKeys = strings("fieldKeys")
    requirementOrder = strings("requirementOrder")
    requirementLists = strings("requirementLists")
    waitKeys = numbers("waitKeys")
    waitUnits = numbers("waitUnits")
    fields = json["fields"]?.texts ?? [:]
    factors = (json["factors"]?.elements ?? []).map(\.strings)
    requirements = (json["requirements"]?.elements ?? []).map(\.strings)
    most = Limit(json["most"])
    least = Limit(json["least"])
  }
}

// MARK: Codes

/// A code that a provider emits on a surface.
private struct Row: Hashable, Sendable {
  var code = ""
  var symbol: String?
  var numeric: Int?
  var match = "exact"
  var description: String?
  let kinds: ByFlow<String>
  /// `false` in the data: the code reveals nothing about accounts.
  var isOpen = false
  var concealedAs: String?
  var arguments: [String: ArgumentValue] = [:]
  var surface = 0
  /// The phrase that a text is searched for.
  var phrase: [UInt8] = []

  init(kind: String) { kinds = ByFlow(standard: kind) }

  /// The rows of a group: a kind, a list of codes or one text of codes with their symbols and numbers,
  /// `code|symbol|number`, and details.
  static func rows(of group: JSON, surface: Int) -> [Row] {
    let parts = group.elements
    guard parts.count > 1, let kind = parts[0].string else { return [] }
    let details = parts.count > 2 ? parts[2].table : [:]
    guard let text = parts[1].string else {
      return parts[1].strings.map { Row($0, kind: kind, details, surface: surface) }
    }
    return text.split(separator: " ").map { code in
      let names = code.split(separator: "|", omittingEmptySubsequences: false)
      var row = Row(String(names[0]), kind: kind, details, surface: surface)
      if names.count > 1, !names[1].isEmpty { row.symbol = String(names[1]) }
      if names.count > 2 { row.numeric = Int(names[2]) }
      return row
    }
  }

  private init(_ code: String, kind: String, _ details: [String: JSON], surface: Int) {
    self.code = code
    kinds = ByFlow(standard: kind, byFlow: details["kindIn"]?.texts ?? [:])
    symbol = details["symbol"]?.string
    numeric = details["numeric"]?.integer
    match = details["match"]?.string ?? "exact"
    description = details["description"]?.string
    isOpen = details["concealedAs"]?.bool == false
    concealedAs = details["concealedAs"]?.string
    arguments = (details["arguments"]?.table ?? [:]).mapValues { value in
      value.string.map(ArgumentValue.text) ?? .list(value.strings)
    }
    self.surface = surface
    if let text = match == "phrase" ? code : description { phrase = Folded.phrase(text) }
  }

  func kind(in flow: Flow?) -> String { kinds[flow] }
}

/// The result of resolving a code.
private struct Resolution: Hashable, Sendable {
  struct Meaning: Hashable, Sendable {
    let surface: String
    let row: Row
  }

  var row: Row
  var provider: String?
  var surface: String?
  var code: String?
  var method: String?
  var isKnown = true
  var meanings: [Meaning] = []

  /// The same for another provider that sends the codes of this one.
  func from(_ provider: String) -> Resolution {
    if provider == self.provider { return self }
    var other = self
    other.provider = provider
    other.method = Resolver.table(provider)?.method
    return other
  }
}

private struct Shape: Sendable {
  let carrier: String?
  let code: [String]?
  let isKey: Bool
  let between: [String]?
  let description: [String]?
  let arguments: [String: [String]]
  let surfaces: [Int]

  func suits(_ carrier: String) -> Bool {
    switch self.carrier {
    case nil: true
    case "json": carrier != "query"
    case "query": carrier == "query"
    default: false
    }
  }

  /// The text between the first `before` and the next `after`.
  func cut(_ text: String) -> String? {
    guard let between else { return text }
    let bytes = Array(text.utf8)[...]
    guard let found = bytes.firstOffset(of: between[0], from: 0) else { return nil }
    let start = found + between[0].utf8.count
    let end = between[1].isEmpty ? bytes.endIndex : bytes.firstOffset(of: between[1], from: start) ?? bytes.endIndex
    return String(bytes[start..<end])
  }
}

private struct Surface: Sendable {
  let id: String
  let method: String?
  let detailAfter: Character?
  let also: [String]
  let derivation: (prefix: String, source: String)?
  var isHTTPStatus: Bool { id == "http-status" || id.hasSuffix("/http-status") }
}

/// The codes of one provider.
private final class Table: Sendable {
  private struct Name {
    let spelling: String
    let isSymbol: Bool
    var rows: [Int]
  }
  struct Found {
    let rows: [Int]
    let code: String
  }

  let id: String
  let fallback: String?
  let method: String?
  let domains: [String: String]
  let surfaces: [Surface]
  let shapes: [Shape]
  private let rows: [Row]
  private let names: [String: [Name]]
  private let numbers: [Int: [Int]]
  private let prefixes: [(folded: String, row: Int)]
  private let ranges: [(range: ClosedRange<Int>, row: Int)]
  private let separators: [Character]

  init(_ id: String, _ json: [String: JSON]) {
    self.id = id
    fallback = json["fallback"]?.string
    method = json["method"]?.string
    domains = json["domains"]?.texts ?? [:]
    var rows: [Row] = []
    var names: [String: [Name]] = [:]
    var numbers: [Int: [Int]] = [:]
    var prefixes: [(folded: String, row: Int)] = []
    var ranges: [(range: ClosedRange<Int>, row: Int)] = []
    var separators: [Character] = []
    func add(_ spelling: String, isSymbol: Bool, _ row: Int) {
      var named = names[Folded.code(spelling)] ?? []
      if let index = named.firstIndex(where: { $0.spelling == spelling && $0.isSymbol == isSymbol }) {
        named[index].rows.append(row)
      } else {
        let end = isSymbol ? named.count : named.firstIndex(where: \.isSymbol) ?? named.count
        named.insert(Name(spelling: spelling, isSymbol: isSymbol, rows: [row]), at: end)
      }
      names[Folded.code(spelling)] = named
    }
    surfaces = (json["surfaces"]?.elements ?? []).enumerated().map { index, surface in
      for row in (surface["codes"]?.elements ?? []).flatMap({ Row.rows(of: $0, surface: index) }) {
        let number = rows.count
        rows.append(row)
        add(row.code, isSymbol: false, number)
        if let symbol = row.symbol { add(symbol, isSymbol: true, number) }
        if let numeric = row.numeric { numbers[numeric, default: []].append(number) }
        if row.match == "prefix" { prefixes.append((Folded.code(row.code), number)) }
        let bounds = row.match == "range" ? row.code.split(separator: "-").compactMap { Int($0) } : []
        if bounds.count == 2 { ranges.append((bounds[0]...bounds[1], number)) }
      }
      let detailAfter = surface["detailAfter"]?.string?.first
      if let detailAfter, !separators.contains(detailAfter) { separators.append(detailAfter) }
      return Surface(
        id: surface["id"]?.string ?? "", method: surface["method"]?.string, detailAfter: detailAfter,
        also: surface["also"]?.strings ?? [],
        derivation: surface["derives"].map { ($0["prefix"]?.string ?? "", $0["from"]?.string ?? "") })
    }
    let indices = Dictionary(surfaces.enumerated().map { ($1.id, $0) }) { first, _ in first }
    shapes = (json["payloads"]?.elements ?? []).map { shape in
      Shape(
        carrier: shape["carrier"]?.string, code: (shape["code"] ?? shape["key"])?.strings, isKey: shape["key"] != nil,
        between: shape["between"]?.strings, description: shape["description"]?.strings,
        arguments: (shape["arguments"]?.table ?? [:]).mapValues(\.strings),
        surfaces: (shape["surfaces"]?.strings ?? []).compactMap { indices[$0] })
    }
    self.rows = rows
    self.names = names
    self.numbers = numbers
    self.prefixes = prefixes
    self.ranges = ranges
    self.separators = separators
  }

  func surface(named name: String) -> Int? {
    surfaces.firstIndex { $0.id == name } ?? domains[name].flatMap { id in surfaces.firstIndex { $0.id == id } }
  }

  func method(on surface: Int) -> String? { surfaces[surface].method ?? method }

  /// Whether codes of the provider begin as this one does up to its `/`, as in `auth/user-not-found`.
  func hasNamespace(of code: String) -> Bool {
    guard let slash = code.firstIndex(of: "/") else { return false }
    return rows.contains { $0.code.hasPrefix(code[...slash]) }
  }

  /// A surface and those that callers may mean by it.
  private func withOthers(_ surface: Int) -> [Int] {
    [surface] + surfaces[surface].also.compactMap(self.surface(named:))
  }

  private func isNotStatus(_ surface: Int) -> Bool { !surfaces[surface].isHTTPStatus }

  /// Finds the rows of a value by the first interpretation that has any: a code, a symbol, a number; a code or a symbol in
  /// another spelling; a number within a range; a code that the value begins with; all of these for the part before a
  /// separator.
  private func find(_ value: String, where isWanted: (Int) -> Bool) -> Found {
    if value.utf8.count <= 512, let found = findWhole(value, where: isWanted) { return found }
    let start = String(Array(value.utf8.prefix(512))[...])
    for separator in separators {
      guard let end = start.firstIndex(of: separator) else { continue }
      var code = start[..<end]
      while code.last?.isWhitespace == true { code.removeLast() }
      let found = findWhole(String(code)) { surfaces[$0].detailAfter == separator && isWanted($0) }
      if let found { return found }
    }
    return Found(rows: [], code: value)
  }

  private func findWhole(_ value: String, where isWanted: (Int) -> Bool) -> Found? {
    func wanted(_ rows: [Int]) -> [Int] { rows.filter { isWanted(self.rows[$0].surface) } }
    let folded = Folded.code(value)
    let names = names[folded] ?? []
    for name in names where name.spelling == value {
      let rows = wanted(name.rows)
      if !rows.isEmpty { return Found(rows: rows, code: value) }
    }
    let number = Int(value)
    if let number {
      let rows = wanted(numbers[number] ?? [])
      if !rows.isEmpty { return Found(rows: rows, code: String(number)) }
    }
    for name in names {
      let rows = wanted(name.rows)
      if !rows.isEmpty { return Found(rows: rows, code: name.spelling) }
    }
    func partly(_ rows: [Int]) -> Found? {
      rows.first.map { Found(rows: rows, code: looksLikeCode(value) ? value : self.rows[$0].code) }
    }
    if let number, let found = partly(wanted(ranges.filter { $0.range.contains(number) }.map(\.row))) { return found }
    let matching = prefixes.filter { folded.hasPrefix($0.folded) && isWanted(rows[$0.row].surface) }
    let longest = matching.map(\.folded.utf8.count).max()
    return partly(matching.filter { $0.folded.utf8.count == longest }.map(\.row))
  }

  /// Of some rows the one with the longest phrase in a text; of several, the first.
  private func describedRow(_ rows: [Int], by text: [UInt8]?) -> Int? {
    guard let text else { return nil }
    var longest: (row: Int, length: Int)?
    for row in rows {
      let phrase = self.rows[row].phrase
      if phrase.count > longest?.length ?? 0, contains(text, phrase) { longest = (row, phrase.count) }
    }
    return longest?.row
  }

  private func contains(_ text: [UInt8], _ phrase: [UInt8]) -> Bool {
    guard let first = phrase.first, phrase.count <= text.count else { return false }
    return text.withUnsafeBufferPointer { text in
      phrase.withUnsafeBufferPointer { phrase in
        for offset in 0...text.count - phrase.count where text[offset] == first {
          if memcmp(text.baseAddress! + offset, phrase.baseAddress!, phrase.count) == 0 { return true }
        }
        return false
      }
    }
  }

  /// Among rows of one code and surface, the one whose phrase matches, else the one without a phrase.
  private func row(among rows: [Int], describedBy text: [UInt8]?, orFirst: Bool = true) -> Int? {
    describedRow(rows, by: text) ?? rows.first { self.rows[$0].description == nil } ?? (orFirst ? rows.first : nil)
  }

  private func resolution(_ rows: [Int], code: String) -> Resolution {
    let first = self.rows[rows[0]]
    let differ = rows.contains { self.rows[$0].kinds != first.kinds }
    return Resolution(
      row: first, provider: id, surface: surfaces[first.surface].id, code: code, method: method,
      meanings: differ
        ? rows.map { Resolution.Meaning(surface: surfaces[self.rows[$0].surface].id, row: self.rows[$0]) } : [])
  }

  /// Resolves a value on the surface that the caller named.
  func resolve(_ value: String, on surface: Int, _ text: [UInt8]?) -> Resolution? {
    let surfaces = withOthers(surface)
    var resolution =
      resolve(value, onFirstOf: surfaces, text) ?? derived(value, on: surfaces)
      ?? phrase(in: value, where: surfaces.contains)
    resolution?.method = method(on: surface)
    return resolution
  }

  /// Resolves a value on any surface.
  func resolve(_ value: String, _ text: [UInt8]?) -> Resolution? {
    resolveCode(value, text) ?? phrase(in: value, where: isNotStatus)
  }

  /// The same for a value that is no phrase.
  func resolveCode(_ value: String, _ text: [UInt8]?, preferring preferred: [Int] = []) -> Resolution? {
    let anywhere = find(value, where: isNotStatus)
    guard !anywhere.rows.isEmpty else { return derived(value, on: Array(surfaces.indices)) }
    if let resolution = resolve(value, anywhere, text, preferring: preferred) { return resolution }
    var chosen: [Int] = []
    var start = 0
    while start < anywhere.rows.count {
      let surface = rows[anywhere.rows[start]].surface
      let end = anywhere.rows[start...].firstIndex { rows[$0].surface != surface } ?? anywhere.rows.count
      if let row = row(among: Array(anywhere.rows[start..<end]), describedBy: text) { chosen.append(row) }
      start = end
    }
    return resolution(chosen, code: anywhere.code)
  }

  /// Resolves a value that a shape found, on the surfaces that the shape names.
  func resolve(_ value: String, _ text: [UInt8], byShapeOn preferred: [Int]) -> Resolution? {
    let anywhere = find(value, where: isNotStatus)
    if !anywhere.rows.isEmpty, let found = resolve(value, anywhere, text, preferring: preferred) { return found }
    return derived(value, on: preferred) ?? phrase(in: value, where: preferred.contains)
  }

  private func resolve(
    _ value: String, _ anywhere: Found, _ text: [UInt8]?, preferring preferred: [Int]
  ) -> Resolution? {
    let found = preferred.map { surface in find(value) { $0 == surface } }
    for found in found {
      if let row = describedRow(found.rows, by: text) { return resolution([row], code: found.code) }
    }
    if let row = describedRow(anywhere.rows, by: text) { return resolution([row], code: anywhere.code) }
    for found in found {
      if let row = row(among: found.rows, describedBy: text) { return resolution([row], code: found.code) }
    }
    return nil
  }

  /// Resolves a value on some surfaces only, and on those that they stand for.
  func resolve(_ value: String, _ text: [UInt8], only surfaces: [Int]) -> Resolution? {
    resolve(value, onFirstOf: surfaces.flatMap(withOthers), text)
  }

  /// Resolves the HTTP status of a provider's response, whose body can decide what it means.
  func resolve(status: Int, _ text: [UInt8]) -> Resolution? {
    let found = find(String(status)) { surfaces[$0].isHTTPStatus }
    return row(among: found.rows, describedBy: text, orFirst: false).map { resolution([$0], code: found.code) }
  }

  /// Resolves a text without a code by the longest phrase in it, else by the longest description.
  func resolve(phrasesOf text: [UInt8], on surface: Int?) -> Resolution? {
    let wanted = surface.map(withOthers)
    let candidates = rows.indices.filter { wanted?.contains(rows[$0].surface) ?? isNotStatus(rows[$0].surface) }
    // A short description, such as "refresh token", says something beside its code only.
    let row =
      describedRow(candidates.filter { rows[$0].match == "phrase" }, by: text)
      ?? describedRow(candidates.filter { rows[$0].description != nil && rows[$0].phrase.count >= 18 }, by: text)
    return row.map { resolution([$0], code: rows[$0].code) }
  }

  private func resolve(_ value: String, onFirstOf surfaces: [Int], _ text: [UInt8]?) -> Resolution? {
    for surface in surfaces {
      let found = find(value) { $0 == surface }
      if found.rows.isEmpty { continue }
      return row(among: found.rows, describedBy: text).map { resolution([$0], code: found.code) }
    }
    return nil
  }

  private func phrase(in value: String, where isWanted: (Int) -> Bool) -> Resolution? {
    // A text without a blank is a code, a token or an id.
    guard value.utf8.contains(where: { $0 == 0x20 || $0 >= 0x80 }) else { return nil }
    let phrases = rows.indices.filter { rows[$0].match == "phrase" && isWanted(rows[$0].surface) }
    return describedRow(phrases, by: Folded.phrase(value)).map { resolution([$0], code: rows[$0].code) }
  }

  /// Resolves a code that a rule derives from one of another surface.
  private func derived(_ value: String, on surfaces: [Int]) -> Resolution? {
    for surface in surfaces {
      guard let rule = self.surfaces[surface].derivation, value.hasPrefix(rule.prefix),
        let source = self.surface(named: rule.source)
      else { continue }
      let code = String(value.dropFirst(rule.prefix.count).uppercased().map { $0 == "-" ? "_" : $0 })
      guard let match = resolve(code, onFirstOf: [source], nil) else { continue }
      return Resolution(
        row: match.row, provider: id, surface: self.surfaces[surface].id, code: value, method: method)
    }
    return nil
  }
}

/// The tables, each read on first use.
private final class Tables: @unchecked Sendable {
  static let shared = Tables()
  /// Guards `tables`.
  private let lock = NSLock()
  private var tables: [String: Table] = [:]

  subscript(id: String) -> Table? {
    lock.lock()
    defer { lock.unlock() }
    if let table = tables[id] { return table }
    guard let text = providerData[id] else { return nil }
    let table = Table(id, JSON.data(text).table)
    tables[id] = table
    return table
  }
}

private enum Resolver {
  /// The providers of error domains; the first one counts.
  private static let owners: [String: (domain: String, provider: String)] = {
    var owners: [String: (domain: String, provider: String)] = [:]
    for id in providerData.keys.sorted() {
      for domain in table(id)?.domains.keys.sorted() ?? [] where owners[Folded.code(domain)] == nil {
        owners[Folded.code(domain)] = (domain, id)
      }
    }
    return owners
  }()

  static func table(_ id: String) -> Table? { Tables.shared[id] }

  static func fallback(of table: Table) -> Table? { table.fallback.flatMap(Self.table) }

  static func knows(_ surface: String, of provider: String) -> Bool {
    guard let table = table(provider) else { return false }
    return table.surface(named: surface) != nil || fallback(of: table)?.surface(named: surface) != nil
  }

  static func owner(ofDomain domain: String) -> (domain: String, provider: String)? { owners[Folded.code(domain)] }

  private static func resolve(_ value: String, _ provider: String, _ surface: String?, _ text: [UInt8]?) -> Resolution?
  {
    guard let table = table(provider) else { return nil }
    let fallback = fallback(of: table)
    if let surface {
      if let index = table.surface(named: surface) {
        return table.resolve(value, on: index, text) ?? fallback?.resolve(value, text)
      }
      if let fallback, let index = fallback.surface(named: surface) { return fallback.resolve(value, on: index, text) }
    }
    return table.resolve(value, text) ?? fallback?.resolve(value, text)
  }

  /// Resolves a code; one that the named surface does not know, but another surface conceals, is concealed too.
  static func resolve(
    _ code: String, _ provider: String, _ surface: String?, _ text: [UInt8]?, _ flow: Flow?
  ) -> Resolution? {
    // Numbers of different domains collide.
    if let surface, looksLikeDomain(surface), Int(code) != nil, !knows(surface, of: provider) { return nil }
    if let resolution = resolve(code, provider, surface, text) { return resolution }
    guard let surface, knows(surface, of: provider), var elsewhere = resolve(code, provider, nil, text),
      Concealment.shown(elsewhere.row, .strict, flow).hidesSource, let table = table(provider)
    else { return nil }
    elsewhere.method = table.surface(named: surface).map(table.method(on:)) ?? table.method
    return elsewhere
  }
}

// MARK: Concealment

private enum Concealment {
  private static func conceals(_ disclosure: Disclosure, _ kind: String, as target: String, _ flow: Flow?) -> Bool {
    switch disclosure {
    case .strict: true
    case .verified: flow == .recover || kind != "invalidCredentials" && target != "invalidCredentials"
    case .helpful: false
    }
  }

  /// The end of the chain of concealments that apply to a kind.
  private static func endOfChain(_ kind: String, _ disclosure: Disclosure, _ flow: Flow?) -> String {
    var shown = Content.kinds[kind] == nil ? "unknown" : kind
    // A chain is shorter than the list of kinds.
    for _ in Content.kinds {
      guard let target = Content.kind(shown).concealedAs[flow], conceals(disclosure, shown, as: target, flow),
        Content.kinds[target] != nil
      else { break }
      shown = target
    }
    return shown
  }

  /// The kinds that others are concealed as, by disclosure and flow.
  private static let concealing: [String: Set<String>] = {
    var kinds: [String: Set<String>] = [:]
    for disclosure in Disclosure.allCases {
      for flow in [nil] + Flow.allCases.map(Optional.some) {
        let shown = Content.kinds.keys.map { ($0, endOfChain($0, disclosure, flow)) }
        kinds["\(disclosure) \(flow?.rawValue ?? "")"] = Set(shown.filter { $0 != $1 }.map(\.1))
      }
    }
    return kinds
  }()

  /// The kind to show for a row, and whether the source of the error must be hidden.
  static func shown(_ row: Row, _ disclosure: Disclosure, _ flow: Flow?) -> (kind: String, hidesSource: Bool) {
    let kind = row.kind(in: flow)
    var effective = disclosure
    if row.isOpen {
      effective = .helpful
    } else if let target = row.concealedAs {
      if conceals(disclosure, kind, as: target, flow) { return (endOfChain(target, disclosure, flow), true) }
      effective = .helpful
    }
    let shown = endOfChain(kind, effective, flow)
    return (shown, concealing["\(effective) \(flow?.rawValue ?? "")"]?.contains(shown) ?? false)
  }

  private static let targets = Set(
    Content.kinds.values.flatMap { [$0.concealedAs.standard] + $0.concealedAs.byFlow.values }.compactMap { $0 })

  /// The broader kind of one that belongs to no class of concealed kinds.
  static func broader(_ kind: String, _ flow: Flow?) -> String? {
    let data = Content.kind(kind)
    return data.concealedAs[flow] == nil && !targets.contains(kind) ? data.broader : nil
  }
}

// MARK: Raw errors

/// A path to values in a raw error: keys, `[]` for any element, `*` for any member.
private enum Path {
  struct Match {
    let value: String
    /// The node after each step, from the root on.
    let nodes: [JSON]
    /// The key of each step that was `*`.
    let keys: [String?]
    let carrier: String
  }

  static func matches(_ path: [String], in root: JSON, of carrier: String) -> [Match] {
    var matches: [Match] = []
    collect(path, root, [root], [], carrier, &matches)
    return matches
  }

  /// The values at a path, on the way that a match of another path took as far as both begin alike.
  static func values(_ path: [String], following match: Match, of other: [String]) -> [String] {
    let common = zip(path, other).prefix { $0 == $1 }.count
    if common == path.count, path.last == "*" { return [match.keys[common - 1]].compactMap { $0 } }
    var matches: [Match] = []
    collect(
      path, match.nodes[common], Array(match.nodes[...common]), Array(match.keys[..<common]), match.carrier, &matches)
    return matches.map(\.value)
  }

  private static func collect(
    _ path: [String], _ node: JSON, _ nodes: [JSON], _ keys: [String?], _ carrier: String, _ matches: inout [Match]
  ) {
    guard matches.count < 64 else { return }
    guard keys.count < path.count else {
      if let value = node.scalar, !value.isEmpty {
        matches.append(Match(value: value, nodes: nodes, keys: keys, carrier: carrier))
      }
      return
    }
    let next: [(JSON, String?)]
    switch path[keys.count] {
    case "[]": next = node.elements.prefix(64).map { ($0, nil) }
    case "*": next = node.members.prefix(64).map { ($0.value, $0.key) }
    case let key:
      let values = node.values(ofErrorMember: key, in: carrier)
      next = (carrier == "json" ? values.suffix(1) : values[...]).map { ($0, nil) }
    }
    for (value, key) in next { collect(path, value, nodes + [value], keys + [key], carrier, &matches) }
  }
}

/// An error of an Apple platform, or one that underlies it.
private struct Link {
  let domain: String
  let code: String
  let description: String?

  /// Reads `{"domain", "code", "userInfo": {"NSUnderlyingError": {...}}}`.
  static func chain(_ node: JSON) -> [Link]? {
    var links: [Link] = []
    var next: JSON? = node
    while links.count < 16, let node = next, let domain = node["domain"]?.string, let code = node["code"]?.scalar,
      Int(code) != nil
    {
      let description = node["userInfo"]?["NSLocalizedDescription"] ?? node["localizedDescription"]
      links.append(Link(domain: domain, code: code, description: description?.string))
      next = node["userInfo"]?["NSUnderlyingError"]
    }
    return links.isEmpty ? nil : links
  }

  /// Reads `Error Domain=D Code=N "..."`, as an `NSError` is printed, and `(D error N.)`, with which its localized
  /// description ends.
  static func chain(_ text: Bytes) -> [Link]? {
    var links: [Link] = []
    var position = text.startIndex
    func integer(from start: Int) -> Bytes {
      let sign = text.byte(at: start) == UInt8(ascii: "-") ? 1 : 0
      let digits = text[Swift.min(start + sign, text.endIndex)...].prefix(20).prefix(while: isDigit)
      return digits.isEmpty ? [] : text[start..<digits.endIndex]
    }
    while links.count < 16, let found = text.firstOffset(of: "Domain=", from: position) {
      position = found + 7
      let domain = text[position...].prefix(128).prefix { $0 > 0x20 }
      guard !domain.isEmpty, text.holds(" Code=", at: domain.endIndex) else { continue }
      let code = integer(from: domain.endIndex + 6)
      guard !code.isEmpty else { continue }
      position = code.endIndex
      let description =
        text.holds(" \"", at: position)
        ? String(text[(position + 2)...].prefix(Folded.descriptionLimit).prefix { $0 != UInt8(ascii: "\"") }) : nil
      links.append(Link(domain: String(domain), code: String(code), description: description))
    }
    position = text.startIndex
    while links.count < 16, let found = text.firstOffset(of: " error ", from: position) {
      position = found + 7
      var start = found
      while start > text.startIndex, found - start < 128, text[start - 1] > 0x20, text[start - 1] != UInt8(ascii: "(") {
        start -= 1
      }
      let (domain, code) = (String(text[start..<found]), integer(from: position))
      guard !code.isEmpty, looksLikeDomain(domain) else { continue }
      links.append(Link(domain: domain, code: String(code), description: nil))
    }
    return links.isEmpty ? nil : links
  }
}

/// Reads a form, a query, or the URL of a redirect.
private enum Form {
  /// The fields as the members of an object; nil for a text without any `=`.
  static func object(_ text: Bytes) -> JSON? {
    let start = text.firstIndex { isOne(of: "?#", $0) }.map { $0 + 1 } ?? text.startIndex
    let items = text[start...].split(maxSplits: 1_000) { isOne(of: "&#", $0) }.prefix(1_000)
    guard items.contains(where: { $0.contains(UInt8(ascii: "=")) }) else { return nil }
    return .object(
      items.map { item in
        let parts = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        // A query can follow another part of the address: `#/callback?error=x`.
        let key = parts[0].lastIndex(of: UInt8(ascii: "?")).map { parts[0][($0 + 1)...] } ?? parts[0]
        return (key: decoded(key), value: .string(parts.count > 1 ? decoded(parts[1]) : ""))
      })
  }

  private static func decoded(_ text: Bytes) -> String {
    var bytes: [UInt8] = []
    var offset = text.startIndex
    while offset < text.endIndex {
      if text[offset] == UInt8(ascii: "%"), let high = hexValue(text.byte(at: offset + 1)),
        let low = hexValue(text.byte(at: offset + 2))
      {
        bytes.append(high << 4 | low)
        offset += 3
      } else {
        bytes.append(text[offset] == UInt8(ascii: "+") ? 0x20 : text[offset])
        offset += 1
      }
    }
    return String(bytes[...])
  }

  /// Whether a text is a form or an address with a query, rather than a sentence with an equals sign.
  static func isForm(_ text: Bytes) -> Bool {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")), equals > text.startIndex else { return false }
    let start = text[..<equals]
    let isAddress = start.contains { isOne(of: "?#", $0) }
    let isPlain = start.allSatisfy { byte in
      isAddress
        ? !isBlank(byte) && !isOne(of: "\"'()<>`{}", byte)
        : isLetter(byte) || isDigit(byte) || byte >= 0x80 || isOne(of: "_-.%+[]~", byte)
    }
    return isPlain && (text.contains(UInt8(ascii: "&")) || !text.contains(where: isBlank))
  }
}

/// What stands inside of a text: JSON, addresses and pairs.
private enum Embedded {
  static func json(_ text: Bytes) -> [JSON] {
    let bytes = Array(text)
    var nodes: [JSON] = []
    var attempts = 0
    var offset = 0
    while attempts < 8, let brace = bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      // The braces of most printed values contain names without quotes.
      guard bytes[offset...].prefix(16).first(where: { !isBlank($0) }) == UInt8(ascii: "\"") else { continue }
      attempts += 1
      if let (node, end) = JSON.parseValue(bytes, at: brace) {
        nodes.append(node)
        offset = end
      }
    }
    return nodes
  }

  /// The text without the backslashes of a string that was printed with its escapes; nil if it is none.
  static func unescaped(_ text: Bytes) -> Bytes? {
    guard text.firstOffset(of: "\\\"", from: text.startIndex) != nil else { return nil }
    var plain: [UInt8] = []
    var offset = text.startIndex
    while offset < text.endIndex {
      if text[offset] == UInt8(ascii: "\\"), isOne(of: "\"\\", text.byte(at: offset + 1)) { offset += 1 }
      plain.append(text[offset])
      offset += 1
    }
    return plain[...]
  }

  static func forms(_ text: Bytes) -> [JSON] {
    var nodes: [JSON] = []
    for part in text.split(
      omittingEmptySubsequences: true, whereSeparator: { isBlank($0) || isOne(of: "\"'<>`{}", $0) })
    {
      if nodes.count == 16 { break }
      var word = part
      while let last = word.last, isOne(of: ".,)", last) { word.removeLast() }
      guard word.contains(where: { isOne(of: "?&#", $0) }), word.count < text.count else { continue }
      if let node = Form.object(word) { nodes.append(node) }
    }
    return nodes
  }

  /// The pairs in a text, such as `error=x`, `"error":"x"` and `code: x`.
  static func pairs(_ text: Bytes) -> [(key: String, value: JSON)] {
    var pairs: [(key: String, value: JSON)] = []
    var previous = ""
    for offset in text.indices where isOne(of: "=:", text[offset]) {
      guard let key = key(text, before: offset), let value = value(text, after: offset) else { continue }
      // The number means something in its domain only.
      if key != "Code" || previous != "Domain" { pairs.append((key, .string(value))) }
      previous = key
      if pairs.count == 256 { break }
    }
    return pairs
  }

  private static func isQuote(_ byte: UInt8) -> Bool { isOne(of: "\"'`", byte) }

  private static func key(_ text: Bytes, before separator: Int) -> String? {
    var end = separator
    if text.byte(at: end - 1) == 0x20 { end -= 1 }
    if isQuote(text.byte(at: end - 1)) {
      end -= 1
      if text.byte(at: end - 1) == UInt8(ascii: "\\") { end -= 1 }
    }
    var start = end
    while start > text.startIndex, end - start < 64,
      isLetter(text[start - 1]) || isDigit(text[start - 1]) || isOne(of: "_-.@", text[start - 1])
    {
      start -= 1
    }
    guard start < end, isLetter(text[start]) || text[start] == UInt8(ascii: "_") else { return nil }
    return String(text[start..<end])
  }

  private static func value(_ text: Bytes, after separator: Int) -> String? {
    var start = separator + 1
    if text.byte(at: start) == 0x20 { start += 1 }
    if text.byte(at: start) == UInt8(ascii: "\\"), isQuote(text.byte(at: start + 1)) { start += 1 }
    let quote = text.byte(at: start)
    if isQuote(quote) {
      var value = text[(start + 1)...].prefix(Folded.descriptionLimit).prefix { $0 != quote }
      if value.last == UInt8(ascii: "\\") { value.removeLast() }
      return value.isEmpty ? nil : String(value)
    }
    // A colon without a blank is part of a time, an address or a name.
    if text[separator] == UInt8(ascii: ":"), start == separator + 1, !isQuote(text.byte(at: separator - 1)) {
      return nil
    }
    if text.holds("Optional(", at: start) {
      start += 9
      if isQuote(text.byte(at: start)) { start += 1 }
    }
    var value = text[Swift.min(start, text.endIndex)...].prefix(256).prefix {
      $0 > 0x20 && !isOne(of: ",;)}]&\"'<>", $0)
    }
    while let last = value.last, isOne(of: ".:", last) { value.removeLast() }
    return value.isEmpty || value.first == UInt8(ascii: "=") ? nil : String(value)
  }
}

/// A raw error, taken apart into the objects and texts in which a code can stand, outermost first.
private struct RawError {
  struct Object {
    let node: JSON
    let carrier: String
    /// The text of which the object contains the pairs.
    let text: Bytes?
    let chain: [Link]?
  }

  private enum Part {
    case node(JSON, String, depth: Int)
    case pairs([(key: String, value: JSON)], of: Bytes)
    case text(Bytes)
  }

  let text: Bytes
  private(set) var objects: [Object] = []
  private(set) var texts: [Bytes] = []
  /// Whether a text that begins like a JSON object is none.
  private(set) var isBroken = false
  private var queue: [(part: Part, nesting: Int)] = []

  init(_ payload: some Collection<UInt8>) {
    var bytes = Array(payload.prefix(65_536))
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    // Bytes that are not text become U+FFFD.
    text = Array(String(decoding: bytes, as: UTF8.self).utf8)[...].trimmingBlanks
    guard let first = text.first, !text.isMarkup else { return }
    if let node = JSON.parse(Array(text)) {
      queue.append((.node(node, "json", depth: 0), 0))
    } else {
      isBroken = first == UInt8(ascii: "{") && payload.count <= 65_536
      let form = isOne(of: "{[\"", first) || !Form.isForm(text) ? nil : Form.object(text)
      if let form { queue.append((.node(form, "query", depth: 0), 0)) }
      if form == nil || text.contains(where: isBlank) { queue.append((.text(text), 0)) }
    }
    var position = 0
    while position < queue.count {
      let (part, nesting) = queue[position]
      position += 1
      switch part {
      case .node(let node, let carrier, let depth): add(node, carrier, depth: depth, nesting: nesting)
      case .pairs(let members, let text): add(Object(node: .object(members), carrier: "text", text: text, chain: nil))
      case .text(let text): add(text, nesting: nesting)
      }
    }
  }

  private mutating func add(_ object: Object) {
    if objects.count < 64 { objects.append(object) }
  }

  private mutating func add(_ node: JSON, _ carrier: String, depth: Int, nesting: Int) {
    switch node {
    case .object(let members):
      guard objects.count < 64 else { return }
      add(Object(node: node, carrier: carrier, text: nil, chain: Link.chain(node)))
      for member in members { enqueue(member.value, member.key, carrier, depth: depth, nesting: nesting) }
    case .array(let elements):
      for element in elements { enqueue(element, nil, carrier, depth: depth, nesting: nesting) }
    case .string(let text), .number(let text):
      guard depth == 0 else { return }
      if let inner = json(in: text, nesting: nesting) {
        queue.append((.node(inner, "json", depth: 0), nesting + 1))
      } else {
        queue.append((.text(Array(text.utf8)[...]), nesting + 1))
      }
    case .bool, .null: break
    }
  }

  private mutating func enqueue(_ node: JSON, _ key: String?, _ carrier: String, depth: Int, nesting: Int) {
    guard queue.count < 256 else { return }
    switch node {
    case .object, .array:
      if depth < 8 { queue.append((.node(node, carrier, depth: depth + 1), nesting)) }
    case .string(let text):
      guard nesting < 4 else { return }
      if let inner = json(in: text, nesting: nesting) {
        queue.append((.node(inner, "json", depth: 0), nesting + 1))
      } else if key.map({ Self.isMessage(text, of: $0) }) ?? Self.isSentence(text) {
        queue.append((.text(Array(text.utf8)[...]), nesting + 1))
      }
    case .number, .bool, .null: break
    }
  }

  /// The JSON that a string is: an object, a list, or a string again.
  private func json(in text: String, nesting: Int) -> JSON? {
    guard nesting < 4, let first = text.utf8.first(where: { !isBlank($0) }), isOne(of: "{[\"", first) else {
      return nil
    }
    return JSON.parse(Array(text.utf8))
  }

  private mutating func add(_ text: Bytes, nesting: Int) {
    guard texts.count < 32, !text.isMarkup else { return }
    texts.append(text)
    if let chain = Link.chain(text) { add(Object(node: .object([]), carrier: "text", text: text, chain: chain)) }
    guard nesting < 4 else { return }
    for node in Embedded.json(text) { queue.append((.node(node, "json", depth: 0), nesting + 1)) }
    if let unescaped = Embedded.unescaped(text) { queue.append((.text(unescaped), nesting + 1)) }
    for node in Embedded.forms(text) { queue.append((.node(node, "query", depth: 0), nesting + 1)) }
    let pairs = Embedded.pairs(text)
    if !pairs.isEmpty { queue.append((.pairs(pairs, of: text), nesting)) }
  }

  private static func isSentence(_ text: String) -> Bool { text.utf8.contains { $0 == 0x20 || $0 >= 0x80 } }

  private static func isMessage(_ text: String, of key: String) -> Bool {
    if isSentence(text) {
      let folded = Folded.text(key, limit: 64)
      return !Content.words.secrets.contains { folded.contains($0) }
    }
    return sameKey(key, "error") || Content.words.messageKeys.contains { sameKey($0, key) }
  }

  /// The HTTP status that the error itself names, of those that say something without a code.
  var status: Int? {
    for object in objects {
      for key in Content.words.statusKeys {
        let values = object.node.values(ofErrorMember: key, in: object.carrier)
        let status = values.compactMap { $0.scalar.flatMap { Int($0) } }.first
        if let status, status == 408 || status == 429 || (500...599).contains(status) { return status }
      }
    }
    return nil
  }
}

/// Finds the code in a provider's raw error that decides.
private final class Reader {
  private let table: Table
  private let fallback: Table?
  private let surface: String?
  private let flow: Flow?
  private let ignoresNumbers: Bool
  private(set) var resolution: Resolution?
  private(set) var code: String?
  private var statusNumber: String?
  private(set) var arguments: [String: [String]] = [:]

  init(_ table: Table, _ surface: String?, _ flow: Flow?, ignoresNumbers: Bool = false) {
    self.table = table
    self.surface = surface
    self.flow = flow
    self.ignoresNumbers = ignoresNumbers
    fallback = Resolver.fallback(of: table)
  }

  func read(_ error: RawError, _ status: Int?) {
    let (objects, texts) = (error.objects, error.texts)
    let isDecided =
      readChains(objects.prefix(1)) || readShapes(objects, texts) || readChains(objects.dropFirst())
      || readTexts(texts) || readTokens(texts) || readPhrases(texts) || readNetwork(objects, texts)
    let hasMeaning = resolution.map { $0.row.kind(in: flow) != "unknown" } ?? false
    if !isDecided, !hasMeaning, let status = status ?? error.status { readStatus(status, error.text) }
    if resolution == nil {
      noteTokens(texts)
      if code == nil, let statusNumber, Int(statusNumber) != status { code = statusNumber }
    }
  }

  /// Notes what is a code by its form, although no table has it: `(auth/new-code)`, `NewException: ...`.
  private func noteTokens(_ texts: [Bytes]) {
    for text in texts {
      var enclosed: String?
      _ = Tokens(text: text).first(onlyEnclosed: true) { token in
        if table.hasNamespace(of: token) { enclosed = token }
        return enclosed != nil
      }
      note(enclosed ?? String(text))
    }
  }

  /// Takes the meaning of a code, and says whether it decides.
  private func take(_ resolution: Resolution?, _ arguments: [String: [String]] = [:]) -> Bool {
    guard let resolution else { return false }
    let saysSomething = !isVague(resolution.row.kind(in: flow))
    guard saysSomething || self.resolution == nil else { return false }
    self.resolution = resolution
    self.arguments = arguments
    return saysSomething
  }

  private func note(_ value: String) {
    guard code == nil, let name = looksLikeCode(value) ? value : leadingCode(value) else { return }
    // It usually repeats the HTTP status.
    if name.utf8.count == 3, let number = Int(name), (400...599).contains(number) {
      statusNumber = statusNumber ?? name
    } else {
      code = name
    }
  }

  /// Reads an error as one of the network layer, where a number means something else.
  private func readNetwork(_ objects: [RawError.Object], _ texts: [Bytes]) -> Bool {
    guard surface == nil, table.id != "urlsession", let network = Resolver.table("urlsession") else { return false }
    let reader = Reader(network, nil, flow, ignoresNumbers: true)
    let isDecided = reader.readShapes(objects, texts) || reader.readTokens(texts) || reader.readPhrases(texts)
    return isDecided && take(reader.resolution?.from(table.id))
  }

  private func readChains(_ objects: ArraySlice<RawError.Object>) -> Bool {
    objects.contains { object in object.chain?.contains(where: read) ?? false }
  }

  private func read(_ link: Link) -> Bool {
    let owner =
      Resolver.knows(link.domain, of: table.id) ? (link.domain, table.id) : Resolver.owner(ofDomain: link.domain)
    note(link.code)
    guard let (domain, provider) = owner else { return false }
    let resolution = Resolver.resolve(link.code, provider, domain, link.description.map(Folded.start), flow)
    return take(resolution?.from(provider))
  }

  private func readShapes(_ objects: [RawError.Object], _ texts: [Bytes]) -> Bool {
    for shape in table.shapes {
      if shape.carrier == "text", shape.code == nil {
        for text in texts {
          guard let code = shape.cut(String(text)) else { continue }
          note(code)
          if take(resolve(code, shape, "text", start(text))) { return true }
        }
      } else {
        for object in objects where shape.suits(object.carrier) && read(shape, in: object) { return true }
      }
    }
    return false
  }

  /// The start of a text as it is compared with phrases.
  private func start(_ text: Bytes) -> [UInt8] { Folded.phrase(text.prefix(Folded.descriptionLimit)) }

  private func read(_ shape: Shape, in object: RawError.Object) -> Bool {
    guard let path = shape.code, object.chain == nil || path.first != "code" else { return false }
    for match in Path.matches(path, in: object.node, of: object.carrier) {
      let key = path.last { $0 != "[]" && $0 != "*" } ?? ""
      if let code = shape.cut(shape.isKey ? key : match.value), read(code, shape, path, match, object) { return true }
    }
    return false
  }

  private func read(
    _ code: String, _ shape: Shape, _ path: [String], _ match: Path.Match, _ object: RawError.Object
  ) -> Bool {
    let description = description(shape, path, match, object)
    // A word after a colon is rather part of a sentence.
    if object.carrier != "text" || code.utf8.contains(where: { !isLetter($0) }) { note(code) }
    guard let resolution = resolve(code, shape, object.carrier, Folded.start(description)) else { return false }
    return take(resolution, shape.arguments.mapValues { Path.values($0, following: match, of: path) })
  }

  /// The text that decides among rows of one code.
  private func description(
    _ shape: Shape, _ path: [String], _ match: Path.Match, _ object: RawError.Object
  ) -> String {
    if let text = object.text { return String(text) }
    let values = shape.description.map { Path.values($0, following: match, of: path) } ?? []
    if !values.isEmpty { return values.joined(separator: "\n") }
    let texts = object.node.members.filter { Content.words.messageKeys.contains($0.key) }.compactMap(\.value.string)
    return texts.isEmpty ? match.value : texts.joined(separator: "\n")
  }

  private func readTexts(_ texts: [Bytes]) -> Bool {
    for text in texts where text.count <= 256 {
      if !text.contains(where: isBlank) { note(String(text)) }
      if take(resolve(String(text), nil, "text", start(text))) { return true }
    }
    return false
  }

  private func readTokens(_ texts: [Bytes]) -> Bool {
    for text in texts {
      let start = start(text)
      // What stands alone in parentheses or brackets says more than the name of an exception before it.
      for onlyEnclosed in [true, false] {
        let isDecided = Tokens(text: text).first(onlyEnclosed: onlyEnclosed) { take(resolve($0, nil, "text", start)) }
        if isDecided { return true }
      }
    }
    return false
  }

  private func readPhrases(_ texts: [Bytes]) -> Bool {
    let named = surface.flatMap(table.surface(named:))
    for text in texts {
      let folded = Folded.phrase(text)
      if take(table.resolve(phrasesOf: folded, on: named)) { return true }
      if named == nil, take(fallback?.resolve(phrasesOf: folded, on: nil)?.from(table.id)) { return true }
    }
    return false
  }

  private func readStatus(_ status: Int, _ text: Bytes) {
    arguments = [:]
    if let found = table.resolve(status: status, Folded.phrase(text)) {
      resolution = found
      return
    }
    let kind: String
    switch status {
    case 429: kind = "tooManyAttempts"
    case 408: kind = "timedOut"
    case 500...599: kind = "providerUnavailable"
    default: return
    }
    resolution = Resolution(row: Row(kind: kind), provider: table.id, code: String(status), method: table.method)
  }

  /// Resolves a value that was found in the error, by a shape or anywhere in a text.
  private func resolve(_ value: String, _ shape: Shape?, _ carrier: String, _ text: [UInt8]) -> Resolution? {
    let number = Int(value)
    if ignoresNumbers, number != nil { return nil }
    if let surface { return Resolver.resolve(value, table.id, surface, text, flow)?.from(table.id) }
    let others = fallback?.shapes.first { $0.suits(carrier) }?.surfaces ?? []
    if let number {
      if let shape {
        return table.resolve(value, text, only: shape.surfaces)
          ?? fallback?.resolve(value, text, only: others)?.from(table.id)
      }
      // A number like an HTTP status usually is one.
      if (100...599).contains(number) { return nil }
    }
    let found = shape.map { table.resolve(value, text, byShapeOn: $0.surfaces) } ?? table.resolveCode(value, text)
    if let found { return found }
    if let other = fallback?.resolveCode(value, text, preferring: others) { return other.from(table.id) }
    return shape == nil ? nil : table.resolveCode(value, text)
  }
}

/// The parts of a text that look like codes.
private struct Tokens {
  let text: Bytes

  private func isJoint(_ byte: UInt8) -> Bool { isOne(of: "./:#", byte) }
  private func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || isJoint(byte)
  }

  /// Calls a closure with each part, in order, until it returns true.
  func first(onlyEnclosed: Bool, where isWanted: (String) -> Bool) -> Bool {
    var attempts = 0
    var start = text.startIndex
    while start < text.endIndex, attempts < 2_000 {
      guard isPart(text[start]) else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !isPart($0) } ?? text.endIndex
      if end - start <= 100 {
        var token = text[start..<end]
        while let first = token.first, isJoint(first) { token.removeFirst() }
        while let last = token.last, isJoint(last) || last == UInt8(ascii: "-") { token.removeLast() }
        if !onlyEnclosed || isEnclosed(token), holdsCode(token, &attempts, isWanted) { return true }
      }
      start = end
    }
    return false
  }

  private func isEnclosed(_ token: Bytes) -> Bool {
    switch (text.byte(at: token.startIndex - 1), text.byte(at: token.endIndex)) {
    case (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]")): true
    default: false
    }
  }

  private func holdsCode(_ token: Bytes, _ attempts: inout Int, _ isWanted: (String) -> Bool) -> Bool {
    func isCode(_ part: Bytes, isMarked: Bool) -> Bool {
      guard part.count >= 2, part.contains(where: { isLetter($0) || $0 >= 0x80 }),
        isMarked || part.contains(where: { isDigit($0) || isOne(of: "_-/", $0) })
          || part.dropFirst().contains(where: isUppercase)
      else { return false }
      attempts += 1
      return isWanted(String(part))
    }
    let isAtStart = token.startIndex == text.startIndex || text[token.startIndex - 1] == 0x0A
    let isMarked = isEnclosed(token) || isAtStart && text.byte(at: token.endIndex) == UInt8(ascii: ":")
    let isCall = text.byte(at: token.endIndex) == UInt8(ascii: "(")
    if isCode(token, isMarked: isMarked || isCall) { return true }
    guard let joint = token.lastIndex(where: isJoint) else { return false }
    // The member of a type, such as `AuthError.canceled`.
    let isMember = token[joint] == UInt8(ascii: ".") && isUppercase(token[token.startIndex])
    if isCode(token[(joint + 1)...], isMarked: isMarked || isCall || isMember) { return true }
    let end = token.firstIndex { isOne(of: ":#", $0) } ?? joint
    return isCode(token[..<end], isMarked: isMarked)
  }
}

// MARK: Arguments in raw errors

/// The arguments of the copy that a raw error holds: ids and numbers, never its free text.
private struct ErrorArguments {
  private let objects: [JSON]
  private let texts: [Bytes]
  private let named: [String: [String]]
  private let retryAfter: Int?

  init(_ error: RawError, _ named: [String: [String]], _ retryAfter: Int?) {
    objects = error.objects.map(\.node)
    texts = error.texts
    self.named = named
    self.retryAfter = retryAfter
  }

  func values(of kind: String) -> [String: ArgumentValue] {
    let names = Content.kind(kind).arguments
    var values: [String: ArgumentValue] = [:]
    for name in names {
      let given = named[name] ?? []
      switch name {
      case "seconds": values[name] = wait.map(ArgumentValue.integer)
      case "minutes":
        let wait = kind == "verificationCodeExpired" || names.contains("seconds") ? nil : wait
        values[name] = (Self.seconds(in: given) ?? wait.map { ($0 + 59) / 60 }).map(ArgumentValue.integer)
      case "requirements":
        let unmet = unmetRequirements(given)
        values[name] = unmet.isEmpty ? nil : .list(unmet)
      case "limit": values[name] = limit(Content.words.most, given).map(ArgumentValue.integer)
      case "minLength": values[name] = limit(Content.words.least, given).map(ArgumentValue.integer)
      case "field":
        let field =
          given.lazy.compactMap(Self.field).first
          ?? firstMember { key, node in
            (5...10).contains(key.utf8.count) && Content.words.fieldKeys.contains(Folded.text(key, limit: 32))
              ? node.string.flatMap(Self.field) : nil
          }
        values[name] = field.map(ArgumentValue.text)
      case "account": values[name] = given.lazy.compactMap(Self.field).first.map(ArgumentValue.text)
      case "factor":
        values[name] = given.lazy.compactMap { word in
          let folded = Folded.text(word, limit: 64)
          return Content.words.factors.first { folded.contains($0[0]) }?[1]
        }.first.map(ArgumentValue.text)
      case "provider":
        values[name] = given.lazy.compactMap { text in
          let id = text.lowercased().split(separator: ".").first { $0 != "oidc" && $0 != "saml" }.map(String.init)
          return id.flatMap { Content.knownProviders.contains($0) ? $0 : nil }
        }.first.map(ArgumentValue.text)
      default: break
      }
    }
    return values
  }

  private func firstMember<Value>(_ value: (String, JSON) -> Value?) -> Value? {
    for object in objects {
      for member in object.members {
        if let found = value(member.key, member.value) { return found }
      }
    }
    return nil
  }

  /// Whole seconds, rounded up; nil for none and for ones that make no sense.
  private static func whole(_ seconds: Double?) -> Int64? {
    guard let seconds = seconds?.rounded(.up), seconds >= 1, seconds <= 2_147_483_647 else { return nil }
    return Int64(seconds)
  }

  private static func leadingNumber(_ text: String) -> Double? {
    let digits = text.prefix(20).prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return digits.isEmpty ? nil : Double(digits)
  }

  private static func seconds(in values: [String]) -> Int64? {
    values.lazy.compactMap { whole(leadingNumber($0)) }.first
  }

  /// The time to wait, in seconds.
  private var wait: Int64? {
    if let seconds = Self.whole(retryAfter.map(Double.init)) ?? Self.seconds(in: named["seconds"] ?? []) {
      return seconds
    }
    let ofMember = firstMember { key, node -> Int64? in
      guard (7...28).contains(key.utf8.count), let text = node.scalar,
        let divisor = Content.words.waitKeys[Folded.text(key)]
      else { return nil }
      return Self.whole(Self.leadingNumber(text).map { $0 / divisor })
    }
    return ofMember ?? texts.lazy.compactMap(wait).first
  }

  private func wait(in text: Bytes) -> Int64? {
    for number in numbers(in: text) {
      guard let unit = Content.words.waitUnits[unit(text, after: number.endIndex)], let count = Double(String(number))
      else {
        continue
      }
      var end = number.startIndex
      while end > text.startIndex, text[end - 1] == 0x20 { end -= 1 }
      var start = end
      while start > text.startIndex, end - start < 12, isLetter(text[start - 1]) { start -= 1 }
      let rest = String(text[number.endIndex...].prefix(18))
      let isLater = rest.contains("후") || rest.contains("뒤") || rest.contains("後")
      guard Content.words.waitWords.contains(String(text[start..<end]).lowercased()) || isLater else { continue }
      if let seconds = Self.whole(count * unit) { return seconds }
    }
    return nil
  }

  /// The runs of at most nine digits in a text.
  private func numbers(in text: Bytes) -> [Bytes] {
    var numbers: [Bytes] = []
    let searched = text.prefix(Folded.descriptionLimit)
    var offset = searched.startIndex
    while let start = searched[offset...].firstIndex(where: isDigit) {
      offset = searched[start...].firstIndex { !isDigit($0) } ?? searched.endIndex
      if offset - start <= 9 { numbers.append(searched[start..<offset]) }
    }
    return numbers
  }

  /// The word after a number in lower case, such as `seconds` in `26 seconds` and `26s`.
  private func unit(_ text: Bytes, after end: Int) -> String {
    let start = isOne(of: " -", text.byte(at: end)) ? end + 1 : end
    let word = text[Swift.min(start, text.endIndex)...].prefix(12)
    if let first = word.first, first >= 0x80 {
      let rest = String(word)
      return ["시간", "時間", "초", "분", "秒", "分"].first { rest.hasPrefix($0) } ?? ""
    }
    return String(word.prefix(while: isLetter)).lowercased()
  }

  private func countsCharacters(_ text: Bytes, after end: Int) -> Bool {
    if unit(text, after: end).hasPrefix("char") { return true }
    let rest = String(text[end...].prefix(12))
    return rest.hasPrefix("자") || rest.hasPrefix("글자") || rest.hasPrefix("文字")
  }

  private func limit(_ words: Words.Limit, _ given: [String]) -> Int64? {
    func believed(_ text: String) -> Int64? { Int64(text).flatMap { (1...10_000).contains($0) ? $0 : nil } }
    if let number = given.lazy.compactMap(believed).first { return number }
    let ofMember = firstMember { key, node in
      (5...20).contains(key.utf8.count) && words.keys.contains(Folded.text(key)) ? node.scalar.flatMap(believed) : nil
    }
    if let ofMember { return ofMember }
    for text in texts {
      for number in numbers(in: text) {
        let before = String(decoding: Folded.phrase(text[..<number.startIndex].suffix(24)), as: UTF8.self)
        let after = String(decoding: Folded.phrase(text[number.endIndex...].prefix(24)), as: UTF8.self)
        let counts =
          countsCharacters(text, after: number.endIndex) && words.before.contains(where: before.hasSuffix)
          || words.after.contains(where: after.hasPrefix)
        if counts, let number = believed(String(number)) { return number }
      }
    }
    return nil
  }

  private static func field(_ name: String) -> String? {
    guard name.utf8.count <= 128 else { return nil }
    let folded = Folded.text(name)
    let parts = folded.split { ".[]:/ \"'".contains($0) }
    return Content.words.fields[folded] ?? parts.reversed().lazy.compactMap { Content.words.fields[String($0)] }.first
  }

  /// The password rules that a raw error names as unmet, in the order of the copy.
  private func unmetRequirements(_ given: [String]) -> [String] {
    var found: Set<String> = []
    func addRules(_ text: Bytes) {
      let folded = String(decoding: Folded.phrase(text.prefix(Folded.descriptionLimit)), as: UTF8.self)
      for rule in Content.words.requirements where folded.contains(rule[0]) { found.insert(rule[1]) }
      if numbers(in: text).contains(where: { countsCharacters(text, after: $0.endIndex) }) { found.insert("length") }
    }
    func addListed(_ text: String) {
      if text == "length" { found.insert("length") } else { addRules(Array(text.utf8)[...]) }
    }
    given.forEach(addListed)
    let checked = objects.filter { $0["verified"]?.bool != nil }
    if !checked.isEmpty {
      for rule in checked where rule["verified"]?.bool == false {
        addListed(rule["code"]?.string ?? rule["message"]?.string ?? "")
      }
    } else {
      for member in objects.flatMap(\.members) {
        guard Content.words.requirementLists.contains(Folded.text(member.key, limit: 32)) else { continue }
        member.value.elements.prefix(32).compactMap(\.string).forEach(addListed)
      }
      for text in texts where found.isEmpty { addRules(text) }
    }
    return Content.words.requirementOrder.filter(found.contains)
  }
}

// MARK: Korean particles

/// The final sound of a text when it is read aloud, as far as it affects particles.
private enum Sound: Character, Sendable {
  case vowel = "v"
  case rieul = "r"
  /// Any other final consonant.
  case consonant = "c"
}

/// The sounds of what the spelling alone does not tell.
private struct KoreanSounds: Sendable {
  private let words: [String: Sound]
  private let units: [String: Sound]
  private let symbols: [Unicode.Scalar: Sound]
  private let letters: [Sound]
  private let silent: [ClosedRange<UInt32>]

  init(_ json: JSON) {
    func bySound<Name: Hashable>(_ key: String, _ names: (String) -> [Name]) -> [Name: Sound] {
      var sounds: [Name: Sound] = [:]
      for sound in [Sound.vowel, .rieul, .consonant] {
        for name in names(json[key]?[String(sound.rawValue)]?.string ?? "") { sounds[name] = sound }
      }
      return sounds
    }
    words = bySound("words") { $0.split(separator: " ").map(String.init) }
    units = bySound("units") { $0.split(separator: " ").map(String.init) }
    symbols = bySound("symbols") { Array($0.unicodeScalars) }
    letters = (json["letters"]?.string ?? "").compactMap(Sound.init)
    silent = (json["silent"]?.string ?? "").split(separator: " ").compactMap { range in
      let bounds = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      return bounds.first.flatMap { first in bounds.last.map { first...$0 } }
    }
  }

  /// Unicode's index of the final consonant: 0 for none, 8 for ㄹ (Unicode, section 3.12).
  private func sound(ofFinal index: UInt32) -> Sound { index == 0 ? .vowel : index == 8 ? .rieul : .consonant }

  /// Digits 영, 일, 이 ..., those of English, and the powers 만, 억, 조, 경, 해, 자, 양.
  private static let digits = Array("crvcvvcrrv").compactMap(Sound.init)
  private static let englishDigits = Array("vcvvvvvcvc").compactMap(Sound.init)
  private static let powers = Array("ccvcvvc").compactMap(Sound.init)

  private func digit(_ character: Unicode.Scalar, in sounds: [Sound] = digits) -> Sound {
    sounds[Int(character.value - 0x30)]
  }

  /// Determines the final sound of a text as it is read in Korean; nil when it is unknown.
  func sound(of text: String) -> Sound? { sound(of: Array(text.unicodeScalars)[...]) }

  private typealias Text = ArraySlice<Unicode.Scalar>

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool { (0x41...0x5A).contains(scalar.value) }
  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }
  private static func string(_ text: Text) -> String { String(String.UnicodeScalarView(text)) }

  private static func suffix(_ text: Text, while isPart: (Unicode.Scalar) -> Bool) -> Text {
    var start = text.endIndex
    while start > text.startIndex, isPart(text[start - 1]) { start -= 1 }
    return text[start...]
  }

  private func sound(of text: Text) -> Sound? {
    if let last = text.last, (0xAC00...0xD7A3).contains(last.value) {
      return sound(ofFinal: (last.value - 0xAC00) % 28)
    }
    // 2026. 1. 5. is read as 2026년 1월 5일.
    if Self.isKoreanDate(text) { return .rieul }
    guard let spoken = withoutSilentEnd(text), let last = spoken.last else { return nil }
    if !last.isASCII {
      guard (0xFF01...0xFF5E).contains(last.value) else { return sound(ofCharacter: last) }
      // Full-width letters and digits are read as those of ASCII.
      return sound(
        of: spoken.map { (0xFF01...0xFF5E).contains($0.value) ? Unicode.Scalar($0.value - 0xFEE0) ?? $0 : $0 }[...])
    }
    if spoken.count == 3, let first = spoken.first, spoken.dropFirst().first == "/", Self.isDigit(first),
      Self.isDigit(last), first < last
    {
      return digit(first)
    }
    if let word = sound(ofWord: spoken) { return word }
    if Self.isDigit(last), let number = sound(ofNumber: spoken) { return number }
    return sound(ofCharacter: last)
  }

  private static func isKoreanDate(_ text: Text) -> Bool {
    guard text.last == ".", text.count > 5 else { return false }
    let parts = text.suffix(13).split(separator: ".")
    return parts.count == 3
      && parts.allSatisfy { part in
        let digits = part.drop { $0 == " " }
        return !digits.isEmpty && digits.allSatisfy(isDigit)
      }
  }

  private func sound(ofCharacter scalar: Unicode.Scalar) -> Sound? {
    switch scalar.value {
    case 0xAC00...0xD7A3: sound(ofFinal: (scalar.value - 0xAC00) % 28)
    // Decomposed syllables: a vowel, or a final consonant.
    case 0x1161...0x1175: .vowel
    case 0x11A8...0x11C2: sound(ofFinal: scalar.value - 0x11A7)
    // Letters are read by their names, 기역, 니은, 리을; vowels by their sound.
    case 0x3131...0x314E: scalar == "ㄹ" ? .rieul : .consonant
    case 0x314F...0x3163: .vowel
    // Kana: ん is ㄴ and っ is ㅅ; all others end in a vowel.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: "んンっッ".unicodeScalars.contains(scalar) ? .consonant : .vowel
    default: symbols[scalar]
    }
  }

  /// The brackets of remarks.
  private static let openBrackets: [Unicode.Scalar: Unicode.Scalar] = [")": "(", "）": "（", "］": "［"]

  /// The text without trailing parts that are not read; nil when its end is masked.
  private func withoutSilentEnd(_ text: Text) -> Text? {
    if text.last == "*", text.first != "*", text.suffix(2).allSatisfy({ $0 == "*" }) { return nil }
    var spoken = text
    while let last = spoken.last {
      if let bracket = Self.openBrackets[last], let open = spoken.lastIndex(of: bracket),
        spoken[..<open].contains(where: { $0 != " " })
      {
        spoken = spoken[..<open]
      } else if last == ">", let open = spoken.lastIndex(of: "<"), spoken[open...].dropFirst().first == "/",
        spoken[open...].dropFirst(2).dropLast().allSatisfy({ Self.isLetter($0) || Self.isDigit($0) })
      {
        spoken = spoken[..<open]
      } else if last.isASCII ? " \t\n\r\"'`)]}>.,!?;:~*_-/\\|^".unicodeScalars.contains(last) : isSilent(last) {
        spoken.removeLast()
      } else {
        break
      }
    }
    return spoken
  }

  private func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, silent.count)
    while low < high {
      let middle = (low + high) / 2
      if silent[middle].contains(scalar.value) { return true }
      if scalar.value < silent[middle].lowerBound { high = middle } else { low = middle + 1 }
    }
    return false
  }

  /// The sound of the word in Latin letters that ends a text.
  private func sound(ofWord text: Text) -> Sound? {
    let token = Self.suffix(text) {
      Self.isLetter($0) || Self.isDigit($0) || "-.@_+".unicodeScalars.contains($0)
    }
    guard token.contains(where: Self.isLetter) else { return nil }
    if let known = words[Self.string(token).lowercased()] { return known }
    let letters = Self.suffix(token, while: Self.isLetter)
    guard let last = letters.last else {
      // A digit directly after a word is part of its name and read in English: V3, Web3.
      let word = Self.suffix(token.dropLast()) { Self.isLetter($0) || Self.isDigit($0) }
      guard let digit = token.last, Self.isDigit(digit), !word.isEmpty, word.allSatisfy(Self.isLetter) else {
        return nil
      }
      return self.digit(digit, in: Self.englishDigits)
    }
    let before = text[..<letters.startIndex]
    if before.last == ".", letters.count == 2, token.startIndex < before.endIndex - 1 { return sound(ofLetter: last) }
    return sound(ofUnit: letters, after: before) ?? sound(ofLetters: letters)
  }

  private func sound(ofLetter letter: Unicode.Scalar) -> Sound? { letters[Int(letter.value | 0x20) - 0x61] }

  private func sound(ofUnit letters: Text, after before: Text) -> Sound? {
    let unit = letters.count > 1 ? Self.string(letters).lowercased() : Self.string(letters)
    let number = before.last == " " ? before.dropLast() : before
    if let last = number.last, Self.isDigit(last) {
      let word = Self.suffix(number) { Self.isLetter($0) || Self.isDigit($0) || $0 == "." || $0 == "," }
      return word.contains(where: Self.isLetter) ? nil : units[unit]
    }
    // Without a number KG may be an abbreviation, but not kg.
    return letters.count > 1 && !letters.allSatisfy(Self.isUpper) ? units[unit] : nil
  }

  private func sound(ofLetters letters: Text) -> Sound? {
    let word = Self.string(letters).lowercased()
    if let known = words[word] { return known }
    // The last part of KakaoTalk and OpenID.
    let start = letters.indices.last {
      $0 > letters.startIndex && Self.isUpper(letters[$0]) && !Self.isUpper(letters[$0 - 1])
    }
    let part = letters[(start ?? letters.startIndex)...]
    if let known = words[Self.string(part).lowercased()] { return known }
    guard let last = part.last else { return nil }
    let vowels = "aeiouy"
    // Letters without a vowel are no word: kt, pdf.
    let isAbbreviation =
      part.allSatisfy(Self.isUpper) && (part.count > 1 || part.count == letters.count)
      || !word.contains(where: vowels.contains)
    let lowercased = Character(last).lowercased()
    // Final letters that sound the same whether a text is read as a word or letter by letter.
    if isAbbreviation || "afhijlmnosuvwxyz".contains(lowercased) { return sound(ofLetter: last) }
    if word.count > 3, lowercased == "r" { return .vowel }
    if word.hasSuffix("ng"), let before = word.dropLast(2).last, vowels.contains(before) { return .consonant }
    return nil
  }

  /// The sound of the number that ends a text.
  private func sound(ofNumber text: Text) -> Sound? {
    var start = text.endIndex
    while start > text.startIndex {
      let scalar = text[start - 1]
      let isSeparator =
        (scalar == "," || scalar == "." || scalar == ":") && start - 1 > text.startIndex
        && Self.isDigit(text[start - 2])
        && start < text.endIndex && Self.isDigit(text[start])
      guard Self.isDigit(scalar) || isSeparator else { break }
      start -= 1
    }
    let number = text[start...]
    // ₩1,000 is 천 원.
    if let sign = text[..<start].last, "₩￦$€¥£".unicodeScalars.contains(sign) { return symbols[sign] }
    let parts = number.split(separator: ":")
    if parts.count > 1, parts.dropFirst().allSatisfy({ $0.count == 2 }) {
      // 3:00 is 세 시, 3:30 세 시 삼십 분, and 3:30:05 ends in 초.
      return parts.count > 2 || parts[1].allSatisfy { $0 == "0" } ? .vowel : .consonant
    }
    let digits = number.filter(Self.isDigit)
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    if !number.contains("."), zeros > 0, zeros < digits.count {
      // 십, 백 and 천, then the larger powers.
      if zeros < 4 { return .consonant }
      return Self.powers.indices.contains(zeros / 4 - 1) ? Self.powers[zeros / 4 - 1] : nil
    }
    return digits.last.map { digit($0) }
  }
}

// MARK: Messages

/// How a locale prints numbers, lists and dates, and which plurals it has.
private struct Format: Sendable {
  private struct Plural {
    let small, large: [Int: String]
    let million, fraction: String?

    init(_ json: JSON?) {
      func numbers(_ json: JSON?) -> [Int: String] {
        var categories: [Int: String] = [:]
        for (category, numbers) in json?.members ?? [] {
          for number in numbers.elements.compactMap(\.integer) { categories[number] = category }
        }
        return categories
      }
      small = numbers(json?["small"])
      large = numbers(json?["large"])
      million = json?["million"]?.string
      fraction = json?["fraction"]?.string
    }

    func category(_ number: Double) -> String {
      let whole = number.magnitude
      guard whole == whole.rounded(), whole < 1e18 else { return fraction ?? "other" }
      let integer = Int(whole)
      if let million, integer >= 1_000_000, integer % 1_000_000 == 0 { return million }
      return (integer < 100 ? small : large)[integer % 100] ?? "other"
    }
  }

  private let digits: [String]
  private let minus, decimal, group: String
  private let groupSizes: [Int]
  private let minimumGrouping: Int
  private let separators: [String]
  private let cardinal, ordinal: Plural
  private let dates: [String: [String]]

  init(_ json: JSON) {
    digits = (json["digits"]?.string ?? "0123456789").map { String($0) }
    minus = json["minus"]?.string ?? "-"
    decimal = json["decimal"]?.string ?? "."
    group = json["group"]?.string ?? ""
    groupSizes = (json["groupSizes"]?.elements ?? []).compactMap(\.integer)
    minimumGrouping = json["minimumGrouping"]?.integer ?? 1
    separators = json["list"]?.strings ?? []
    cardinal = Plural(json["cardinal"])
    ordinal = Plural(json["ordinal"])
    dates = (json["dates"]?.table ?? [:]).mapValues(\.strings)
  }

  func category(_ number: Double, isOrdinal: Bool) -> String { (isOrdinal ? ordinal : cardinal).category(number) }

  /// The number with at most three decimals, rounded half to even.
  func text(_ number: Double) -> String {
    var exact = Decimal(string: "\(number.magnitude)") ?? Decimal(number.magnitude)
    var rounded = Decimal()
    NSDecimalRound(&rounded, &exact, 3, .bankers)
    let parts = "\(rounded)".split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var whole = parts[0][...]
    var groups: [Substring] = []
    if !group.isEmpty, groupSizes.count == 2, whole.count >= groupSizes[0] + minimumGrouping {
      var size = groupSizes[0]
      while whole.count > size {
        groups.insert(whole.suffix(size), at: 0)
        whole.removeLast(size)
        size = groupSizes[1]
      }
    }
    let text = ([whole] + groups).joined(separator: group) + (parts.count > 1 ? decimal + parts[1] : "")
    let localized = text.map { $0.isASCII ? $0.wholeNumberValue.map { digits[$0] } ?? String($0) : String($0) }.joined()
    return (number < 0 ? minus : "") + localized
  }

  func text(_ elements: [String]) -> String {
    guard var text = elements.first, separators.count == 4 else { return elements.joined(separator: ", ") }
    for (index, element) in elements.enumerated().dropFirst() {
      let isLast = index == elements.count - 1
      text += separators[elements.count == 2 ? 0 : isLast ? 3 : index == 1 ? 1 : 2] + element
    }
    return text
  }

  func text(_ date: Date, style: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return "" }
    let padded = day < 10 ? "0\(day)" : "\(day)"
    guard let template = dates[style]?[month - 1] else { return "\(year)-\(month < 10 ? "0" : "")\(month)-\(padded)" }
    return template.replacingOccurrences(of: "{y}", with: "\(year)").replacingOccurrences(of: "{dd}", with: padded)
      .replacingOccurrences(of: "{d}", with: "\(day)")
  }
}

/// The messages, each locale's read on first use.
private final class Messages: @unchecked Sendable {
  private static let shared = Messages()
  /// Guards `messages`.
  private let lock = NSLock()
  private var messages: [String: [String: JSON]] = [:]

  private subscript(locale: String) -> [String: JSON] {
    lock.lock()
    defer { lock.unlock() }
    if let known = messages[locale] { return known }
    let read = JSON.data(messageData[locale] ?? "{}").table
    messages[locale] = read
    return read
  }

  /// The text of a key in a locale or those that it falls back to; nil for an unknown key.
  static func text(_ key: String, _ locale: String, _ values: CopyArguments) -> String? {
    text(key, locale) { values.value($0) }
  }

  static func text(_ key: String, _ locale: String, _ value: (String) -> ArgumentValue) -> String? {
    guard let name = self.locale(ofKey: key, locale), let pattern = shared[name][key] else { return nil }
    if let text = pattern.string { return text }
    guard let format = Content.formats[name] else { return nil }
    return withoutActuallyEscaping(value) { value in
      var writer = Writer(format: format, value: value)
      writer.write(pattern, pound: nil)
      return writer.text
    }
  }

  /// The locale whose text a key has in a locale; nil for an unknown key.
  static func locale(ofKey key: String, _ locale: String) -> String? {
    Content.chains[locale]?.first { shared[$0][key] != nil }
  }

  /// Whether a text comes from a locale of another language.
  static func isFallback(_ key: String, _ locale: String) -> Bool {
    let found = self.locale(ofKey: key, locale) ?? locale
    return found.split(separator: "-").first != locale.split(separator: "-").first
  }

  private struct Writer {
    let format: Format
    let value: (String) -> ArgumentValue
    var text = ""

    mutating func write(_ pattern: JSON?, pound: Double?) {
      if let text = pattern?.string { return self.text += text }
      let blockStart = text.endIndex
      var argumentStart = blockStart
      let blockOffset = text.utf8.count
      var argumentOffset = blockOffset
      for part in pattern?.elements ?? [] {
        let offset = text.utf8.count
        if let literal = part.string {
          text += literal
          continue
        }
        let parts = part.elements
        let type = parts.first?.string ?? ""
        if type == "particle" {
          argumentStart = text.utf8.index(text.startIndex, offsetBy: argumentOffset)
          writeParticle(parts, after: argumentStart, blockOffset)
          continue
        }
        write(type, parts, pound)
        argumentOffset = offset
      }
    }

    private func number(_ value: ArgumentValue) -> Double {
      switch value {
      case .integer(let integer): Double(integer)
      case .number(let number): number
      case .text, .date, .list: 0
      }
    }

    private mutating func write(_ type: String, _ parts: [JSON], _ pound: Double?) {
      if type == "#" {
        if let pound { text += format.text(pound) }
        return
      }
      let given = value(parts[1].string ?? "")
      switch type {
      case "number":
        let number = number(given)
        text += format.text(parts[2].string == "integer" ? number.rounded(.toNearestOrEven) : number)
      case "date":
        if case .date(let date) = given { text += format.text(date, style: parts[2].string ?? "") }
      case "plural", "ordinal":
        let number = number(given)
        let counted = number - (parts.count > 3 ? parts[3].scalar.flatMap { Double($0) } ?? 0 : 0)
        let exact = "=\(Int(exactly: number).map(String.init) ?? "\(number)")"
        let category = format.category(counted, isOrdinal: type == "ordinal")
        write(parts[2][exact] ?? parts[2][category] ?? parts[2]["other"], pound: counted)
      case "select":
        var keyword = "other"
        if case .text(let text) = given { keyword = text }
        write(parts[2][keyword] ?? parts[2]["other"], pound: nil)
      case "choice":
        let number = number(given)
        let branches = parts[2].elements.map(\.elements)
        let chosen = branches.dropFirst().prefix { branch in
          let limit = branch[0].scalar.flatMap { Double($0) } ?? 0
          return branch[1].bool == true ? number > limit : number >= limit
        }
        write((chosen.last ?? branches.first)?[2], pound: nil)
      default: write(given)
      }
    }

    private mutating func write(_ given: ArgumentValue) {
      switch given {
      case .text(let text): self.text += text
      case .integer(let integer): text += format.text(Double(integer))
      case .number(let number): text += format.text(number)
      case .date(let date): text += format.text(date, style: "")
      case .list(let elements): text += format.text(elements)
      }
    }

    private mutating func writeParticle(_ parts: [JSON], after start: String.Index, _ blockOffset: Int) {
      let forms = (parts[1].string ?? "").split(separator: "|", omittingEmptySubsequences: false)
      let between = parts.count > 2 ? parts[2].string ?? "" : ""
      let followsRemark = parts.count > 3 && parts[3].bool == true
      // A particle is written without a space.
      var argument = text[start...].unicodeScalars
      while let last = argument.last, last == " " || last == "\u{A0}" || (0x09...0x0D).contains(last.value) {
        argument.removeLast()
      }
      let shown = String(String.UnicodeScalarView(argument))
      text = String(text[..<start]) + shown
      var sound: Sound?
      if !shown.isEmpty {
        sound = Content.korean.sound(of: shown)
      } else if let last = text.utf8.last, last >= 0x80 || isLetter(last) || isDigit(last) {
        // The particle follows the word that touches the argument.
        sound = Content.korean.sound(of: text)
      }
      text += between
      if followsRemark {
        sound = Content.korean.sound(of: String(text[text.utf8.index(text.startIndex, offsetBy: blockOffset)...]))
      }
      // After nothing there is no particle.
      if shown.isEmpty, sound == nil { return }
      switch sound {
      case nil: text += forms[0]
      case .vowel: text += forms[1]
      case .rieul: text += forms[2]
      case .consonant: text += forms[3]
      }
    }
  }
}

// MARK: Arguments of the copy

/// An argument that copy may take.
private struct Argument: Sendable {
  private let type: String
  private let defaultText: String?
  private let defaultList: [String]
  private let defaultKey: String?
  /// The arguments that it is made from; nil where callers pass it.
  let sources: [String]?
  var isText: Bool { type == "String" }

  init(_ json: JSON) {
    type = json["type"]?.string ?? "String"
    defaultText = json["default"]?.scalar
    defaultList = json["default"]?.strings ?? []
    defaultKey = json["defaultCopy"]?.string
    sources = json["from"]?.strings
  }

  func defaultValue(in locale: String) -> ArgumentValue {
    if let defaultKey { return .text(Messages.text(defaultKey, locale) { _ in "" } ?? "") }
    return typed(defaultText.map(ArgumentValue.text) ?? .list(defaultList)) ?? .text("")
  }

  /// Whether the caller may pass this value.
  func accepts(_ given: ArgumentValue) -> Bool {
    switch typed(given) {
    case nil, .list([]): false
    case .text(let text): sources == nil && !text.allSatisfy(\.isWhitespace)
    default: sources == nil
    }
  }

  /// The value without ids that the catalog has no text for; nil where nothing is left.
  ///
  /// Text that does not look like an id is a name of the caller's own.
  func withoutUnknownIDs(_ given: ArgumentValue, _ name: String, _ locale: String) -> ArgumentValue? {
    guard ["field", "factor", "requirements"].contains(name) else { return given }
    func isWanted(_ text: String) -> Bool {
      let isID =
        text.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
        && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "_-.".utf8.contains($0) }
      return !isID || Messages.locale(ofKey: "\(name)_\(text)", locale) != nil
    }
    switch typed(given) {
    case .text(let text): return isWanted(text) ? given : nil
    case .list(let elements):
      let rest = elements.filter(isWanted)
      return rest.count == elements.count ? given : rest.isEmpty ? nil : .list(rest)
    default: return given
    }
  }

  /// Converts a value to the type of the argument; nil if it does not fit.
  func typed(_ given: ArgumentValue) -> ArgumentValue? {
    switch (type, given) {
    case ("String", .text), ("double", .number), ("double", .integer), ("DateTime", .date), ("List", .list):
      return given
    case ("int", .integer(let integer)): return integer < 0 ? nil : given
    case ("int", .text(let text)): return Int64(text).flatMap { $0 < 0 ? nil : .integer($0) }
    case ("double", .text(let text)): return Double(text).flatMap { $0.isFinite ? .number($0) : nil }
    case ("List", .text(let text)):
      return .list(text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
    case ("DateTime", .text(let text)): return Self.date(text).map(ArgumentValue.date)
    default: return nil
    }
  }

  /// A day or a time in ISO 8601 that exists.
  private static func date(_ text: String) -> Date? {
    let formatter = ISO8601DateFormatter()
    let day = String(text.prefix(10))
    formatter.formatOptions = [.withFullDate]
    guard let start = formatter.date(from: day), formatter.string(from: start) == day else { return nil }
    if text == day { return start }
    for options in [
      ISO8601DateFormatter.Options.withInternetDateTime, [.withInternetDateTime, .withFractionalSeconds],
    ] {
      formatter.formatOptions = options
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}

/// The values for the messages of one answer: the caller's, or the catalog's defaults.
private struct CopyArguments {
  let locale: String
  /// The arguments that the messages may take; nil for all.
  let names: Set<String>?
  let given: [String: ArgumentValue]
  let provider: String?
  let method: String?
  let flow: Flow?

  private func argument(_ name: String) -> Argument? {
    names.map { $0.contains(name) } ?? true ? Content.arguments[name] : nil
  }

  /// The text of an id that the catalog knows.
  private func text(_ name: String, of id: String) -> String? { Messages.text("\(name)_\(id)", locale, self) }

  func value(_ name: String) -> ArgumentValue {
    guard let argument = argument(name) else { return .text("") }
    if let sources = argument.sources {
      return made(name, from: sources).map(ArgumentValue.text) ?? argument.defaultValue(in: locale)
    }
    // A message asks for the seconds to know whether the time is known, in whatever unit it was given.
    if name == "seconds" {
      return (time("seconds") ?? time("minutes").map { $0 * 60 }).map(ArgumentValue.integer)
        ?? argument.defaultValue(in: locale)
    }
    func localized(_ text: String) -> String { self.text(name, of: text) ?? safeToShow(text) }
    switch given[name].flatMap(argument.typed) {
    case .text(let text)? where !text.allSatisfy(\.isWhitespace): return .text(localized(text))
    case .list(let elements)? where !elements.isEmpty: return .list(elements.map(localized))
    case .text?, .list?, nil: break
    case let value?: return value
    }
    // The id of a provider without a localized name is jargon.
    if name == "provider", let provider, let text = text(name, of: provider) { return .text(text) }
    if name == "method", let method { return .text(method) }
    return argument.defaultValue(in: locale)
  }

  /// The value of an argument that is made from others.
  private func made(_ name: String, from sources: [String]) -> String? {
    if name == "flow" { return flow?.rawValue }
    if sources.contains("seconds") || sources.contains("minutes") {
      return timeInWords.flatMap { count, unit in Messages.text("\(name)_\(unit)", locale) { _ in .integer(count) } }
    }
    for source in sources where argument(source)?.isText == true {
      var id = provider
      if case .text(let text)? = given[source] { id = text }
      if let id { return text(name, of: id) ?? text(name, of: "other") }
    }
    return nil
  }

  /// The caller's time in the unit in which people say it, rounded up.
  private var timeInWords: (count: Int64, unit: String)? {
    let seconds = time("seconds")
    if let seconds, seconds < 120 { return (seconds, "seconds") }
    guard let minutes = seconds.map({ ($0 + 59) / 60 }) ?? time("minutes") else { return nil }
    if minutes < 120 { return (minutes, "minutes") }
    let hours = (minutes + 59) / 60
    return hours < 48 ? (hours, "hours") : ((hours + 23) / 24, "days")
  }

  /// The caller's number; nil for none, zero, and one that makes no sense.
  private func time(_ name: String) -> Int64? {
    guard let argument = argument(name), case .integer(let number)? = given[name].flatMap(argument.typed),
      (1...2_147_483_647).contains(number)
    else { return nil }
    return number
  }
}
