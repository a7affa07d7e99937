import AuthCopy
import CatalogLint
import Foundation
import LanguageServer

/// An invariant that must hold for any input bytes.
///
/// `Scripts/check/fuzz` generates inputs; the tests check the inputs that it has saved.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case json, message, fixer, `protocol`, compiled

  /// Checks the invariant for an input.
  ///
  /// - Throws: `BrokenInvariant` if it does not hold.
  package func check(_ bytes: [UInt8]) throws {
    switch self {
    case .json: try checkJSON(bytes)
    case .message: try checkMessage(bytes)
    case .fixer: try checkFixer(bytes)
    case .protocol: try checkProtocol(bytes)
    case .compiled: try checkCompiled(bytes)
    }
  }
}

/// The invariant that an input breaks.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String
}

private func demand(_ holds: Bool, _ description: String) throws {
  if !holds { throw BrokenInvariant(description: description) }
}

/// Checks that a valid compiled catalog has copy for each kind and key in each locale.
private func checkCompiled(_ bytes: [UInt8]) throws {
  let document = CatalogDocument([CatalogFiles(compiled: SourceFile(path: "fuzz", bytes: bytes))])
  guard document.diagnostics(limit: 1).isEmpty else { return }
  let catalog = Catalog(compiling: document)
  for locale in catalog.supportedLocales + ["und"] {
    for definition in catalog.definitions {
      let copy = catalog.copy(for: LoginError(definition.kind), locale: locale, disclosure: .helpful)
      try demand(copy.kind == definition.kind, "the copy has another kind")
    }
    for key in catalog.keys.map({ TextKey(rawValue: $0.key) }) {
      _ = try? catalog.text(key, locale: locale, arguments: ["n": .number(-1.5e300)])
    }
  }
  for table in catalog.codeTables {
    for row in table.surfaces.flatMap(\.rows) {
      _ = LoginError(provider: table.provider, code: RawCode(row.code), catalog: catalog)
    }
  }
}

/// Checks that the strings of valid JSON survive writing and parsing.
private func checkJSON(_ bytes: [UInt8]) throws {
  guard let node = try? JSONParser.parse(bytes) else { return }
  let file = SourceFile(path: "fuzz", bytes: bytes)
  for member in node.members ?? [] {
    guard let text = member.value.string else { continue }
    let end = file.offset(inString: member.value.range, of: text, decodedOffset: text.utf8.count)
    try demand(end <= member.value.range.upperBound, "an offset after its string")
    var writer = JSONWriter()
    writer.value(text)
    guard let again = try? JSONParser.parse(writer.bytes), again.string == text else {
      throw BrokenInvariant(description: "a string changed when it was written")
    }
  }
}

/// Checks that a valid message survives writing and parsing, and formats in Korean without a crash.
private func checkMessage(_ bytes: [UInt8]) throws {
  guard let text = String(validating: bytes, as: UTF8.self), let nodes = try? MessageParser().parse(text).nodes else {
    return
  }
  guard let again = try? MessageParser().parse(nodes.pattern).nodes else {
    throw BrokenInvariant(description: "a pattern does not parse again")
  }
  try demand(again.pattern == nodes.pattern, "a pattern changed")
  for value in [ArgumentValue.integer(3), .text("카카오"), .number(1.5)] {
    let values = Dictionary(nodes.arguments.map { ($0.name, value) }, uniquingKeysWith: { $1 })
    _ = try? Message(text, locale: "ko").format(values)
  }
}

/// Checks that a second fix changes nothing, and that a fixed message parses.
///
/// The input is a source text and a translation, separated by a NUL.
private func checkFixer(_ bytes: [UInt8]) throws {
  let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2, let source = String(validating: parts[0], as: UTF8.self),
    let translation = String(validating: parts[1], as: UTF8.self)
  else { return }
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "fuzz-\(ProcessInfo.processInfo.processIdentifier)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  func write(_ text: String, _ name: String) throws {
    var json = JSONWriter()
    json.object { $0.member("k", text) }
    try Data(json.bytes).write(to: folder.appending(path: name))
  }
  try write(source, "en.json")
  try write(translation, "ko.json")
  let fixer = Fixer(Linter())
  let changes = fixer.fix([folder.path]).changes
  try demand(Fixer.write(changes).isEmpty, "a fixed file could not be written")
  let again = fixer.fix([folder.path]).changes
  try demand(again.isEmpty, "a second fix changed something")
  for change in changes where change.path.hasSuffix("ko.json") {
    guard let text = try? JSONParser.parse(change.new)["k"]?.string else {
      throw BrokenInvariant(description: "a fixed file is not JSON")
    }
    try demand((try? MessageParser().parse(text)) != nil, "a fixed message does not parse")
  }
}

/// Checks that each request has one response, and that responses do not depend on how the bytes are split.
private func checkProtocol(_ bytes: [UInt8]) throws {
  func responses(inPiecesOf length: Int) throws -> [[UInt8]] {
    var framing = MessageFraming()
    var server = LanguageServer(Linter())
    var responses: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: length) {
      framing.feed(bytes[start..<min(start + length, bytes.count)])
      while let message = try? framing.next() {
        let sent = server.receive(message)
        if case .request? = try? RPCMessage(message) {
          try demand(sent.count == 1, "a request has \(sent.count) responses")
        }
        for response in sent { try demand((try? JSONParser.parse(response)) != nil, "a response is not JSON") }
        responses += sent
      }
    }
    return responses
  }
  try demand(responses(inPiecesOf: 7) == responses(inPiecesOf: max(bytes.count, 1)), "responses depend on the pieces")
}
