import AuthCopy
import Foundation

/// The file of a Unix domain socket.
struct SocketFile {
  private let path: String

  /// Checks that the service can listen on the path: an unused socket file will be replaced.
  ///
  /// - Throws: an exit code, after an error line.
  init(_ path: String) throws {
    self.path = path
    var address = sockaddr_un()
    let limit = MemoryLayout.size(ofValue: address.sun_path) - 1
    guard (1...limit).contains(path.utf8.count) else {
      throw CommandMessage.usageError("socket-path-length", ["path": .text(path), "limit": .integer(Int64(limit))])
    }
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw ServeCommand.cannotListen(on: [path], EEXIST) }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    // EAGAIN means that a service listens, but its queue is full.
    if isConnected || errno == EAGAIN { throw ServeCommand.cannotListen(on: [path], EADDRINUSE) }
  }

  func remove() { unlink(path) }
}

/// The limit of open files of the process (RLIMIT_NOFILE), which includes sockets.
enum OpenFiles {
  /// Raises the limit to the requested value, as far as the system allows, and returns the new limit.
  static func raiseLimit(to requested: Int) -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 1_024 }
    if limit.rlim_cur < rlim_t(requested) {
      var raised = limit
      raised.rlim_cur = min(rlim_t(requested), limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
