internal import CatalogFormats

/// The tags of a string in Android's resources, by how the file writes them.
///
/// A program that formats a string loses its elements. Tags that are text stay: they are escaped, `&lt;b>`, or part of
/// a CDATA section, and the program reads them as HTML later.
struct AndroidTags {
  typealias LocatedTag = (tag: Tag, range: Range<Int>)

  /// The tags that are XML elements, with their ranges in UTF-8 bytes.
  private let elements: [LocatedTag]
  /// The tags that are text.
  private let texts: [Tag]
  /// The text with a NUL in place of each byte of an element.
  private let textWithoutElements: String

  /// Returns nil for a file of another format.
  init?(_ entry: MessageEntry, in file: MessageFile) {
    guard let coding = file.document.coding as? AndroidCoding, entry.range.upperBound <= file.bytes.count else {
      return nil
    }
    let ranges = coding.elementTags(file.bytes, entry.range)
    var bytes = Array(entry.text.utf8)
    elements = ranges.compactMap { range in
      Tag.all(in: String(decoding: bytes[range], as: UTF8.self)).first.map { ($0, range) }
    }
    for range in ranges { bytes.replaceSubrange(range, with: repeatElement(0, count: range.count)) }
    textWithoutElements = String(decoding: bytes, as: UTF8.self)
    texts = Tag.all(in: textWithoutElements)
  }

  /// Returns the first tag that is an element here, and only text in the source.
  func firstElement(whichIsTextIn source: AndroidTags) -> LocatedTag? {
    let names = source.textNames.subtracting(source.elementNames)
    return elements.first { names.contains($0.tag.name) }
  }

  /// Returns the first tag that is text here, and only an element in the source.
  func firstText(whichIsElementIn source: AndroidTags) -> LocatedTag? {
    let names = source.elementNames.subtracting(source.textNames)
    return texts.first { names.contains($0.name) }.map { ($0, textWithoutElements.range(ofText: $0.text)) }
  }

  private var elementNames: Set<String> { Set(elements.map(\.tag.name)) }
  private var textNames: Set<String> { Set(texts.map(\.name)) }
}
