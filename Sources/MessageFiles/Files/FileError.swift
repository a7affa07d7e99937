internal import ICUMessageFormat

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#endif

/// An error that explains why a file or folder could not be read or written.
package struct FileError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The file is too large; sizes are in bytes.
    case tooLarge(size: Int, limit: Int)
    /// The path is a folder, a pipe, a device or a socket instead of a file.
    case notRegular
    /// The path is a symbolic link that cannot be followed, for example because its target does not exist.
    case brokenLink
    case readOnly
    /// An error number of the system (errno(3)).
    case system(Int32)
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// - Parameter code: the error number of the failed open(2) (errno(3)).
  init(opening path: String, code: Int32) {
    var status = stat()
    // A socket cannot be opened like a file.
    if code == ENXIO {
      self.init(path: path, reason: .notRegular)
    } else if code == ENOENT || code == ELOOP, lstat(path, &status) == 0 {
      self.init(path: path, reason: .brokenLink)
    } else {
      self.init(path: path, reason: .system(code))
    }
  }
}

extension FileError {
  /// The diagnostic for a file that cannot be read.
  package var readDiagnostic: Diagnostic { diagnostic("unreadable-file") }

  /// The diagnostic for a file that cannot be written.
  package var writeDiagnostic: Diagnostic { diagnostic("unwritable-file") }

  private func diagnostic(_ rule: String) -> Diagnostic {
    let (variant, parameters): (String, Diagnostic.Parameters) =
      switch reason {
      case .tooLarge(let size, let limit):
        ("too-large", ["size": .integer(Int64(size)), "limit": .integer(Int64(limit))])
      case .notRegular: ("not-regular", [:])
      case .brokenLink: ("broken-link", [:])
      case .readOnly: ("read-only", [:])
      case .system(ENOENT): ("missing", [:])
      case .system(EACCES), .system(EPERM): ("no-permission", [:])
      case .system(let code): ("system", ["reason": .text(String(cString: strerror(code)))])
      }
    return Diagnostic(
      Diagnostic.ID(rawValue: "\(rule).\(variant)"), parameters, at: Diagnostic.Place(SourceLocation(path: path)))
  }
}
