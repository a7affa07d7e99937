/// The key of a text of the UX copy: a button, a prompt or a hint.
///
/// Like ``Kind``, it can be extended: your own catalog may contain other texts.
public struct TextKey: RawRepresentable, Hashable, Sendable {
  /// The key in the ARB files, such as `continueWith`.
  public let rawValue: String

  /// Creates a key, whether or not a catalog contains its text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension TextKey: ExpressibleByStringLiteral {
  /// Creates a key, whether or not a catalog contains its text.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension TextKey: CustomStringConvertible {
  /// The key.
  public var description: String { rawValue }
}
