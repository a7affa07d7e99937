import AuthCopy
import HTTPTypes
import Testing

@testable import AuthCopyService

/// Numbers in a batch, which are integers if their fraction is zero (JSON Schema, section 6.1.1).
@Suite struct ErrorBatchTests {
  private func item(_ members: String) throws -> JSONNode {
    let reply = send(
      .post, "/v1/errors?disclosure=helpful", #"{"errors":[{"provider":"firebase",\#(members)}]}"#,
      service: Self.service)
    return try #require(try JSONParser.parse(Array(reply.body.utf8))["errors"]?.array?.first)
  }

  private static let service = CopyService(
    options: {
      var options = CopyService.Options()
      options.disclosureCeiling = .helpful
      return options
    }())

  @Test(arguments: ["17009", "17009.0", "1.7009e4"]) func codeMayHaveAZeroFraction(code: String) throws {
    #expect(try item(#""code":\#(code),"id":3.0"#)["kind"]?.string == "invalidCredentials")
    #expect(try item(#""code":\#(code),"id":3.0"#)["id"]?.integer == 3)
  }

  @Test(arguments: ["17009.5", "1e300"]) func codeWithAFractionIsRejected(code: String) throws {
    #expect(try item(#""code":\#(code)"#)["field"]?.string == "errors[0].code")
  }

  @Test func statusAndRetryAfterMayHaveAZeroFraction() throws {
    let copy = try item(#""payload":{},"status":429.0,"retryAfter":30.0"#)
    #expect(copy["kind"]?.string == "tooManyAttempts")
    #expect(copy["ignored"] == nil)
    #expect(copy["message"]?.string == "Try again in 30 seconds.")
  }
}
