import Testing

@testable import AuthCopy

@Suite struct PackedTextTests {
  private func unpacked(_ text: String) -> String {
    var packed = PackedText.pack(text)
    return packed.withUTF8 { String(decoding: PackedText.unpack($0), as: UTF8.self) }
  }

  @Test(arguments: [
    "", "a", "~", "~~~~~~~~", "~}~#", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "로그인하세요. 로그인하세요.", "가각가각가각가각", "éèéèéèéèéè",
    "\"\"\"#\"\"\"#\"\"\"#\"\"\"#", ##"\#(x)\#(x)\#(x)"##, "👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧",
  ])
  func unpackingReturnsTheText(text: String) {
    #expect(unpacked(text) == text)
  }

  @Test func repeatedPartsTakeFewCharacters() {
    let part = (0..<40).map { "part \($0)" }.joined(separator: " ")
    let text = part + (0..<3_000).map { "(\($0))" }.joined() + part + String(repeating: "ab", count: 500)
    #expect(unpacked(text) == text)
    #expect(PackedText.pack(part + part).utf8.count < PackedText.pack(part).utf8.count + 30)
  }

  @Test func aPackedTextIsVisibleASCII() {
    #expect(PackedText.pack("로그인하세요.\n\u{1F44D}").utf8.allSatisfy { (0x21...0x7E).contains($0) })
  }

  @Test func aCatalogIsLessThanAFourthAsLong() {
    for file in CatalogFiles.shipped.copy {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let packed = PackedText.pack(text)
      #expect(packed.utf8.count * 4 < text.utf8.count, "\(file.path)")
      #expect(unpacked(text) == text, "\(file.path)")
    }
  }
}
