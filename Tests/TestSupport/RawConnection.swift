import Foundation

/// A socket connection on which a test sends arbitrary bytes.
package final class RawConnection: Sendable {
  private let descriptor: Int32

  package init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    let descriptor = descriptor
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
  }

  /// Connects to the Unix domain socket at a path.
  package init(socket path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let descriptor = descriptor
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        connect(descriptor, generic, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isConnected else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(descriptor) }

  package func send(_ text: String) { send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) { send(bytes, flags: Int32(MSG_NOSIGNAL)) { true } }

  /// Sends text until the other side accepts no bytes for the given number of seconds.
  ///
  /// - Returns: the number of bytes that were sent.
  package func send(_ text: String, untilBlockedFor seconds: Double) -> Int {
    send(Array(text.utf8), flags: Int32(MSG_NOSIGNAL | MSG_DONTWAIT)) { isReady(to: POLLOUT, within: seconds) }
  }

  @discardableResult private func send(_ bytes: [UInt8], flags: Int32, while isReady: () -> Bool) -> Int {
    var remaining = bytes[...]
    while !remaining.isEmpty, isReady() {
      let sent = remaining.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
      guard sent > 0 else { break }
      remaining = remaining.dropFirst(sent)
    }
    return bytes.count - remaining.count
  }

  /// Closes the sending half of the connection.
  package func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Waits until bytes arrive or the other side closes; returns false after the given number of seconds.
  package func hasReply(within seconds: Double) -> Bool { isReady(to: POLLIN, within: seconds) }

  private func isReady(to event: Int32, within seconds: Double) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return poll(&request, 1, Int32(seconds * 1_000)) > 0
  }

  /// Receives text until the other side closes, or until `isEnough` returns true.
  package func receive(until isEnough: (String) -> Bool = { _ in false }) -> String {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer[..<count]
      if isEnough(String(decoding: received, as: UTF8.self)) { break }
    }
    return String(decoding: received, as: UTF8.self)
  }

  /// Receives text like `receive(until:)`, without blocking the tasks that respond.
  package func reply(until isEnough: @escaping @Sendable (String) -> Bool = { _ in false }) async -> String {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: self.receive(until: isEnough)) }
    }
  }
}
