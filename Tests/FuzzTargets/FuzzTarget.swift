import AuthCopy
import AuthCopyLint
import AuthCopyService
import CatalogFormats
import CatalogLint
import Foundation
import LanguageServer
import NIOCore
import NIOEmbedded
import NIOHTTP1

/// An invariant that must hold for any input bytes.
///
/// `Scripts/check/fuzz` generates inputs; the tests check the inputs that it has saved.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case json, message, fixer, `protocol`, compiled, error, head
  case po, properties, android, strings, xcstrings, xliff

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
    case .error: try checkError(bytes)
    case .head: try checkHead(bytes)
    case .po: try checkFile(bytes, at: "ko.po", .po)
    case .properties: try checkFile(bytes, at: "m_ko.properties", .properties)
    case .android: try checkFile(bytes, at: "values-ko/strings.xml", .android)
    case .strings: try checkFile(bytes, at: "ko.lproj/L.strings", .strings)
    case .xcstrings: try checkFile(bytes, at: "L.xcstrings", .xcstrings)
    case .xliff: try checkFile(bytes, at: "m.ko.xlf", .xliff)
    }
  }
}

/// The invariant that an input breaks.
package struct BrokenInvariant: Error, CustomStringConvertible {
  package let description: String
}

func demand(_ holds: Bool, _ description: String) throws {
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
  let fixer = Fixer(Linter(rules: .authCopy))
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
    var server = LanguageServer(Linter(rules: .authCopy))
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

/// Checks that a raw error means the same between blanks, and that its copy and its explanation are JSON of its kind.
///
/// It is read as an error of an unknown provider, and of a provider that depends on the length of the input.
private func checkError(_ bytes: [UInt8]) throws {
  let catalog = Catalog.shipped
  for provider in [.any, catalog.providers[bytes.count % catalog.providers.count]] {
    let error = LoginError(provider: provider, payload: bytes)
    if bytes.count < 1_000, bytes.first != 0xEF, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil {
      let again = LoginError(provider: provider, payload: [0x0A, 0x20] + bytes + [0x20, 0x0A])
      try demand(again == error, "blanks change \(error) to \(again)")
    }
    var json = JSONWriter()
    json.object { json in
      let writer = CopyWriter(catalog, locale: "ko", disclosure: .strict)
      writer.writeMembers(of: error, given: [:], alsoIgnored: [], to: &json)
    }
    try demand((try? JSONParser.parse(json.bytes)["kind"]?.string) != nil, "the copy is not JSON")
    json = JSONWriter()
    json.object { json in
      let explanation = catalog.explanation(
        ofPayload: bytes, provider: provider, surface: nil, status: nil, retryAfter: nil, flow: nil, under: .strict)
      explanation.writeMembers(alsoIgnored: [], in: .en, to: &json)
    }
    let kind = try? JSONParser.parse(json.bytes)["kind"]?.string
    try demand(kind == error.kind.rawValue, "the explanation has another kind than the error")
  }
}

/// The service whose responses to heads are checked.
private let service = CopyService()

/// Checks that each request has a response with a well-formed head and the length that it declares.
///
/// What follows a head is the body of a `POST`, and the next request of other methods.
private func checkHead(_ bytes: [UInt8]) throws {
  let channel = EmbeddedChannel()
  defer { _ = try? channel.finish(acceptAlreadyClosed: true) }
  try channel.pipeline.syncOperations.addHandler(ByteToMessageHandler(HTTPRequestDecoder()))
  guard (try? channel.writeInbound(ByteBuffer(bytes: bytes))) != nil else { return }
  while let part = try channel.readInbound(as: HTTPServerRequestPart.self) {
    guard case .head(let head) = part else { continue }
    let body = head.method == .POST ? bytes.split(separator: 0x0A).last ?? [] : []
    let response = service.response(to: head, body: Array(body))
    let text = String(decoding: response.readableBytesView, as: UTF8.self)
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    try demand(parts.count == 2 && text.hasPrefix("HTTP/1.1 "), "the response has no head")
    var names: Set<Substring> = []
    for line in parts[0].split(separator: "\r\n").dropFirst() {
      let field = line.split(separator: ": ", maxSplits: 1)
      try demand(field.count == 2 && names.insert(field[0]).inserted, "the field \(line) is malformed or repeated")
      try demand(field[1].unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) }, "a field is not ASCII")
      if field[0] == "Content-Length", head.method != .HEAD {
        try demand(Int(field[1]) == response.readableBytes - parts[0].utf8.count - 4, "the length is wrong")
      }
    }
  }
}
