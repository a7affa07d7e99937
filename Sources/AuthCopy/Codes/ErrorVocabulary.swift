/// The vocabulary for reading raw errors, for programs that read raw errors without this library.
///
/// The keys and words are compared with texts without case, `_`, `-` and blanks.
package enum ErrorVocabulary {
  /// The keys of members that hold an error's message.
  package static var messageKeys: [String] { RawError.messageKeys }
  /// The keys of members that hold a code in the errors of many providers.
  package static var codeKeys: [String] { RawError.codeKeys }
  /// The words for credentials.
  package static var credentials: [String] { RawErrorText.credentials }
  /// The keys of members that hold an HTTP status.
  package static var statusKeys: [String] { RawError.statusKeys }
  /// Parts of the keys of members whose value is secret.
  package static var secrets: [String] { RawError.secretKeyParts }
  /// The keys of members that hold a waiting time, and the number of its units in a second.
  package static var waitKeys: [String: Double] { WaitingTime.keys }
  /// The length of each unit of time, in seconds.
  package static var waitUnits: [String: Double] { WaitingTime.units }
  /// The words before a waiting time.
  package static var waitWords: [String] { WaitingTime.words.sorted() }
  /// The fields by providers' names for them.
  package static var fields: [String: String] { FieldName.fields.mapValues(\.rawValue) }
  /// The keys of members whose value is the name of a field.
  package static var fieldKeys: [String] { FieldName.keys.sorted() }
  /// Parts of providers' names for second factors, and the factors.
  package static var factors: [(String, String)] { SecondFactor.words.map { ($0.word, $0.factor.rawValue) } }
  /// The phrases that name a password rule, and the rules.
  package static var requirements: [(String, String)] {
    PasswordRequirement.phrases.map { ($0.phrase, $0.requirement.rawValue) }
  }
  /// The password rules in the order in which the copy names them.
  package static var requirementOrder: [String] { PasswordRequirement.order.map(\.rawValue) }
  /// The keys of members that list password rules.
  package static var requirementLists: [String] { PasswordRequirement.listKeys.sorted() }
  /// The keys and words for the maximum number of characters of a value.
  package static var maximum: LimitVocabulary { words(of: .maximum) }
  /// The keys and words for the minimum number of characters of a value.
  package static var minimum: LimitVocabulary { words(of: .minimum) }

  package typealias LimitVocabulary = (keys: [String], before: [String], after: [String], lengths: [String])

  private static func words(of limit: LengthLimit) -> LimitVocabulary {
    (limit.keys.sorted(), limit.before, limit.after, limit.lengths)
  }
}
