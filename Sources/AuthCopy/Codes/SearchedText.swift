/// A text of an error in the forms that are looked at, each made on first use and then shared by all who look.
final class SearchedText {
  let text: ErrorText
  private(set) lazy var string = text.string
  /// The whole text, in which phrases are looked for.
  private(set) lazy var folded = FoldedText(text.bytes[...])
  /// The places where an ordinary word or phrase can stand alone.
  private(set) lazy var heads = text.heads
  private(set) lazy var foldedHeads = heads.map { FoldedText($0.bytes[...]) }
  /// The start of the text, which decides among rows of one code.
  private(set) lazy var start = FoldedText(text.bytes.prefix(FoldedText.descriptionLimit))

  init(_ text: ErrorText) { self.text = text }
}
