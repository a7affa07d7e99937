import AuthCopy
import NIOCore

/// The limits of a request and its response.
package enum Limits {
  /// The length of the request target, in bytes.
  static let uri = 8 << 10
  /// The total size of all header fields, in bytes.
  static let headers = 16 << 10
  /// The size of the request target and all header fields before they are parsed, in bytes.
  static let head = 32 << 10
  /// The size of the request body, in bytes.
  package static let body = 1 << 20
  /// The number of errors in a batch.
  static let batch = 1_000
  /// The number of arguments of an error.
  static let arguments = RequestObject.maximumArguments
  /// The number of JSON values in the body of a batch.
  static let values = 64 * batch
  /// The length of an argument's value, or of a code in a batch, in bytes.
  static let argument = RequestObject.maximumText
  /// The maximum working time of a response, without waiting; an unoptimized build needs a multiple of it.
  #if DEBUG
    static let work = TimeAmount.seconds(60)
  #else
    static let work = TimeAmount.seconds(1)
  #endif
}
