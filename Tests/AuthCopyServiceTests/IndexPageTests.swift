import AuthCopy
import Foundation
import HTTPTypes
import Testing

@testable import AuthCopyService

/// The page at `/` for browsers.
@Suite struct IndexPageTests {
  private static let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"

  private func page(_ accept: String?, _ service: CopyService = CopyService()) -> Reply {
    send(.get, "/", headers: accept.map { [.accept: $0] } ?? [:], service: service)
  }

  @Test func browserGetsAPage() throws {
    let reply = page(Self.browser)
    #expect(reply.status == 200)
    #expect(reply.headers[.contentType] == "text/html; charset=utf-8")
    #expect(reply.headers[.vary] == "Accept")
    #expect(reply.headers[.cacheControl]?.hasPrefix("public") == true)
    #expect(reply.body.utf8.count < 2_048)
    #expect(reply.body.contains("Version \(ProgramVersion.current), catalog \(Catalog.shipped.version)"))
    #expect(!reply.body.contains("{documentation}"))
    let tag = try #require(reply.headers[.eTag])
    #expect(send(.get, "/", headers: [.accept: Self.browser, .ifNoneMatch: tag]).status == 304)
    #expect(send(.head, "/", headers: [.accept: Self.browser]).body.isEmpty)
  }

  @Test(arguments: [nil, "*/*", "application/json", "application/problem+json", "text/html;q=0"])
  func otherClientsGetNotFound(accept: String?) {
    let reply = page(accept)
    #expect(reply.status == 404)
    #expect(reply.headers[.contentType] == "application/problem+json")
    #expect(reply.headers[.vary] == "Accept, Accept-Language")
  }

  @Test func pageCanBeDisabled() {
    var options = CopyService.Options()
    options.hasPage = false
    #expect(page(Self.browser, CopyService(options: options)).status == 404)
    #expect(send(.get, "/", headers: [.accept: Self.browser], routes: .operators).status == 404)
  }

  @Test func siteAddressIsEscaped() {
    var options = CopyService.Options()
    options.documentation = "https://docs.example/\"><script>"
    let reply = page(Self.browser, CopyService(options: options))
    #expect(reply.body.contains("\"https://docs.example/&quot;>&lt;script>/\""))
  }

  @Test func everyLinkWorks() {
    let body = page(Self.browser).body
    let links = body.matches(of: /href="([^"]+)"/).map { String($0.output.1) }
    #expect(links.count >= 6)
    for link in links { #expect(send(.get, link.replacing("&amp;", with: "&")).status == 200, "\(link)") }
  }

  @Test func policyAllowsTheInlineStyle() throws {
    let reply = page(Self.browser)
    let style = try #require(reply.body.firstMatch(of: /<style>(.*?)<\/style>/)).output.1
    let digest = Process()
    let (input, output) = (Pipe(), Pipe())
    digest.executableURL = URL(filePath: "/usr/bin/sha256sum")
    digest.standardInput = input
    digest.standardOutput = output
    try digest.run()
    try input.fileHandleForWriting.write(contentsOf: Data(style.utf8))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let bytes = stride(from: 0, to: 64, by: 2).compactMap { index in
      UInt8(text.dropFirst(index).prefix(2), radix: 16)
    }
    let policy = reply.headers[HTTPField.Name("Content-Security-Policy")!]
    #expect(policy?.contains("style-src 'sha256-\(Data(bytes).base64EncodedString())'") == true)
  }
}
