import AuthCopy
import AuthCopyLint
import CatalogEditing
import CatalogLint
import TestSupport
import Testing

/// The texts that people see, while a message is edited.
@Suite struct MessagePreviewTests {
  private func preview(
    _ text: String, locale: String = "ko", catalog: Catalog? = nil, key: String = "k"
  ) throws -> MessagePreview? {
    let fixture = try EditingFixture(
      ["app_\(locale).arb": "{\"@@x-syntax\": \"icu\", \"\(key)\": \"\(text)\"}"],
      opening: [
        "app_\(locale).arb"
      ])
    let message = try #require(fixture.catalog.messages(of: fixture.path("app_\(locale).arb")).first)
    return MessagePreview(of: message.entry, in: message.file, catalog: catalog.map(SampledCatalog.init))
  }

  private static func line(_ segment: MessageSegment) -> String { "\(segment.text) \(segment.origin)" }

  @Test func segmentsContainTheirOrigin() throws {
    let preview = try #require(try preview("{provider}을(를) 쓰세요", catalog: .shipped))
    #expect(
      preview.segments(["provider": "naver"])?.map(Self.line) == [
        "네이버 argument(\"provider\")", "를 particle", " 쓰세요 text",
      ])
    #expect(preview.segments(["provider": "kakao"])?.map(\.text) == ["카카오", "를", " 쓰세요"])
  }

  @Test func numberIsASeparateSegment() throws {
    let preview = try #require(try preview("{n, plural, =0 {none} one {# item} other {# items}}", locale: "en"))
    #expect(
      preview.segments(["n": "2"])?.map(Self.line) == ["2 number", " items text"])
    #expect(Set(preview.samples().map(\.text)).isSuperset(of: ["none", "1 item"]))
  }

  /// Formatting a message of n arguments takes a time proportional to n, so a long message must not have n samples.
  @Test func aLongMessageHasFewSamples() throws {
    let plurals = (0..<400).map { "{a\($0), plural, one {# item} other {# items}}" }.joined(separator: " ")
    let samples = try #require(try preview(plurals, locale: "en")).samples()
    #expect((3..<100).contains(samples.count))
    #expect(try #require(try preview(plurals, locale: "en")).samples(limit: 3).count == 3)
  }

  @Test func argumentsAreIsolatedInACatalogFromRightToLeft() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"@@locale":"he","@@x-direction":"rtl","close":"סגור"}"#, to: "copy/he.arb")
    let catalog = try Catalog.load(overlay: folder.path)
    let preview = try #require(try preview("עם {provider}", locale: "he", catalog: catalog))
    #expect(preview.segments(["provider": "naver"])?.map(\.text) == ["עם ", "\u{2068}Naver\u{2069}"])
  }

  /// Only AuthCopy's catalogs resolve particles.
  @Test func doesNotResolveParticlesInOtherCatalogs() throws {
    let preview = try #require(try preview("{name}을(를)"))
    #expect(preview.segments(["name": "네이버"])?.map(\.text).joined() == "네이버을(를)")
    #expect(try self.preview("{name") == nil)
  }

  @Test(arguments: ["ko", "ja", "en"]) func joinedSegmentsEqualTheFormattedTextsOfOurCatalog(locale: String) throws {
    let sampler = MessageSampler(.shipped)
    for (key, _) in Catalog.shipped.keys {
      let pattern = try #require(Catalog.shipped.pattern(ofKey: key, locale: locale))
      let message = try Message(pattern, locale: locale)
      for sample in sampler.samples(ofKey: key, locale: locale).prefix(3) {
        let segments = Catalog.shipped.segments(of: message, locale: locale, sample.values.first ?? [:])
        #expect(segments?.map(\.text).joined() == sample.text)
      }
    }
  }
}
