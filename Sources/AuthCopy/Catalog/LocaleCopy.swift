/// The copy of one locale, complete: what it lacks comes from the locales that it falls back to.
struct LocaleCopy: Sendable {
  /// The words of a kind.
  struct KindCopy: Sendable {
    let title: Message
    let message: Message
    /// Nil where there is nothing to do.
    let action: Message?
  }

  let locale: LocaleTag
  let kinds: [Kind: KindCopy]
  /// Every message by key, those of kinds too.
  let messages: [String: Message]
  /// What each argument is when a caller passes none.
  let defaults: [String: ArgumentValue]

  /// The words for a value that the catalog knows by id: `카카오` for the provider `kakao`.
  func name(of id: String, for argument: String) -> String? {
    guard let message = messages["\(argument)_\(id)"] else { return nil }
    return try? message.format()
  }
}
