extension ReadingRules {
  /// Returns the field that a provider's name identifies, such as `traits.email`, `user.password` or `phone_number`; nil
  /// for an unknown name.
  @inline(never) func field(ofMember name: String) -> FieldName? {
    guard name.utf8.count <= self[.fieldNameLength] else { return nil }
    let folded = CaseFoldedBytes(name).bytes
    if let field = fields[String(decoding: folded, as: UTF8.self)] { return field }
    let parts = folded[...].split(whereSeparator: self[.fieldNameSeparators].contains)
    return parts.reversed().firstResult { self.fields[String(decoding: $0, as: UTF8.self)] }
  }

  /// Returns the second factor that a provider's name identifies; nil for an unknown name.
  func factor(ofMember name: String) -> SecondFactor? {
    let name = CaseFoldedBytes(name, limit: self[.factorNameLength]).bytes[...]
    return self[.factors].first { name.contains($0.key.bytes) }.map { SecondFactor(rawValue: $0.value) }
  }
}
