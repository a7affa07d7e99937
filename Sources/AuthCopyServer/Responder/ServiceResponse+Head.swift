import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

extension ServiceResponse {
  /// The field `Connection`.
  enum ConnectionField {
    /// The connection stays open, which is the default in HTTP/1.1.
    case none
    case close
    /// The connection stays open; only HTTP/1.0 requires the field.
    case keepAlive
  }

  /// Calls a function with each field of the response, except `Date` and `Connection`.
  func forEachField(_ write: (_ name: StaticString, _ value: String) -> Void) {
    if status != 204 {
      write("Content-Language", locale)
      write("Cache-Control", cachePolicy.rawValue)
    }
    if !varies.isEmpty { write("Vary", Vary.values[varies.rawValue]) }
    if let tag { write("ETag", tag.description) }
    if status != 204, status != 304 {
      if coding != .identity { write("Content-Encoding", coding.rawValue) }
      write("Content-Type", mediaType.rawValue)
      write("X-Content-Type-Options", "nosniff")
      write("Content-Length", String(body.count))
    }
    for field in otherFields { write(field.name, field.value) }
  }

  /// Writes the response as HTTP/1.1, except for a body that other responses share.
  func write(_ connection: ConnectionField, to buffer: inout ByteBuffer) {
    let body: [UInt8] = if sendsBody, case .bytes(let bytes) = body { bytes } else { [] }
    let otherFieldsSize = otherFields.reduce(0) { $0 + $1.name.utf8CodeUnitCount + $1.value.utf8.count + 4 }
    let maximumSize = Self.maximumHeadSize + locale.utf8.count + otherFieldsSize + body.count
    buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: maximumSize) { memory in
      var bytes = HeadBytes(memory)
      if status == 200 {
        bytes.append("HTTP/1.1 200 OK\r\n" as StaticString)
      } else {
        bytes.append("HTTP/1.1 \(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)\r\n" as String)
      }
      forEachField { bytes.append($0, $1) }
      bytes.append("Date", HTTPDate.now)
      switch connection {
      case .none: break
      case .close: bytes.append("Connection", "close")
      case .keepAlive: bytes.append("Connection", "keep-alive")
      }
      bytes.append("\r\n" as StaticString)
      body.withUnsafeBufferPointer { bytes.append($0) }
      return bytes.count
    }
  }

  /// An upper bound for the size of a head without its locale and `otherFields`, in bytes.
  private static let maximumHeadSize = 512
}

/// Fills memory with a head and a body; `Scripts/bench http` measures how fast.
private struct HeadBytes {
  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

  mutating func append(_ name: StaticString, _ value: String) {
    append(name)
    append(": " as StaticString)
    append(value)
    append("\r\n" as StaticString)
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress, let target = memory.baseAddress else { return }
    precondition(count + bytes.count <= memory.count, "a head is larger than expected")
    (target + count).copyMemory(from: source, byteCount: bytes.count)
    count += bytes.count
  }
}

/// The header `Date` (RFC 9110, section 5.6.7), formatted once per second.
enum HTTPDate {
  private static let last = Mutex<(second: Int, text: String)>((0, ""))

  static var now: String {
    let second = time(nil)
    return last.withLock { last in
      if last.second != second { last = (second, text(of: second)) }
      return last.text
    }
  }

  /// - Parameter second: seconds since 1970-01-01T00:00:00Z.
  static func text(of second: Int) -> String {
    var second = second
    var parts = tm()
    gmtime_r(&second, &parts)
    return String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress!, $0.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
      }
    }
  }
}
