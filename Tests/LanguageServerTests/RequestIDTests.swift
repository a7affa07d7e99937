import AuthCopy
import CatalogLint
import LanguageServer
import Testing

/// Ids of requests, which come back as they are (JSON-RPC 2.0, section 4).
@Suite struct RequestIDTests {
  private func answers(_ message: String) -> [String] {
    var server = LanguageServer(Linter())
    return server.receive(Array(message.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["2.5", "1e3", "99999999999999999999", "-1", #""a""#])
  func aRequestIsAnsweredUnderItsID(id: String) {
    let found = answers(#"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"capabilities":{}}}"#)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(#"{"jsonrpc":"2.0","id":\#(id),"result":"#) == true)
  }

  @Test(arguments: ["null", "true", "[1]", "{}"])
  func aRequestWithoutAValidIDIsAnsweredWithAnError(id: String) throws {
    let found = answers(#"{"jsonrpc":"2.0","id":\#(id),"method":"initialize","params":{"capabilities":{}}}"#)
    let answer = try JSONParser.parse(Array(try #require(found.first).utf8))
    #expect(found.count == 1)
    #expect(answer["error"]?["code"]?.integer == -32_600)
    if case .null? = answer["id"]?.content {} else { Issue.record("the id is not null") }
  }

  @Test(arguments: [
    #"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#,
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}"#,
  ])
  func aNotificationAndAnErrorAreNotAnswered(message: String) { #expect(answers(message) == []) }
}
