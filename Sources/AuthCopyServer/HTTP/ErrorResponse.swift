import AuthCopy

/// The copy of an error, with the value of its header `Retry-After`.
struct ErrorResponse {
  let copy: Copy
  /// The time to wait, in seconds.
  let retryAfter: Int64?
}
