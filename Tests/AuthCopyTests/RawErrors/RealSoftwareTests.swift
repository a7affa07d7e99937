import Foundation
import MessageFiles
import TestSupport
import Testing

@testable import AuthCopy

/// What real servers, frameworks and SDKs printed (`Tests/RealSoftware`), and how it is read.
///
/// Each error was provoked, and its label was written beside the provocation, before any reading; labels that the
/// definitions of the kinds contradict, or that were too narrow by them, were corrected later.
/// `AUTH_COPY_UPDATE_SNAPSHOT=1 swift test --filter RealSoftwareTests` rewrites the table of the readings.
@Suite struct RealSoftwareTests {
  /// An error in the forms in which it reaches a log or a handler.
  private struct Record: Decodable {
    let provider: String
    let provoked: String
    let flow: String?
    let status: Int?
    let headers: [String: String]?
    let forms: [String: String]
    let kind: String
    let also: [String]?
    let field: String?
    let arguments: [String: Int]?

    /// The forms as a handler passes them on: in place of an empty body, the header that tells what is wrong.
    var payloads: [String] {
      forms.sorted { $0.key < $1.key }.map { name, text in
        name == "body" && text.allSatisfy(\.isWhitespace) ? headers?["www-authenticate"] ?? text : text
      }
    }

    func reading(as provider: Provider) -> [LoginError] {
      payloads.map { payload in
        LoginError(
          provider: provider, payload: payload.utf8, status: status,
          retryAfter: headers?["retry-after"].flatMap { Int($0) }, flow: flow.flatMap(Flow.init), catalog: .shipped)
      }
    }
  }

  private static func records() throws -> [(program: String, records: [Record])] {
    let folder = Project.root.appending(path: "Tests/RealSoftware/records")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "jsonl" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return try files.map { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      let records = try lines.map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
      return (file.deletingPathExtension().lastPathComponent, records)
    }
  }

  /// A body that a program parsed and logged is read like the body itself.
  @Test(arguments: PrintingLanguage.allCases) func printedObjectsAreReadLikeJSON(language: PrintingLanguage) throws {
    var count = 0
    var differences: [String] = []
    for record in try Self.records().flatMap(\.records) {
      for body in record.forms.values {
        guard let node = try? JSONParser.parse(Array(body.utf8)), node.members?.isEmpty == false else { continue }
        count += 1
        let kinds = [body, language.printed(node)].map { text in
          LoginError(
            provider: Provider(rawValue: record.provider), payload: text.utf8, status: record.status,
            flow: record.flow.flatMap(Flow.init), catalog: .shipped
          ).kind
        }
        if kinds[0] != kinds[1] { differences.append("\(kinds[0]), but \(kinds[1]) in \(language.printed(node))") }
      }
    }
    #expect(count > 800)
    #expect(differences.count * 100 <= count, "\(differences.joined(separator: "\n"))")
  }

  @Test func realErrorsAreReadAsInTheBaseline() throws {
    let rows = try Self.records().flatMap { program, records in
      records.enumerated().map { index, record in
        let kinds = [Provider(rawValue: record.provider), .any].map { provider in
          Set(record.reading(as: provider).map(\.kind.rawValue)).sorted().joined(separator: " ")
        }
        return [program, String(format: "%03d", index + 1), record.provoked, record.kind] + kinds
      }
    }
    let differences = try FixtureTable("raw-errors/real-software.tsv").differences(from: rows)
    #expect(differences.isEmpty, "\(differences.prefix(40).joined(separator: "\n"))")
  }

  @Test func labelsAreKindsAndFields() throws {
    for (program, records) in try Self.records() {
      for record in records {
        for kind in [record.kind] + (record.also ?? []) {
          #expect(Catalog.shipped.definition(of: Kind(rawValue: kind)) != nil, "\(program): \(kind)")
        }
        #expect(!record.forms.isEmpty, "\(program): \(record.provoked)")
        if let flow = record.flow { #expect(Flow(rawValue: flow) != nil, "\(program): \(flow)") }
      }
    }
  }
}
