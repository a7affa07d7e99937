import AuthCopy
import Foundation
import TestSupport
import Testing

/// Every change to a catalog's files changes their signature.
@Suite struct FileSignatureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{}", to: "1/overlay/copy/en.arb")
    try folder.write("{}", to: "1/overlay/codes/kakao.json")
    try folder.write("{}", to: "2/overlay/copy/en.arb")
    try link("current", to: "1")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
  }

  private var signature: FileSignature { FileSignature(of: ["\(folder.path)/current/overlay"]) }

  @Test func signatureIsStableWithoutChanges() throws {
    #expect(signature == signature)
    #expect(FileSignature(of: ["/nowhere"]) == FileSignature(of: ["/nowhere"]))
  }

  @Test func rewritingACompiledCatalogChangesTheSignature() throws {
    let path = "\(folder.path)/catalog.json"
    let before = FileSignature(of: [path])
    try folder.write("{}", to: "catalog.json")
    let written = FileSignature(of: [path])
    #expect(written != before)
    try folder.write("{ }", to: "catalog.json")
    #expect(FileSignature(of: [path]) != written)
  }

  @Test func replacingALinkInThePathChangesTheSignature() throws {
    let before = signature
    try link("next", to: "2")
    #expect(rename("\(folder.path)/next", "\(folder.path)/current") == 0)
    #expect(signature != before)
  }

  @Test(arguments: ["1", "1/overlay", "1/overlay/copy", "1/overlay/copy/en.arb", "current"])
  func removingAndRestoringAFileChangesTheSignature(name: String) throws {
    let before = signature
    let aside = "\(folder.path)/aside"
    #expect(rename("\(folder.path)/\(name)", aside) == 0)
    let without = signature
    #expect(without != before)
    try FileManager.default.copyItem(atPath: aside, toPath: "\(folder.path)/\(name)")
    #expect(signature != without)
  }

  @Test func contentOfTheSameSizeAndDateChangesTheSignature() throws {
    let file = "\(folder.path)/1/overlay/copy/en.arb"
    let before = signature
    let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
    try folder.write("[]", to: "new")
    try FileManager.default.setAttributes([.modificationDate: try #require(date)], ofItemAtPath: "\(folder.path)/new")
    #expect(rename("\(folder.path)/new", file) == 0)
    #expect(signature != before)
  }

  @Test func brokenLinkDiffersFromAMissingFile() throws {
    let before = signature
    try link("1/overlay/kinds.json", to: "nowhere")
    #expect(signature != before)
  }
}
