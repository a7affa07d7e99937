/// The arguments of the copy in a raw error: ids and numbers, never free text of the error.
///
/// All arguments are read for every kind, so that kinds that are concealed as the same kind take the same time.
struct ErrorArguments {
  /// The waiting time, in seconds.
  let wait: Int64?
  private let requirements: [PasswordRequirement]
  private let limit: Int64?
  private let minLength: Int64?
  private let field: FieldName?
  /// The words after `from` in the texts, which can be names of providers.
  private let wordsAfterFrom: [String]
  /// The values at the argument paths of the code's shape, by argument name.
  private let shapeValues: [String: [String]]

  /// - Parameters:
  ///   - shapeValues: values by argument name, from the shape of the code.
  ///   - retryAfter: the response header `Retry-After`, in seconds.
  init(_ error: RawError, _ shapeValues: [String: [String]], retryAfter: Int?) {
    self.shapeValues = shapeValues
    let members = ArgumentMembers(error.objects)
    let texts = error.texts.map(ErrorQuantities.init)
    func number(_ name: String, _ memberValue: Int64?, _ limit: LengthLimit) -> Int64? {
      (shapeValues[name] ?? []).lazy.compactMap(LengthLimit.number).first ?? memberValue
        ?? texts.lazy.compactMap(limit.value(in:)).first
    }
    wait =
      WaitingTime.seconds(retryAfter.map(Double.init)) ?? WaitingTime.seconds(in: shapeValues["seconds"] ?? [])
      ?? members.wait ?? texts.lazy.compactMap { WaitingTime.seconds(in: $0) }.first
    requirements = PasswordRequirement.unmet(
      shapeValues["requirements"] ?? [], error.objects, lists: members.requirements, texts)
    limit = number("limit", members.maximum, .maximum)
    minLength = number("minLength", members.minimum, .minimum)
    wordsAfterFrom = texts.flatMap { $0.text.words(after: " from ") }
    field = (shapeValues["field"] ?? []).lazy.compactMap(FieldName.init(ofMember:)).first ?? members.field
  }

  /// Returns the values of a kind's arguments.
  ///
  /// - Parameters:
  ///   - names: the arguments that the kind accepts.
  ///   - isProvider: whether the catalog has a provider with this id.
  func values(for names: [String], of kind: Kind, isProvider: (String) -> Bool) -> [String: ArgumentValue] {
    var values: [String: ArgumentValue] = [:]
    for name in names {
      switch name {
      case "seconds": values[name] = wait.map(ArgumentValue.integer)
      case "minutes": values[name] = minutes(for: names, of: kind).map(ArgumentValue.integer)
      case "requirements": values[name] = requirements.isEmpty ? nil : .list(requirements.map(\.rawValue))
      case "limit": values[name] = limit.map(ArgumentValue.integer)
      case "minLength": values[name] = minLength.map(ArgumentValue.integer)
      case "field": values[name] = field.map { .text($0.rawValue) }
      case "account": values[name] = firstValue(of: name) { FieldName(ofMember: $0)?.rawValue }
      case "factor": values[name] = firstValue(of: name) { SecondFactor(ofMember: $0)?.rawValue }
      case "provider":
        values[name] =
          firstValue(of: name) { name in
            // Firebase's ids of providers are, for example, `google.com` and `oidc.kakao`.
            let id = name.lowercased().split(separator: ".").first { $0 != "oidc" && $0 != "saml" }
            return id.map(String.init).flatMap { isProvider($0) ? $0 : nil }
          } ?? wordsAfterFrom.first(where: isProvider).map(ArgumentValue.text)
      default: break
      }
    }
    return values
  }

  private func firstValue(of name: String, _ id: (String) -> String?) -> ArgumentValue? {
    (shapeValues[name] ?? []).lazy.compactMap(id).first.map(ArgumentValue.text)
  }

  /// Returns the minutes from the shape, or else the waiting time if the copy does not accept seconds.
  ///
  /// The minutes of an expired code are its period of validity, not a waiting time; only a shape can provide them.
  private func minutes(for names: [String], of kind: Kind) -> Int64? {
    // The parser reads a number of any unit.
    if let minutes = WaitingTime.seconds(in: shapeValues["minutes"] ?? []) { return minutes }
    guard kind != .verificationCodeExpired, !names.contains("seconds"), let wait else { return nil }
    return (wait + 59) / 60
  }
}

extension SecondFactor {
  /// The factors by parts of providers' names for them, in order of precedence.
  static let words: [(word: String, factor: SecondFactor)] = [
    ("totp", .totp), ("authenticator", .totp), ("google", .totp), ("webauthn", .passkey), ("passkey", .passkey),
    ("fido", .passkey), ("email", .email), ("sms", .phone), ("phone", .phone), ("voice", .phone), ("call", .phone),
  ]

  /// Creates the factor that a provider's name identifies; nil for an unknown name.
  fileprivate init?(ofMember word: String) {
    let name = String(decoding: CaseFoldedBytes(word, limit: 64).bytes, as: UTF8.self)
    guard let factor = Self.words.first(where: { name.contains($0.word) })?.factor else { return nil }
    self = factor
  }
}
