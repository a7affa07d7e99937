internal import AuthCopy

/// Reads files of messages.
struct FileReader: Sendable {
  /// Larger files are refused, so that a mistake does not fill the memory.
  private static let maximumFileSize = 512 << 20

  /// A BCP 47 tag.
  let sourceLocale: String
  let dialect: Linter.Dialect?
  /// What files hold that are not written yet.
  var contents: [String: [UInt8]] = [:]

  /// Reads the files of a group. What cannot be read is told, a line each; the others make the set.
  func read(_ group: LintInput.Group) -> (set: MessageSet, failures: [String]) {
    var files: [MessageFile] = []
    var failures: [String] = []
    for result in Parallel.map(group.files, { read($0.path, $0.locale) }) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let error): failures.append("\(error)")
      }
    }
    if !files.contains(where: \.isSource) {
      // What is wrong with a neighbour is nobody's question.
      let neighbors = group.neighbors.lazy.compactMap { try? read($0.path, $0.locale).get() }
      if let source = neighbors.first(where: \.isSource) { files.append(source) }
    }
    files.sort { ($0.isSource ? 0 : 1, $0.source.path) < ($1.isSource ? 0 : 1, $1.source.path) }
    return (MessageSet(files: files, isOwnCatalog: group.catalog != nil), failures)
  }

  init(_ linter: Linter) {
    sourceLocale = LocaleTag(linter.sourceLocale)?.description ?? linter.sourceLocale
    dialect = linter.dialect
  }

  private func read(_ path: String, _ fileLocale: FileLocale?) -> Result<MessageFile, CatalogError> {
    do throws(CatalogError) {
      return .success(try file(path, fileLocale))
    } catch {
      return .failure(error)
    }
  }

  private func file(_ path: String, _ fileLocale: FileLocale?) throws(CatalogError) -> MessageFile {
    var source =
      if let bytes = contents[path] {
        SourceFile(path: path, bytes: bytes)
      } else {
        try SourceFile(reading: path, maximumSize: Self.maximumFileSize)
      }
    let hasByteOrderMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasByteOrderMark {
      // Blanks in its place keep every position.
      source = SourceFile(path: path, bytes: [0x20, 0x20, 0x20] + source.bytes.dropFirst(3))
    }
    let root = try CatalogFolder.parse(source)
    guard root.members != nil else {
      throw CatalogError(source, at: root.range.lowerBound, "not a file of messages: an object of keys is missing")
    }
    let declared = root["@@locale"]?.string.flatMap(LocaleTag.init)?.description
    let locale = declared ?? fileLocale?.tag ?? sourceLocale
    return MessageFile(
      source, root: root, locale: locale, fileLocale: fileLocale?.tag, isSource: isSource(locale), dialect: dialect,
      hasByteOrderMark: hasByteOrderMark, parser: MessageParser())
  }

  /// `en-US` is the source too when the source is `en`; a pseudo-locale or private use is not.
  private func isSource(_ locale: String) -> Bool {
    if locale == sourceLocale { return true }
    let rest = locale.dropFirst(sourceLocale.count)
    return locale.hasPrefix(sourceLocale) && rest.count == 3 && rest != "-XA"
  }
}
