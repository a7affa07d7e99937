extension String {
  /// Whether the text contains nothing but white space.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
