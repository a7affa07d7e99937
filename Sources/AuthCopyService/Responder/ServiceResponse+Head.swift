import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

extension ServiceResponse {
  /// Calls a function with each field of the response, except `Date` and `Connection`.
  package func forEachField(_ write: (_ name: StaticString, _ value: String) -> Void) {
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
  func write(_ persistence: Persistence, to buffer: inout ByteBuffer) {
    let body: [UInt8] = if sendsBody, case .bytes(let bytes) = body { bytes } else { [] }
    let otherFieldsSize = otherFields.reduce(0) { $0 + $1.name.utf8CodeUnitCount + $1.value.utf8.count + 4 }
    let size = Self.maximumFieldsSize + locale.utf8.count + otherFieldsSize
    buffer.writeResponse(status, persistence, fieldsSize: size, body: body) { head in
      forEachField { head.append($0, $1) }
    }
  }

  /// An upper bound for the size of the fields without the locale and `otherFields`, in bytes.
  private static let maximumFieldsSize = 384
}

extension ByteBuffer {
  /// An upper bound for the size of a status line and the fields `Date` and `Connection`, in bytes.
  private static let maximumFrameSize = 128

  /// Writes a response as HTTP/1.1.
  ///
  /// - Parameters:
  ///   - size: an upper bound for the size of the fields, in bytes.
  ///   - appendFields: appends all fields except `Date` and `Connection`.
  mutating func writeResponse(
    _ status: Int, _ persistence: Persistence, fieldsSize size: Int, body: [UInt8],
    appendFields: (inout HeadBytes) -> Void
  ) {
    writeWithUnsafeMutableBytes(minimumWritableBytes: Self.maximumFrameSize + size + body.count) { memory in
      var bytes = HeadBytes(memory)
      if status == 200 {
        bytes.append("HTTP/1.1 200 OK\r\n" as StaticString)
      } else {
        bytes.append("HTTP/1.1 \(status) \(HTTPResponseStatus(statusCode: status).reasonPhrase)\r\n" as String)
      }
      appendFields(&bytes)
      bytes.append("Date", HTTPDate.now)
      switch persistence {
      case .persistent: break
      case .keepAlive: bytes.append("Connection", "keep-alive")
      case .close: bytes.append("Connection", "close")
      }
      bytes.append("\r\n" as StaticString)
      body.withUnsafeBufferPointer { bytes.append($0) }
      return bytes.count
    }
  }
}

/// Fills memory with a head and a body; `Scripts/bench http` measures how fast.
struct HeadBytes {
  private let memory: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  fileprivate init(_ memory: UnsafeMutableRawBufferPointer) { self.memory = memory }

  mutating func append(_ name: StaticString, _ value: String) {
    append(name)
    append(": " as StaticString)
    append(value)
    append("\r\n" as StaticString)
  }

  fileprivate mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  @inline(__always) fileprivate mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
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
