import AuthCopy
import Foundation
import Testing

@Suite struct ArgumentValueTests {
  @Test(arguments: [
    (ArgumentValue.text("a \"b\""), #""a \"b\"""#), (.text(""), #""""#), (.text("5"), #""5""#), (.integer(5), "5"),
    (.integer(.min), "-9223372036854775808"), (.integer(.max), "9223372036854775807"), (.number(1.5), "1.5"),
    (.list([]), "[]"), (.list(["a", "b"]), #"["a","b"]"#),
    (.date(Date(timeIntervalSince1970: 1_700_000_000.25)), #"{"date":1700000000250}"#),
    (.date(Date(timeIntervalSince1970: -1)), #"{"date":-1000}"#),
  ])
  func valueEncodesAsPlainJSON(value: ArgumentValue, json: String) throws {
    #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(ArgumentValue.self, from: Data(json.utf8)) == value)
  }

  /// JSON has one number type: a number without decimals decodes as an integer, which messages print the same.
  @Test func numberWithoutDecimalsDecodesAsInteger() throws {
    let json = try JSONEncoder().encode(ArgumentValue.number(2))
    #expect(try JSONDecoder().decode(ArgumentValue.self, from: json) == .integer(2))
  }

  @Test(arguments: ["null", "true", "[1]", "{}", #"{"date":"soon"}"#, #"{"text":{"_0":"x"}}"#])
  func otherJSONIsRejected(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ArgumentValue.self, from: Data(json.utf8)) }
  }

  @Test func errorKeepsItsArgumentsWhenCoded() throws {
    let error = LoginError(
      .tooManyAttempts,
      arguments: ["seconds": 5, "name": "x", "list": ["a"], "rate": 0.5, "at": .date(Date(timeIntervalSince1970: 0))])
    let json = try JSONEncoder().encode(error)
    #expect(try JSONDecoder().decode(LoginError.self, from: json) == error)
  }
}
