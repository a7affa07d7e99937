import AuthCopy

/// The shell commands that request the copy of a row: from the service, and with the command line.
struct RequestExample {
  /// The lines of shell commands.
  let lines: [String]

  private static let service = "http://127.0.0.1:8080"

  init(_ row: CodeRow, in table: CodeTable) {
    let surface = table.surfaces[row.surface]
    let provider = table.provider.rawValue
    let address = "\(Self.service)/v1/errors/\(provider.percentEncoded)"
    let query = "?surface=\(surface.id.percentEncoded)"
    let command = "auth-copy resolve \(provider.shellQuoted) --surface \(surface.id.shellQuoted)"
    if let value = Self.value(of: row, on: surface) {
      // The command accepts a negative number as a code, but other text that begins with `-` only after `--`.
      let argument = value.hasPrefix("-") && Int(value) == nil ? "-- \(value.shellQuoted)" : value.shellQuoted
      lines = ["curl '\(address)/\(value.percentEncoded)\(query)'", "\(command) \(argument)"]
    } else {
      let status = surface.isHTTPStatus ? row.example : nil
      lines = [
        "# error.json contains the error that the provider sent",
        "curl '\(address)\(query)\(status.map { "&status=\($0)" } ?? "")' --data-binary @error.json",
        "\(command)\(status.map { " --status \($0)" } ?? "") --payload error.json",
      ]
    }
  }

  /// Creates a request for a kind by its name.
  init(_ kind: Kind) {
    lines = ["curl '\(Self.service)/v1/kinds/\(kind.rawValue.percentEncoded)'"]
  }

  /// Returns the value that identifies a row by itself; nil if the error's text or the status of the response decides.
  static func value(of row: CodeRow, on surface: CodeSurface) -> String? {
    row.description != nil || surface.isHTTPStatus ? nil : row.example
  }
}

extension CodeRow {
  /// The code, or the first number of a range.
  fileprivate var example: String { match == .range ? range.map { "\($0.lowerBound)" } ?? code : code }
}

extension String {
  /// The text, percent-encoded for the path or the query of a URL; `/` stays.
  fileprivate var percentEncoded: String {
    var encoded = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte.isUnreserved || byte == UInt8(ascii: "/") {
        encoded.unicodeScalars.append(scalar)
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// The text, quoted as one word of a POSIX shell.
  fileprivate var shellQuoted: String {
    if !isEmpty, utf8.allSatisfy({ $0.isUnreserved || $0 == UInt8(ascii: "/") }), !hasPrefix("~") { return self }
    return "'\(replacing("'", with: "'\\''"))'"
  }
}

extension UInt8 {
  /// Whether the byte is an unreserved character of URLs (RFC 3986, section 2.3).
  fileprivate var isUnreserved: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
