/// What a request may cost.
enum Limits {
  /// The request target, in bytes.
  static let uri = 8 << 10
  /// All header fields together, in bytes.
  static let headers = 16 << 10
  /// The request target and all header fields before they are told apart, in bytes.
  static let head = 32 << 10
  /// The request body, in bytes.
  static let body = 1 << 20
  /// The errors of one batch.
  static let batch = 1_000
  /// The value of one argument, or a code in a batch, in bytes.
  static let argument = 4 << 10
}
