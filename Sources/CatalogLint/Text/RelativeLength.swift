internal import MessageFiles

/// The lengths of a translation and of its source, in comparable units.
struct RelativeLength {
  let source: Int
  let translation: Int

  /// Returns nil when the byte counts rule out that either text is more than `factor` times as long as the other.
  ///
  /// Also nil when the texts are equal or one of them does not parse.
  ///
  /// - Parameter file: the file of the translation.
  init?(_ entry: MessageEntry, _ source: MessageEntry, _ file: MessageFile, beyond factor: Int) {
    // A letter has up to three bytes; a Hangul, kana or Han character carries about as much as two Latin letters.
    let (bytes, sourceBytes) = (entry.text.utf8.count, source.text.utf8.count)
    guard bytes > factor * sourceBytes || bytes * factor < 2 * sourceBytes, entry.text != source.text,
      let text = entry.nodes?.commonText, let sourceText = source.nodes?.commonText
    else { return nil }
    translation = text.unicodeScalars.count * (file.scripts.contains(.han) ? 2 : 1)
    self.source = sourceText.unicodeScalars.count
  }

  func isLonger(than factor: Int) -> Bool { translation > factor * source }
  func isShorter(than factor: Int) -> Bool { translation * factor < source }
}
