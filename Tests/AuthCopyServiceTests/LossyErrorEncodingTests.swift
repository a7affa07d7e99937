import AuthCopy
import HTTPTypes
import TestSupport
import Testing

@testable import AuthCopyService

/// JavaScript errors that were sent without their message.
@Suite struct LossyErrorEncodingTests {
  private func ignored(_ body: String, _ query: String = "", of provider: String = "any") -> [String]? {
    var options = CopyService.Options()
    options.disclosureCeiling = .helpful
    let response = send(
      .post, "/v1/errors/\(provider)\(query)", body, service: CopyService(catalog: .shipped, options: options))
    return response["ignored"]?.array?.compactMap(\.string)
  }

  @Test(arguments: [
    "{}", " {} ", "null", "[object Object]", #"{"name":"NewException","$fault":"client","$metadata":{}}"#,
    #"{"name":"CodeMismatchException","$metadata":{"httpStatusCode":400}}"#,
  ]) func lostMessagesAreReported(body: String) {
    #expect(ignored(body) == ["message"])
    #expect(ignored(body, of: "cognito") == ["message"])
  }

  @Test func lostMessagesInABatchAreReported() {
    let response = send(
      .post, "/v1/errors",
      #"{"errors":[{"provider":"any","payload":{}},{"provider":"any","payload":{},"status":500},{"provider":"any","payload":"KOE320"}]}"#
    )
    let ignored = response["errors"]?.array?.map { $0["ignored"]?.array?.compactMap(\.string) }
    #expect(ignored == [["message"], nil, nil])
  }

  @Test(arguments: [
    #"{"name":"CodeMismatchException","message":"Invalid code","$metadata":{}}"#, #"{"code":"auth/invalid-email"}"#,
    "KOE320", #"{"Message":"x","$fault":"client"}"#,
  ]) func otherErrorsAreNotReported(body: String) {
    #expect(ignored(body) == nil)
  }

  /// Errors that are concealed as the same kind have equal responses, with or without a message.
  @Test func concealedErrorsAreNotReported() {
    let body = #"{"name":"NotAuthorizedException","$fault":"client","$metadata":{}}"#
    #expect(ignored(body, of: "cognito") == nil)
    #expect(ignored(body, "?disclosure=helpful", of: "cognito") == ["message"])
  }
}
