/// Which fixes the findings of a rule may have.
///
/// The raw value is a keyword of the messages.
enum FixKind: String {
  case none, safe, suggested, mixed

  func allows(_ fix: Fix) -> Bool { self == .mixed || self == (fix.isSafe ? .safe : .suggested) }
}
