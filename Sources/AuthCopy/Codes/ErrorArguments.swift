/// The arguments of the copy in a raw error: ids and numbers, never free text of the error.
///
/// All arguments are read for every kind, so that kinds that are concealed as the same kind take the same time.
final class ErrorArguments {
  /// The waiting time, in seconds.
  let wait: Int64?
  private let requirements: [PasswordRequirement]
  private let limit: Int64?
  private let minLength: Int64?
  /// The field that the shape or a member names.
  private let field: FieldName?
  private let fieldErrors: FieldErrors
  /// The words in the texts that can be the provider from which the error came.
  private let origins: [String]
  /// The values at the argument paths of the code's shape, by argument name.
  private let shapeValues: [String: [String]]
  private let rules: ReadingRules

  /// - Parameters:
  ///   - shapeValues: values by argument name, from the shape of the code.
  ///   - retryAfter: the response header `Retry-After`, in seconds.
  init(_ error: RawError, _ shapeValues: [String: [String]], retryAfter: Int?, _ rules: ReadingRules) {
    self.shapeValues = shapeValues
    self.rules = rules
    let members = ArgumentMembers(error.objects, rules)
    let time = WaitingTime(rules)
    let texts = error.texts.map(ErrorQuantities.init)
    func number(_ name: String, _ memberValue: Int64?, _ limit: LengthLimit) -> Int64? {
      (shapeValues[name] ?? []).firstResult(limit.number) ?? memberValue
        ?? texts.firstResult(limit.value(in:))
    }
    wait =
      time.seconds(retryAfter.map(Double.init)) ?? time.seconds(in: shapeValues["seconds"] ?? []) ?? members.wait
      ?? texts.firstResult { time.seconds(in: $0) }
    requirements = PasswordRequirement.unmet(
      shapeValues["requirements"] ?? [], error.objects, lists: members.requirements, texts, rules)
    limit = number("limit", members.maximum, rules.maximum)
    minLength = number("minLength", members.minimum, rules.minimum)
    origins = texts.flatMap(\.text.origins)
    field = (shapeValues["field"] ?? []).firstResult(rules.field) ?? members.field
    fieldErrors = error.fieldErrors
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
      case "field":
        let ofKind = fieldErrors.items.first { $0.kind == kind }?.field
        values[name] = (ofKind ?? field ?? fieldErrors.items.first?.field).map { .text($0.rawValue) }
      case "account": values[name] = firstValue(of: name) { rules.field(ofMember: $0)?.rawValue }
      case "factor": values[name] = firstValue(of: name) { rules.factor(ofMember: $0)?.rawValue }
      case "provider":
        values[name] =
          firstValue(of: name) { name in
            // Firebase's ids of providers are, for example, `google.com` and `oidc.kakao`.
            let id = name.lowercased().parts(at: UInt8(ascii: ".")).first { part in
              !rules[.protocols].contains { $0.text == part }
            }
            return id.flatMap { isProvider($0) ? $0 : nil }
          } ?? origins.first(where: isProvider).map(ArgumentValue.text)
      default: break
      }
    }
    return values
  }

  private func firstValue(of name: String, _ id: (String) -> String?) -> ArgumentValue? {
    (shapeValues[name] ?? []).firstResult(id).map(ArgumentValue.text)
  }

  /// Returns the minutes from the shape, or else the waiting time if the copy does not accept seconds.
  ///
  /// The minutes of an expired code are its period of validity, not a waiting time; only a shape can provide them.
  private func minutes(for names: [String], of kind: Kind) -> Int64? {
    // The parser reads a number of any unit.
    if let minutes = WaitingTime(rules).seconds(in: shapeValues["minutes"] ?? []) { return minutes }
    let isValidity = rules[.validityKinds].contains { $0.text == kind.rawValue }
    guard !isValidity, !names.contains("seconds"), let wait else { return nil }
    return (wait + 59) / 60
  }
}
