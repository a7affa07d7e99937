extension [MessageNode] {
  /// The first argument whose type or style ICU does not know, as the error that formatting would end in.
  ///
  /// - Parameter locale: a canonical BCP 47 tag; one that ICU does not know is read as English.
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
