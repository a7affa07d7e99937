internal import MessageFiles

extension Catalog {
  /// Returns `message`, for the response's list of ignored inputs, if the payload is an error that lost its message.
  ///
  /// In JavaScript, `JSON.stringify(error)` loses it. The list is empty if the error is concealed.
  package func ignoredMessage(of payload: [UInt8], read error: LoginError, under disclosure: Disclosure) -> [String] {
    if kinds.resolve(error.resolution, under: disclosure).isConcealing { return [] }
    return LossyErrorEncoding.isLost(in: payload) ? ["message"] : []
  }
}

/// A detector of JavaScript errors that lost their message before they were sent.
private enum LossyErrorEncoding {
  /// The results of `JSON.stringify` and `String` for errors, missing values and other objects.
  private static let encodings = ["{}", "null", "undefined", "[object Object]", "\"\"", "\"[object Object]\""]
  /// The length from which a payload is not checked, in bytes.
  private static let limit = 2_048

  static func isLost(in payload: [UInt8]) -> Bool {
    guard payload.count < limit else { return false }
    // Every raw error is checked, so most are told apart by their bytes (`Scripts/bench raw`).
    let start = payload.firstIndex { !$0.isBlank } ?? payload.endIndex
    let end = payload.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    let bytes = payload[start..<end]
    if encodings.contains(where: { bytes.elementsEqual($0.utf8) }) { return true }
    // Errors of the AWS SDK have these additional members, and their message is not enumerable.
    guard bytes.first == UInt8(ascii: "{"), bytes.contains(UInt8(ascii: "$")) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("\"$metadata\"") || text.contains("\"$fault\"") else { return false }
    return !text.lowercased().contains("\"message\"")
  }
}
