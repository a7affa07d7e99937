internal import AuthCopy
internal import CatalogFormats
internal import CatalogLint

/// Where the messages of one locale of a file stand while the file is edited.
///
/// The entries are those that were read last; only their texts have been kept up to date, and the ranges here.
struct EntrySpans: Sendable {
  /// The file as it was read.
  let file: MessageFile
  /// The messages that have changed since, by their indices.
  private var changed: [Int: MessageEntry] = [:]
  private var starts: [Int]
  private var ends: [Int]

  /// - Returns: nil when the entries do not stand in order, so that no search could find them.
  init?(_ file: MessageFile) {
    self.file = file
    starts = file.entries.map(\.range.lowerBound)
    ends = file.entries.map(\.range.upperBound)
    guard zip(ends, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
  }

  /// A message as it is now, but for its range.
  func entry(_ index: Int) -> MessageEntry { changed[index] ?? file.entries[index] }

  /// A message as it is now, at its range.
  func placedEntry(_ index: Int) -> MessageEntry {
    let (entry, range) = (entry(index), range(of: index))
    return entry.range == range ? entry : file.entry(index, as: entry.text, at: range)
  }

  /// The range of an entry as it is now.
  func range(of index: Int) -> Range<Int> { starts[index]..<ends[index] }

  /// The index of the first entry that does not end before an offset.
  func index(notBefore offset: Int) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < starts.count ? low : nil
  }

  /// The index of the entry whose string holds an offset, edges included.
  func index(at offset: Int) -> Int? { index(notBefore: offset).flatMap { starts[$0] <= offset ? $0 : nil } }

  /// Accounts for an edit.
  ///
  /// - Parameter bytes: the content after it.
  /// - Returns: the index of the message whose text it changed; nil where only reading the whole file can tell what it did.
  mutating func apply(_ edit: TextEdit, in bytes: [UInt8]) -> Int? {
    guard let index = index(at: edit.range.lowerBound), ends[index] >= edit.range.upperBound else { return nil }
    let range = starts[index]..<ends[index] + edit.change
    guard let text = file.document.text(ofStringAt: range, in: bytes) else { return nil }
    move(from: index + 1, by: edit.change)
    ends[index] = range.upperBound
    changed[index] = file.entry(index, as: text, at: range)
    return index
  }

  /// Accounts for an edit within a message of another locale of the same file.
  mutating func move(by edit: TextEdit) {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < edit.range.upperBound { low = middle + 1 } else { high = middle }
    }
    move(from: low, by: edit.change)
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
