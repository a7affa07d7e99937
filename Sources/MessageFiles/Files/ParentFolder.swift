internal import Foundation

/// The open folder of a file, which stays the same folder even if the path changes.
package struct ParentFolder: ~Copyable {
  /// The descriptor, which is valid only for functions such as openat(2), not for reading.
  package let descriptor: Int32
  /// The name of the file in the folder, with symbolic links resolved.
  package let name: String

  /// O_PATH, which Swift does not import.
  private static let pathOnly: Int32 = 0o1000_0000

  /// Opens the folder of a file; the file need not exist.
  ///
  /// - Parameter root: the path, without symbolic links, of a folder that the file must be in; nil for any file. A link
  ///   that leads out of it is an error, and so is a link that replaces a folder after links were resolved.
  package init(of path: String, beneath root: String? = nil) throws(FileError) {
    try self.init(resolved: URL(filePath: path).resolvingSymlinksInPath().path, of: path, beneath: root)
  }

  /// - Parameter target: the path with all symbolic links resolved.
  init(resolved target: String, of path: String, beneath root: String?) throws(FileError) {
    let parts = target.split(separator: "/").map(String.init)
    let rootParts = root?.split(separator: "/").map(String.init) ?? []
    guard let name = parts.last, parts.count > rootParts.count, parts.starts(with: rootParts) else {
      throw FileError(path: path, reason: .system(EXDEV))
    }
    let flags = Self.pathOnly | O_DIRECTORY | O_CLOEXEC
    let parent = "/" + parts.dropLast().joined(separator: "/")
    var folder = open(root ?? parent, flags)
    let partsBelowRoot = root == nil ? [] : parts.dropFirst(rootParts.count).dropLast()
    for part in partsBelowRoot where folder >= 0 {
      let inner = openat(folder, part, flags | O_NOFOLLOW)
      let code = errno
      close(folder)
      errno = code
      folder = inner
    }
    guard folder >= 0 else { throw FileError(path: path, reason: .system(errno)) }
    descriptor = folder
    self.name = name
  }

  deinit { close(descriptor) }
}

extension SourceFile {
  /// Reads a file of at most `maximumSize` bytes.
  ///
  /// - Parameter root: the folder that the file must be in, as for ``ParentFolder``; nil for any file.
  package init(reading path: String, beneath root: String?, maximumSize: Int) throws(FileError) {
    guard let root else {
      try self.init(reading: path, maximumSize: maximumSize)
      return
    }
    let folder = try ParentFolder(of: path, beneath: root)
    // Without O_NONBLOCK, opening a FIFO waits for a writer.
    let descriptor = openat(folder.descriptor, folder.name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    try self.init(path: path, opened: descriptor, maximumSize: maximumSize, allowsPipes: false)
  }
}
