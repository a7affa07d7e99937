import Foundation
import Synchronization

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
