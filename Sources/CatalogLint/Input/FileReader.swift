internal import AuthCopy

/// Reads files of messages.
struct FileReader: Sendable {
  /// Larger files are refused, so that a mistake does not fill the memory.
  private static let maximumFileSize = 512 << 20

  let sourceLocale: String
  let dialect: Linter.Dialect?
  /// What files hold that are not written yet.
  let contents: [String: [UInt8]]

  func read(_ path: String, _ fileLocale: FileLocale?) -> Result<MessageFile, CatalogError> {
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
