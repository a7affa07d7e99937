extension Dictionary where Key == String {
  /// Looks up a key by comparing the keys if there are few, which takes half the time of hashing
  /// (`Scripts/bench format`, argument).
  @inlinable
  package subscript(linear key: String) -> Value? {
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
