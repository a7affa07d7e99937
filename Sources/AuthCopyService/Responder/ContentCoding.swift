import AuthCopy
import CCompression

/// How the bytes of a response are compressed (RFC 9110, section 8.4.1).
enum ContentCoding: String, CaseIterable {
  // In order of preference.
  case brotli = "br"
  case gzip
  case identity

  /// Chooses the coding of a response by the field `Accept-Encoding` (RFC 9110, section 12.5.3).
  static func choice(_ header: String?) -> ContentCoding {
    guard let header else { return .identity }
    var weights: [Substring: Double] = [:]
    for element in WeightedElement.all(in: header, maximum: maximumElements) {
      weights[Substring(element.value.lowercased())] = element.weight
    }
    func weight(_ coding: ContentCoding) -> Double {
      // A response may always be uncompressed unless the field excludes it, but a requested coding is preferred.
      weights[Substring(coding.rawValue)] ?? weights["*"] ?? (coding == .identity ? .leastNonzeroMagnitude : 0)
    }
    var best = ContentCoding.identity
    // In reverse order, so that the preferred of two codings with equal weights wins.
    for coding in allCases.reversed() where weight(coding) > 0 && weight(coding) >= weight(best) { best = coding }
    return best
  }

  /// The maximum number of elements of the field; further ones are ignored.
  private static let maximumElements = 32

  /// Compresses bytes; nil if the result would not be shorter.
  func compress(_ bytes: [UInt8]) -> [UInt8]? {
    if self == .identity || bytes.isEmpty { return nil }
    let compressed = [UInt8](unsafeUninitializedCapacity: bytes.count) { output, count in
      count =
        self == .gzip
        ? compression_gzip(bytes, bytes.count, output.baseAddress!, output.count)
        : compression_brotli(bytes, bytes.count, output.baseAddress!, output.count)
    }
    return compressed.isEmpty ? nil : compressed
  }
}
