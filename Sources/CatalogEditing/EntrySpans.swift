internal import CatalogFormats
internal import CatalogLint
internal import MessageFiles

/// The ranges of the messages of one locale in a file, kept up to date while the file is edited.
///
/// The entries are from the last time that the file was read; only their texts and ranges are updated.
struct EntrySpans: Sendable {
  /// The file as it was read.
  let file: MessageFile
  /// The messages that have changed since the file was read, by index.
  private var changed: [Int: MessageEntry] = [:]
  private var starts: [Int]
  private var ends: [Int]

  /// - Returns: nil if the entries are not in ascending order, which the binary search requires.
  init?(_ file: MessageFile) {
    self.file = file
    starts = file.entries.map(\.range.lowerBound)
    ends = file.entries.map(\.range.upperBound)
    guard zip(ends, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
  }

  /// Returns the current message, but with its earlier range.
  func entry(_ index: Int) -> MessageEntry { changed[index] ?? file.entries[index] }

  /// Returns the current message with its current range.
  func placedEntry(_ index: Int) -> MessageEntry {
    let (entry, range) = (entry(index), range(of: index))
    return entry.range == range ? entry : file.entry(index, as: entry.text, at: range)
  }

  /// Returns the current range of an entry.
  func range(of index: Int) -> Range<Int> { starts[index]..<ends[index] }

  /// Returns the index of the first entry that ends at or after an offset; nil if there is none.
  func index(notBefore offset: Int) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < starts.count ? low : nil
  }

  /// Returns the index of the entry whose string contains an offset, edges included; nil if there is none.
  func index(at offset: Int) -> Int? { index(notBefore: offset).flatMap { starts[$0] <= offset ? $0 : nil } }

  /// Updates the ranges and the text of a message after an edit.
  ///
  /// - Parameter bytes: the content after the edit.
  /// - Returns: the index of the message whose text has changed; nil if the whole file must be read again.
  mutating func apply(_ edit: TextEdit, in bytes: [UInt8]) -> Int? {
    guard let index = index(at: edit.range.lowerBound), ends[index] >= edit.range.upperBound else { return nil }
    let range = starts[index]..<ends[index] + edit.lengthChange
    guard let text = file.document.text(ofStringAt: range, in: bytes) else { return nil }
    move(from: index + 1, by: edit.lengthChange)
    ends[index] = range.upperBound
    changed[index] = file.entry(index, as: text, at: range)
    return index
  }

  /// Updates the ranges after an edit of a message of another locale in the same file.
  mutating func move(by edit: TextEdit) {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < edit.range.upperBound { low = middle + 1 } else { high = middle }
    }
    move(from: low, by: edit.lengthChange)
  }

  private mutating func move(from index: Int, by change: Int) {
    guard change != 0, index < starts.count else { return }
    starts.withUnsafeMutableBufferPointer { starts in
      for index in index..<starts.count { starts[index] += change }
    }
    ends.withUnsafeMutableBufferPointer { ends in
      for index in index..<ends.count { ends[index] += change }
    }
  }
}
