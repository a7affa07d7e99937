extension Dictionary where Key == String {
  /// The value of a key, found by comparing while there are few keys: half the time of hashing one
  /// (`Scripts/bench format`, argument).
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
