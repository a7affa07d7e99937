package import CatalogFormats
internal import CatalogLint

/// A file that is being edited.
package struct OpenFile: Sendable {
  /// The path, as the catalog names it.
  package let path: String
  package private(set) var text: TextDocument
  /// The file on disk, as last read or saved; nil if the file has not been on disk yet.
  package internal(set) var disk: DiskFile?
  /// The messages of each locale in the file; nil from an edit outside of the texts until the file is read again.
  private(set) var spans: [EntrySpans]?

  /// Whether the content differs from the file on disk, as last read or saved.
  package var isEdited: Bool { disk?.bytes != text.bytes }

  package init(path: String, bytes: [UInt8], disk: DiskFile? = nil) {
    self.path = path
    text = TextDocument(bytes)
    self.disk = disk
  }

  /// Updates the ranges of the messages after the content has been read.
  mutating func read(as files: [MessageFile]) {
    let spans = files.compactMap(EntrySpans.init)
    self.spans = spans.count == files.count ? spans : nil
  }

  /// Returns the messages of a locale; nil if their ranges are not known.
  func spans(of locale: String) -> EntrySpans? { spans?.first { $0.file.locale == locale } }

  /// - Returns: the message whose text changed, as an index of `spans` and an index of an entry in it; nil if the edit
  ///   may have changed more than the text.
  mutating func apply(_ edit: TextEdit) -> (part: Int, index: Int)? {
    text.apply(edit)
    guard var parts = spans else { return nil }
    // Release the second reference, which would cause a copy.
    spans = nil
    for part in parts.indices {
      guard let index = parts[part].apply(edit, in: text.bytes) else { continue }
      for other in parts.indices where other != part { parts[other].move(by: edit) }
      spans = parts
      return (part, index)
    }
    return nil
  }
}
