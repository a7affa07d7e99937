internal import CatalogEditing
internal import MessageFiles

extension JSONWriter {
  mutating func member(_ key: String, _ position: TextPosition) {
    self.key(key)
    object {
      $0.member("line", position.line)
      $0.member("character", position.character)
    }
  }

  mutating func member(_ key: String, _ range: (start: TextPosition, end: TextPosition)) {
    self.key(key)
    value(range)
  }

  mutating func value(_ range: (start: TextPosition, end: TextPosition)) {
    object {
      $0.member("start", range.start)
      $0.member("end", range.end)
    }
  }

  /// Writes a `Location`.
  mutating func value(_ location: Location) {
    object {
      $0.member("uri", DocumentURI(path: location.path).text)
      $0.member("range", location.range)
    }
  }
}

/// A range of a file, in positions of the client's encoding.
struct Location {
  let path: String
  let range: (start: TextPosition, end: TextPosition)
}
