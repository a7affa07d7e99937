/// A text of an error in the forms that are searched, each created on first use and then shared.
final class LazyTextForms {
  let text: RawErrorText
  private(set) lazy var string = text.string
  /// The whole text, in which phrases are searched for.
  private(set) lazy var folded = CaseFoldedBytes(text.bytes[...])
  /// The parts of the text that an ordinary word or phrase must equal.
  private(set) lazy var heads = text.heads
  private(set) lazy var foldedHeads = heads.map { CaseFoldedBytes($0.bytes[...]) }
  /// The start of the text, which selects among rows of one code.
  private(set) lazy var start = CaseFoldedBytes(text.bytes.prefix(CaseFoldedBytes.descriptionLimit))

  init(_ text: RawErrorText) { self.text = text }
}
