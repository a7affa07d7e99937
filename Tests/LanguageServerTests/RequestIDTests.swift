import AuthCopy
import AuthCopyLint
import CatalogLint
import LanguageServer
import Testing

/// Ids of requests, which responses repeat unchanged (JSON-RPC 2.0, section 4).
@Suite struct RequestIDTests {
  private func responses(_ message: String) -> [String] {
    var server = LanguageServer(Linter(rules: .authCopy))
    return server.receive(Array(message.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["2.5", "1e3", "99999999999999999999", "-1", #""a""#])
  func aResponseHasTheIDOfItsRequest(id: String) {
    let messages = responses(#"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"capabilities":{}}}"#)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"result":"#) == true)
  }

  @Test(arguments: ["null", "true", "[1]", "{}"])
  func anInvalidIDIsAnError(id: String) throws {
    let messages = responses(#"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"capabilities":{}}}"#)
    let response = try JSONParser.parse(Array(try #require(messages.first).utf8))
    #expect(messages.count == 1)
    #expect(response["error"]?["code"]?.integer == -32_600)
    if case .null? = response["id"]?.content {} else { Issue.record("the id is not null") }
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}"#,
  ])
  func aNotificationAndAnErrorGetNoResponse(message: String) { #expect(responses(message) == []) }
}
