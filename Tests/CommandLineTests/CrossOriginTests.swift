import TestSupport
import Testing

/// The origins that `serve --cors` allows.
@Suite struct CrossOriginTests {
  @Test(arguments: [
    ("https://example.com:443", "https://example.com"), ("http://example.com:80", "http://example.com"),
    ("HTTPS://Example.com:443", "https://example.com"), ("http://example.com:443", "http://example.com:443"),
  ])
  func anOriginOmitsTheDefaultPortOfItsScheme(option: String, origin: String) throws {
    let service = try RunningService(["--cors", option])
    let connection = try RawConnection(port: service.port())
    connection.send("GET /healthz HTTP/1.1\r\nHost: a\r\nOrigin: \(origin)\r\nConnection: close\r\n\r\n")
    #expect(connection.receive().contains("\r\nAccess-Control-Allow-Origin: \(origin)\r\n"))
  }
}
