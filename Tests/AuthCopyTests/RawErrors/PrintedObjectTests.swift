import MessageFiles
import Testing

@testable import AuthCopy

/// Objects as programming languages print them are parsed.
@Suite struct PrintedObjectTests {
  @Test(arguments: [
    ("{'error': None, 'errors': (1, -1.5, True,), }", "{'error': None, 'errors': [1, -1.5, True]}"),
    (#"{:a=>"x", "b"=>:c, d: nil}"#, "{'a': 'x', 'b': 'c', 'd': None}"),
    (
      "{\n  a: 'it\\'s' +\n    \" x\",\n  b: [ [Object] ], c: undefined }",
      #"{'a': 'it\'s x', 'b': [['Object']], 'c': None}"#
    ),
    ("{'a': [ErrorDetail(string='x', code='y')], 'b': Now()}", "{'a': ['x'], 'b': None}"),
    ("{ a: ApiError { b: 1 }, c: u'\\n', d: 2026-01-02 03:04 }", "{'a': {'b': 1}, 'c': '\n', 'd': '2026-01-02 03:04'}"),
    ("{code: 1, message: a b, and more}", nil), ("{'a': 'x}", nil), ("{'a'}", nil), ("{a: }", nil),
  ]) func objectIsParsed(text: String, printed: String?) {
    let parsed = PrintedObjectParser.parse(at: 0, of: Array(text.utf8))
    #expect(parsed.map { PrintingLanguage.python.printed($0.node) } == printed)
    #expect(parsed == nil || parsed?.end == text.utf8.count)
  }
}

/// A programming language that prints objects in its own way.
enum PrintingLanguage: CaseIterable {
  case python, ruby, rubyWithSymbols, node

  func printed(_ node: JSONNode) -> String {
    switch node.content {
    case .null: [.python: "None", .node: "null"][self] ?? "nil"
    case .bool(let flag): self == .python ? (flag ? "True" : "False") : "\(flag)"
    case .number(let text): text
    case .string(let text): quoted(text)
    case .array(let elements): "[\(elements.map(printed).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { key($0.key) + printed($0.value) }.joined(separator: ", "))}"
    }
  }

  private func key(_ key: String) -> String {
    switch self {
    case .python: "\(quoted(key)): "
    case .ruby: "\(quoted(key))=>"
    case .rubyWithSymbols: key.contains { !$0.isLetter && $0 != "_" } ? ":\(quoted(key))=>" : ":\(key)=>"
    case .node: key.contains { !$0.isLetter && $0 != "_" } ? "\(quoted(key)): " : "\(key): "
    }
  }

  private func quoted(_ text: String) -> String {
    self == .python || self == .node ? "'\(text.escapedForPython)'" : "\"\(text.escapedForJSON)\""
  }
}
