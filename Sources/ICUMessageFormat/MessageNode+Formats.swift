extension [MessageNode] {
  /// The syntax error for the first argument whose type or style ICU does not know.
  ///
  /// - Parameter locale: a canonical BCP 47 tag; an unknown one is treated as English.
  package func firstUnknownFormat(locale: String) -> MessageSyntaxError? {
    var hasFormats = false
    forEachNode { node in
      if case .formatted = node.content { hasFormats = true }
    }
    guard hasFormats else { return nil }
    let tags = [LocaleTag(locale), .english].compactMap(\.self)
    guard
      let context = tags.lazy.compactMap({ FormattingContext.shared(locale: $0, timeZone: "UTC") }).first
    else { return nil }
    do {
      _ = try MessageCompiler.compile("", self, context: context, resolvesParticles: false)
      return nil
    } catch {
      return error
    }
  }
}
