/// The words by which raw errors are read, for programs that read them without this library.
///
/// Keys and words without blanks are compared without case, `_`, `-` and blanks.
package enum ErrorWords {
  /// The keys of members that hold what an error says.
  package static var messageKeys: [String] { RawError.messageKeys }
  /// The keys of members that hold a code with many providers.
  package static var codeKeys: [String] { RawError.codeKeys }
  /// The words for what people sign in with.
  package static var credentials: [String] { ErrorText.credentials }
  /// The keys of members that hold an HTTP status.
  package static var statusKeys: [String] { RawError.statusKeys }
  /// Parts of the keys of members whose value is secret.
  package static var secrets: [String] { RawError.secrets }
  /// The keys of members that hold a time to wait, and how many of its units are a second.
  package static var waitKeys: [String: Double] { WaitingTime.keys }
  /// The seconds of each unit of time.
  package static var waitUnits: [String: Double] { WaitingTime.units }
  /// The words before a time to wait.
  package static var waitWords: [String] { WaitingTime.words.sorted() }
  /// The fields by the names that providers have for them.
  package static var fields: [String: String] { FieldName.fields.mapValues(\.rawValue) }
  /// The keys of members whose value is the name of a field.
  package static var fieldKeys: [String] { FieldName.keys.sorted() }
  /// Parts of the names of second factors, and the factors.
  package static var factors: [(String, String)] { SecondFactor.words.map { ($0.word, $0.factor.rawValue) } }
  /// The phrases that name a password rule, and the rules.
  package static var requirements: [(String, String)] {
    PasswordRequirement.phrases.map { ($0.phrase, $0.requirement.rawValue) }
  }
  /// The password rules in the order in which the copy names them.
  package static var requirementOrder: [String] { PasswordRequirement.order.map(\.rawValue) }
  /// The keys of members that list password rules.
  package static var requirementLists: [String] { PasswordRequirement.lists.sorted() }
  /// The members and words around the most characters of a value, and around the least.
  package static var most: LimitWords { words(of: .most) }
  package static var least: LimitWords { words(of: .least) }

  package typealias LimitWords = (keys: [String], before: [String], after: [String], lengths: [String])

  private static func words(of limit: LengthLimit) -> LimitWords {
    (limit.keys.sorted(), limit.before, limit.after, limit.lengths)
  }
}
