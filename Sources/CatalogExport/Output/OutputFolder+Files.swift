import AuthCopy
internal import Foundation

extension OutputFolder {
  /// Returns the status of a file to replace; nil if there is none.
  ///
  /// Symbolic links are not followed, so that nothing outside of the folder changes.
  func existingFile(_ name: String) throws(FileError) -> FileStatus? {
    let parts = name.split(separator: "/")
    for count in 1...parts.count {
      let part = "\(path)/\(parts.prefix(count).joined(separator: "/"))"
      var status = stat()
      guard lstat(part, &status) == 0 else {
        guard errno == ENOENT else { throw FileError(path: part, reason: .system(errno)) }
        return nil
      }
      let isFolder = count < parts.count
      switch status.st_mode & S_IFMT {
      case S_IFDIR: if !isFolder { throw FileError(path: part, reason: .system(EISDIR)) }
      case S_IFREG: if isFolder { throw FileError(path: part, reason: .system(ENOTDIR)) }
      case S_IFLNK: throw FileError(path: part, reason: .system(ELOOP))
      default: throw FileError(path: part, reason: .system(EEXIST))
      }
      if !isFolder, status.st_mode & 0o222 == 0 { throw FileError(path: part, reason: .readOnly) }
    }
    return FileStatus(of: "\(path)/\(name)")
  }

  /// Moves staged files to their places; if one cannot be moved, all places are as before.
  ///
  /// - Parameter files: each file, with the status of the file to replace.
  func move(_ files: [(name: String, status: FileStatus?)]) throws {
    var undo: [() -> Void] = []
    do {
      for (index, (name, status)) in files.enumerated() {
        let (new, old) = ("\(stagingPath)/new/\(name)", "\(stagingPath)/old/\(index)")
        let target = "\(path)/\(name)"
        try create(URL(filePath: target).deletingLastPathComponent().path)
        let folder = try ParentFolder(of: target, beneath: path)
        guard try existingFile(name) == status else { throw WriteError.foreignFiles([name]) }
        if status != nil { try keep(target, as: old, andItsPermissionsFor: new) }
        guard renameat(AT_FDCWD, new, folder.descriptor, folder.name) == 0 else {
          throw FileError(path: target, reason: .system(errno))
        }
        undo.append {
          if status != nil { rename(old, target) } else { remove(name) }
        }
      }
    } catch {
      for step in undo.reversed() { step() }
      throw error
    }
  }

  /// Keeps a file under another path until the run ends, and gives its permissions and its owner to the new file.
  private func keep(_ target: String, as old: String, andItsPermissionsFor new: String) throws {
    var status = stat()
    stat(target, &status)
    chmod(new, status.st_mode & 0o7777)
    // Only the administrator may change owners.
    _ = lchown(new, status.st_uid, status.st_gid)
    // Some file systems have no hard links.
    if link(target, old) != 0 { try FileManager.default.copyItem(atPath: target, toPath: old) }
  }

  /// Removes files of an earlier run.
  ///
  /// - Returns: the names of files that were edited, and therefore kept.
  func remove(_ names: Set<String>, listedIn manifest: OutputManifest) -> [String] {
    names.sorted().compactMap { name -> String? in
      guard let status = try? existingFile(name), let bytes = try? read(name) else { return nil }
      let isUnchanged = manifest.lists(name, hash: ContentHash(bytes).description)
      guard isUnchanged, (try? existingFile(name)) == status else { return name }
      remove(name)
      return nil
    }
  }

  /// Removes a file, and the folders that are empty without it.
  private func remove(_ name: String) {
    let parts = name.split(separator: "/")
    unlink("\(path)/\(name)")
    for count in (0..<parts.count).dropFirst().reversed() {
      if rmdir("\(path)/\(parts.prefix(count).joined(separator: "/"))") != 0 { return }
    }
  }

  /// Creates a folder and those that contain it.
  func create(_ folder: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(path: folder, reason: .system(error.systemCode))
    }
  }
}

extension Error {
  /// The system error number, errno(3), of a Foundation error.
  var systemCode: Int32 { ((self as? CocoaError)?.underlying as? POSIXError)?.code.rawValue ?? EIO }
}
