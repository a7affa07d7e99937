import AuthCopy
import CatalogFormats

/// Checks that the edit of each text, a new message and a new language read back, and change no other text.
///
/// - Parameter path: a path of the format, in which the locale is Korean.
func checkFile(_ bytes: [UInt8], at path: String, _ format: CatalogFormat) throws {
  guard let documents = try? format.read(SourceFile(path: path, bytes: bytes)) else { return }
  // A text with the key of another one cannot be told from it.
  for document in documents where Set(document.entries.map(\.key)).count == document.entries.count {
    try checkEdits(of: document)
    if let source = documents.first, document.role != .source(isReferenceOnly: true) {
      try checkNewMessages(in: document, from: source)
    }
    if let japanese = LocaleTag("ja"), let copy = document.emptyCopy(for: japanese) {
      let isValid = (try? format.read(SourceFile(path: path, bytes: copy))) != nil
      try demand(isValid, "the file of a new language is invalid")
    }
  }
}

/// The maximum number of entries that are edited, so that an input takes little time.
private let maximumEdits = 16

private func checkEdits(of document: LocaleDocument) throws {
  // The source of a string catalog may be its key.
  if document.format == .xcstrings, document.role != .translation { return }
  let bytes = document.file.bytes
  for entry in document.entries.prefix(maximumEdits) {
    try demand(entry.range.upperBound <= bytes.count, "an entry ends after its file")
    let whole = 0..<entry.text.utf8.count
    for text in ["새 글", "\"'\\<&>\n%{}"] {
      guard let edit = document.edit(whole, of: entry.range, text: entry.text, to: text) else { continue }
      let isInside = entry.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= entry.range.upperBound
      try demand(isInside, "an edit changes more than its text")
      try demandTexts(of: document, except: entry.key, is: text, in: bytes.applying([edit]))
    }
  }
}

private func checkNewMessages(in document: LocaleDocument, from source: LocaleDocument) throws {
  let newKeys = source.entries.map(\.key).filter { document[$0] == nil }
  for key in newKeys.prefix(maximumEdits) {
    guard let edit = document.adding("새 글", as: key, from: source) else { continue }
    try demandTexts(of: document, except: key, is: "새 글", in: document.file.bytes.applying([edit]))
  }
}

/// Demands that the content has the texts of a document, and another text of one key.
private func demandTexts(of document: LocaleDocument, except key: String, is text: String, in bytes: [UInt8]) throws {
  guard let again = document.rereading(bytes) else {
    throw BrokenInvariant(description: "an edited file is invalid: \(String(decoding: bytes, as: UTF8.self))")
  }
  try demand(again[key]?.text == text, "\(key) reads back as \(again[key]?.text ?? "nothing")")
  for other in document.entries where other.key != key {
    try demand(again[other.key]?.text == other.text, "an edit of \(key) changes \(other.key)")
  }
}
