import AuthCopy
import Foundation
package import Logging

/// A log handler that writes each line as one JSON object: `{"time", "level", "message", ...}`.
///
/// Metadata that is an integer, as `.stringConvertible`, is a number in JSON.
package struct JSONLogHandler: LogHandler {
  package var metadata: Logger.Metadata = [:]
  package var logLevel: Logger.Level
  private let writer: LogWriter

  package init(level: Logger.Level, writer: LogWriter) {
    logLevel = level
    self.writer = writer
  }

  package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  package func log(event: LogEvent) {
    var json = JSONWriter()
    json.object { json in
      json.member(
        "time", Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true)) + "Z")
      json.member("level", event.level.rawValue)
      json.member("message", "\(event.message)".safeToShow)
      let all = metadata.merging(event.metadata ?? [:]) { $1 }
      for (key, value) in all.sorted(by: { $0.key < $1.key }) {
        switch value {
        case .stringConvertible(let number as any BinaryInteger): json.member(key, Int(number))
        default: json.member(key, "\(value)".safeToShow)
        }
      }
    }
    writer.write(json.bytes + [UInt8(ascii: "\n")])
  }
}
