import AuthCopy
import AuthCopyLint
import CatalogEditing
import CatalogFormats
import CatalogLint
import Foundation
import LanguageServer
import TestSupport

/// A language server for a folder, which tests call without pipes.
struct ServerFixture {
  let folder: TemporaryFolder
  var server = LanguageServer(Linter(rules: .authCopy))
  private var lastID = 0
  private var versions: [String: Int] = [:]
  /// The diagnostics that were sent last, by file name.
  private(set) var diagnostics: [String: [JSONNode]] = [:]

  init(_ folder: TemporaryFolder, capabilities: String = "{}", locale: String = "en") {
    self.folder = folder
    _ = request("initialize", #"{"rootUri":"\#(uri(""))","locale":"\#(locale)","capabilities":\#(capabilities)}"#)
    notify("initialized", "{}")
  }

  init(_ files: [String: String], capabilities: String = "{}", locale: String = "en") throws {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    self.init(folder, capabilities: capabilities, locale: locale)
  }

  func uri(_ name: String) -> String { "file://\(folder.path)" + (name.isEmpty ? "" : "/\(name)") }

  /// - Returns: the response, which has a `result` or an `error`.
  mutating func request(_ method: String, _ parameters: String) -> JSONNode {
    lastID += 1
    let responses = server.receive(
      Array(#"{"jsonrpc":"2.0","id":\#(lastID),"method":"\#(method)","params":\#(parameters)}"#.utf8))
    guard responses.count == 1, let node = try? JSONParser.parse(responses[0]), node["id"]?.integer == lastID else {
      return Self.missingResponse
    }
    return node
  }

  /// The value for a missing response.
  private static let missingResponse = try! JSONParser.parse(Array("null".utf8))

  mutating func notify(_ method: String, _ parameters: String) {
    _ = server.receive(Array(#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#.utf8))
  }

  /// Opens a file with its content on disk, or with other content.
  mutating func open(_ name: String, text: String? = nil) throws {
    versions[name] = 1
    let text = try text ?? folder.text(of: name)
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri(name))","languageId":"arb","version":1,"text":\#(Self.quoted(text))}}"#)
    settle()
  }

  /// Replaces the first occurrence of a text, which must be within a line.
  ///
  /// - Parameter settles: whether to run the background checks before the diagnostics are collected.
  mutating func replace(_ old: String, with new: String, in name: String, settles: Bool = true) throws {
    let (line, start) = try position(of: old, in: name)
    let end = start + old.utf16.count
    versions[name, default: 1] += 1
    notify(
      "textDocument/didChange",
      #"""
      {"textDocument":{"uri":"\#(uri(name))","version":\#(versions[name] ?? 0)},"contentChanges":[{"range":{"start":
      {"line":\#(line),"character":\#(start)},"end":{"line":\#(line),"character":\#(end)}},"text":\#(Self.quoted(new))}]}
      """#)
    contents[name] = try text(of: name).replacing(old, with: new, maxReplacements: 1)
    if settles { settle() } else { collect(server.publish()) }
  }

  /// The contents of edited files, by name.
  private var contents: [String: String] = [:]

  func text(of name: String) throws -> String { try contents[name] ?? folder.text(of: name) }

  /// Returns the line and the UTF-16 column at which a text begins.
  func position(of text: String, in name: String) throws -> (line: Int, character: Int) {
    let lines = try self.text(of: name).split(separator: "\n", omittingEmptySubsequences: false)
    guard let line = lines.firstIndex(where: { $0.contains(text) }), let range = lines[line].range(of: text) else {
      throw CocoaError(.formatting)
    }
    return (line, lines[line].utf16.distance(from: lines[line].startIndex, to: range.lowerBound))
  }

  /// Returns the parameters of a request about the position after a text.
  ///
  /// - Parameter members: more members in JSON, after a comma.
  func parameters(after text: String, in name: String, adding members: String = "") throws -> String {
    let (line, character) = try position(of: text, in: name)
    return #"""
      {"textDocument":{"uri":"\#(uri(name))"},"position":{"line":\#(line),"character":\#(character + text.utf16.count)}\#(members)}
      """#
  }

  /// Runs the background jobs, and collects the diagnostics.
  mutating func settle() {
    while let job = server.nextJob() { server.finish(job.run()) }
    collect(server.publish())
  }

  private mutating func collect(_ messages: [[UInt8]]) {
    for message in messages {
      guard let parameters = (try? JSONParser.parse(message))?["params"], let uri = parameters["uri"]?.string,
        uri.hasPrefix(self.uri(""))
      else { continue }
      diagnostics[String(uri.dropFirst(self.uri("").count + 1))] = parameters["diagnostics"]?.array ?? []
    }
  }

  /// Returns the diagnostics of a file as `CODE LINE:CHARACTER-LINE:CHARACTER`.
  func codesAndRanges(_ name: String) -> [String] {
    (diagnostics[name] ?? []).map { "\($0["code"]?.string ?? "") \($0["range"].map(Self.text) ?? "")" }
  }

  static func text(of range: JSONNode) -> String {
    func position(_ key: String) -> String {
      "\(range[key]?["line"]?.integer ?? -1):\(range[key]?["character"]?.integer ?? -1)"
    }
    return "\(position("start"))-\(position("end"))"
  }

  static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  /// Returns the content of a file after the edits of a response.
  func applying(_ edit: JSONNode?, to name: String) throws -> String {
    var document = TextDocument(Array(try text(of: name).utf8))
    let edits = edit?["changes"]?[uri(name)]?.array ?? edit?.array ?? []
    for edit in edits.reversed() {
      func offset(_ key: String) -> Int {
        let node = edit["range"]?[key]
        let position = TextPosition(line: node?["line"]?.integer ?? 0, character: node?["character"]?.integer ?? 0)
        return document.offset(of: position, in: .utf16)
      }
      document.apply(TextEdit(offset("start")..<offset("end"), edit["newText"]?.string ?? ""))
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }
}
