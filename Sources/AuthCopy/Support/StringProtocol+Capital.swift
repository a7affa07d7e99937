extension StringProtocol {
  /// The text with a capital letter at the start.
  package var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
