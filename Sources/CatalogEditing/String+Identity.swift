extension String? {
  /// Whether two texts have the same bytes, or neither exists.
  ///
  /// `==` also finds texts equal that differ only in their normalization, which a translator may correct.
  package func isIdentical(to other: String?) -> Bool {
    guard let self, let other else { return self == other }
    return self.utf8.elementsEqual(other.utf8)
  }
}
