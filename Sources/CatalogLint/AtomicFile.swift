internal import AuthCopy
internal import Foundation

/// Replaces files at once: whoever reads sees the old content or the new, whatever happens meanwhile.
enum AtomicFile {
  static func replace(_ path: String, with bytes: [UInt8]) throws {
    // Behind a link, the file that it leads to is replaced.
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    let permissions = (attributes[.posixPermissions] as? Int) ?? 0o644
    guard permissions & 0o222 != 0, access(target, W_OK) == 0 else {
      throw CatalogError(path: path, "cannot be written: it is read-only")
    }
    let temporary = "\(target).\(ProcessInfo.processInfo.processIdentifier).tmp"
    do {
      try Data(bytes).write(to: URL(filePath: temporary))
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary)
      guard rename(temporary, target) == 0 else {
        throw CatalogError(path: path, "cannot be written: \(String(cString: strerror(errno)))")
      }
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      if error is CatalogError { throw error }
      throw CatalogError(path: path, "cannot be written: \(error.reasonInWords)")
    }
  }
}
