internal import CICU

extension String {
  /// Encodes the text in one encoding and decodes the bytes in another, both by ICU's names.
  ///
  /// The result shows how a text looks to a program that assumes the wrong encoding, or restores such a text.
  ///
  /// Characters that the first encoding lacks are dropped; bytes that are invalid in the second become U+FFFD.
  package func transcoded(writtenAs written: String, readAs read: String) -> String {
    var copy = self
    return copy.withUTF8 { bytes in
      let capacity = bytes.count * 4 + 16
      let decoded = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let length = bytes.withMemoryRebound(to: CChar.self) { text in
          buffer.withMemoryRebound(to: CChar.self) {
            cicu_transcode(text.baseAddress!, Int32(text.count), written, read, $0.baseAddress!, Int32(capacity))
          }
        }
        count = min(Int(length), capacity)
      }
      return String(decoding: decoded, as: UTF8.self)
    }
  }
}
