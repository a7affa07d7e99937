internal import Foundation

/// What an error says of itself as an `NSError`.
struct BridgedError {
  let domain: String
  let code: Int
  /// The localized description, which decides among rows of one code.
  let description: String?
  /// The errors that caused it: `NSUnderlyingErrorKey` first, then all other errors in its user info.
  let underlyingErrors: [any Error]

  init(_ error: any Error) {
    let error = error as NSError
    domain = error.domain
    code = error.code
    description = error.userInfo[NSLocalizedDescriptionKey] as? String
    let keys = [NSUnderlyingErrorKey] + error.userInfo.keys.filter { $0 != NSUnderlyingErrorKey }.sorted()
    underlyingErrors = keys.flatMap { key -> [any Error] in
      let value = error.userInfo[key]
      return (value as? any Error).map { [$0] } ?? value as? [any Error] ?? []
    }
  }
}
