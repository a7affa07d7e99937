internal import MessageFiles

/// The values of arguments for a message: the caller's, or else the catalog's defaults.
///
/// It is a class, so that messages can take it as `any ArgumentSource` without a copy.
package final class CopyArguments: ArgumentSource {
  /// The properties of an error that act as arguments.
  package struct ErrorContext {
    /// Used as the argument `provider` unless the caller passes another.
    var provider: Provider?
    /// How the person signed in, used as the argument `method` unless the caller passes another.
    var method: SignInMethod?
    /// What the person was doing, used as the argument `flow`.
    var flow: Flow?
    /// Whether the kind is shown for other kinds too, so that the argument `cause` is `hidden`.
    var hidesCause: Bool

    package init(
      provider: Provider? = nil, method: SignInMethod? = nil, flow: Flow? = nil, hidesCause: Bool = false
    ) {
      self.provider = provider
      self.method = method
      self.flow = flow
      self.hidesCause = hidesCause
    }
  }

  /// The arguments that the message may use, by name.
  private let arguments: [String: CopyArgument]
  /// The caller's values, by name.
  private let given: [String: ArgumentValue]
  private let context: ErrorContext
  /// The seconds and the minutes that the caller passed, which several texts of an error use.
  private lazy var givenSeconds = number(of: "seconds")
  private lazy var givenMinutes = number(of: "minutes")

  package init(
    _ arguments: [String: CopyArgument], given: [String: ArgumentValue], _ context: ErrorContext = .init()
  ) {
    self.arguments = arguments
    self.given = given
    self.context = context
  }

  package func value(of name: String) -> ArgumentValue? {
    guard let argument = arguments[linear: name] else { return nil }
    if let sources = argument.sources {
      return derivedValue(of: name, argument, from: sources).map(ArgumentValue.text) ?? argument.defaultValue
    }
    // A message tests `seconds` or `minutes` to see whether the time is known, so each unit is converted to the other.
    switch name {
    case "seconds":
      return (givenSeconds ?? givenMinutes.map { $0 * 60 }).map(ArgumentValue.integer) ?? argument.defaultValue
    case "minutes":
      return (givenMinutes ?? givenSeconds.map { ($0 + 59) / 60 }).map(ArgumentValue.integer) ?? argument.defaultValue
    default: break
    }
    if let value = argument.value(for: given[linear: name], self) { return value }
    switch name {
    case "provider":
      // People would not understand the id of a provider without a localized name, so the default is used instead.
      if let text = context.provider.flatMap({ argument.text(of: $0.rawValue, self) }) { return .text(text) }
    case "method":
      if let method = context.method { return .text(method.rawValue) }
    default: break
    }
    return argument.defaultValue
  }

  /// Returns the value of a derived argument; nil if the arguments that it is derived from have no values.
  private func derivedValue(of name: String, _ argument: CopyArgument, from sources: [String]) -> String? {
    if let style = argument.time { return timeText(in: style, for: argument) }
    if name == "flow" { return context.flow?.rawValue }
    if name == "cause" { return context.hidesCause ? "hidden" : nil }
    // The value of the source is an id, such as `google`. The derived value is the catalog's text for the id, or the
    // text for `other` if the catalog does not know the id. If the caller passes no provider, it is the error's.
    for source in sources where arguments[linear: source]?.type == .text {
      let id: String? =
        if case .text(let text)? = given[linear: source], !text.allSatisfy(\.isWhitespace) {
          text
        } else if source == "provider" {
          context.provider?.rawValue
        } else {
          nil
        }
      guard let id else { continue }
      return argument.text(of: id, self) ?? argument.text(of: "other", self)
    }
    return nil
  }

  /// Returns the text of the time that the caller passed; nil if the caller passed none.
  ///
  /// If a kind accepts both seconds and minutes, the seconds take precedence.
  private func timeText(in style: TimeStyle, for argument: CopyArgument) -> String? {
    if style == .countdown { return (givenSeconds ?? givenMinutes.map { $0 * 60 })?.clock }
    let roundsUp = style == .wait
    let time =
      givenSeconds.map { RoundedDuration(seconds: $0, roundsUp: roundsUp) }
      ?? givenMinutes.map { RoundedDuration(minutes: $0, roundsUp: roundsUp) }
    return time.flatMap(argument.text)
  }

  /// Returns the caller's number; nil unless it is between 1 and `Int32.max`.
  private func number(of name: String) -> Int64? {
    guard let argument = arguments[linear: name], let given = given[linear: name],
      case .integer(let number)? = argument.type.value(of: given), (1...Int64(Int32.max)).contains(number)
    else { return nil }
    return number
  }
}

extension Int64 {
  /// Seconds as a countdown clock: `2:01`, `1:00:00`.
  fileprivate var clock: String {
    func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, seconds) = (self / 3_600, self / 60 % 60, self % 60)
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(twoDigits(seconds))" : "\(minutes):\(twoDigits(seconds))"
  }
}

extension [String: ArgumentValue] {
  /// Returns the values together with others, which take precedence.
  @inline(never) func overridden(by others: Self) -> Self { merging(others) { $1 } }
}
