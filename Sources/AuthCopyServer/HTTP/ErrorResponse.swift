import AuthCopy

/// The copy of an error, and what only a header tells.
struct ErrorResponse {
  let copy: Copy
  /// In seconds.
  let retryAfter: Int64?
}
