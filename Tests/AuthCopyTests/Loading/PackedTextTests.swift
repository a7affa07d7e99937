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

  @Test func partsFarApartAndLongPartsAreReferences() {
    let part = (0..<40).map { "part \($0)" }.joined(separator: " ")
    let text = part + (0..<3_000).map { "(\($0))" }.joined() + part + String(repeating: "ab", count: 500)
    #expect(unpacked(text) == text)
    #expect(PackedText.pack(part + part).utf8.count < PackedText.pack(part).utf8.count + 100)
  }

  @Test func aCatalogIsLessThanHalfAsLong() {
    for file in CatalogFiles.shipped.copy {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let packed = PackedText.pack(text)
      #expect(packed.utf8.count * 2 < text.utf8.count, "\(file.path)")
      #expect(unpacked(text) == text, "\(file.path)")
    }
  }
}
