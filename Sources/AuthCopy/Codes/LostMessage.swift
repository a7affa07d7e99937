extension Catalog {
  /// `message`, to be listed in the response, where a program has lost the message of the error that it sent, as
  /// `JSON.stringify(error)` does in JavaScript; nothing where the error is concealed.
  package func ignoredMessage(of payload: [UInt8], read error: LoginError, under disclosure: Disclosure) -> [String] {
    if kinds.resolve(error.resolution, under: disclosure).isConcealing { return [] }
    return LostMessage.isLost(in: payload) ? ["message"] : []
  }
}

/// What is left of an error of JavaScript whose message was lost on the way.
private enum LostMessage {
  /// What `JSON.stringify` and `String` make of errors and of what is none.
  private static let remains = ["{}", "null", "undefined", "[object Object]", "\"\"", "\"[object Object]\""]
  /// The length from which a text is no such remainder.
  private static let limit = 2_048

  static func isLost(in payload: [UInt8]) -> Bool {
    guard payload.count < limit else { return false }
    let text = String(decoding: payload, as: UTF8.self).trimmedOfBlanks
    if remains.contains(text) { return true }
    // An error of the AWS SDK has these members of its own, and its message is not enumerable.
    guard text.hasPrefix("{"), text.contains("\"$metadata\"") || text.contains("\"$fault\"") else { return false }
    return !text.lowercased().contains("\"message\"")
  }
}

extension String {
  fileprivate var trimmedOfBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
