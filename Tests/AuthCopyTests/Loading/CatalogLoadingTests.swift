import AuthCopy
import Foundation
import TestSupport
import Testing

/// Loading a catalog reports its errors with file, line and column.
@Suite struct CatalogLoadingTests {
  @Test func shippedCatalogEqualsTheRepositoryFolder() throws {
    #expect(try Catalog.load(from: Project.catalogs.path).version == Catalog.shipped.version)
  }

  @Test func filesMayDeclareTheirSchema() throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    try folder.replace("  \"arguments\": {\n", with: "  \"$schema\": \"x\",\n  \"arguments\": {\n", in: "kinds.json")
    try folder.replace("  \"provider\"", with: "  \"$schema\": \"x\",\n  \"provider\"", in: "codes/kakao.json")
    let catalog = try Catalog.load(from: folder.path)
    #expect(LoginError(provider: .kakao, code: "KOE320", catalog: catalog).kind == .flowExpired)
  }

  struct Damage: CustomTestStringConvertible {
    let file: String
    let old: String
    let new: String
    /// `FILE:LINE:COLUMN: MESSAGE` without the folder's path.
    let error: String

    var testDescription: String { "\(old) -> \(new)" }
  }

  @Test(arguments: [
    Damage(
      file: "kinds.json", old: "  \"arguments\": {\n", new: "  \"$schema\": {},\n  \"arguments\": {\n",
      error: "kinds.json:2:14: \"$schema\" must be a string"),
    Damage(
      file: "codes/kakao.json", old: "  \"provider\"", new: "  \"$schema\": 2020,\n  \"provider\"",
      error: "codes/kakao.json:2:14: \"$schema\" must be a string"),
    Damage(
      file: "kinds.json", old: "\"status\": 401", new: "\"status\": \"401\"",
      error: "kinds.json:44:38: \"status\" must be an integer"),
    Damage(
      file: "kinds.json", old: "\"presentation\": \"inline\"", new: "\"presentation\": \"loud\"",
      error: "kinds.json:44:59: \"presentation\" must be one of silent, inline, toast, and dialog"),
    Damage(
      file: "kinds.json", old: "\"retryable\": true", new: "\"retriable\": true",
      error: "kinds.json:44:95: a kind has no \"retriable\"; it may have arguments, broader, concealedAs, "
        + "presentation, presentationIn, recovery, retryable, and status"),
    Damage(
      file: "kinds.json", old: "\"concealedAs\": \"invalidCredentials\"", new: "\"concealedAs\": \"nothing\"",
      error: "kinds.json:59:5: passwordResetRequired is concealed as nothing, which is not a kind"),
    Damage(
      file: "kinds.json", old: "\"arguments\": [\"field\"]", new: "\"arguments\": [\"feild\"]",
      error: "kinds.json:51:121: the argument \"feild\" is not defined in kinds.json (missingField)"),
    Damage(
      file: "codes/kakao.json", old: "\"kind\": \"invalidRequest\"", new: "\"kind\": \"invalidReqest\"",
      error:
        "codes/kakao.json:36:36: kakao rest/oauth KOE001 maps to \"invalidReqest\", which is not a kind of the catalog: "
        + "did you mean \"invalidRequest\"?"),
    Damage(
      file: "copy/ko.arb", old: "\"invalidCredentials_title\": \"", new: "\"invalidCredentials_title\": \"{정보 ",
      error:
        "copy/ko.arb:7:33: the braces must contain an argument: {name}, or {name, plural, ...} (invalidCredentials_title)"
    ),
    Damage(
      file: "copy/ko.arb", old: "\"invalidCredentials_title\": \"", new: "\"invalidCredentials_title\": \"{정보}",
      error:
        "copy/ko.arb:7:33: {정보} is not declared for invalidCredentials, which accepts cause, flow, identifier, and method (invalidCredentials_title)"
    ),
    Damage(
      file: "copy/ko.arb", old: "\"@@locale\": \"ko\"", new: "\"@@locale\": \"klingon9000\"",
      error: "copy/ko.arb:2:15: \"klingon9000\" is not a locale (@@locale)"),
    Damage(
      file: "copy/ko.arb", old: "\"@@x-syntax\": \"icu\"", new: "\"@@x-tier\": \"all\"",
      error: "copy/ko.arb:3:15: \"@@x-tier\" must be one of errors"),
    Damage(
      file: "copy/ko.arb", old: "\"@@x-syntax\": \"icu\"", new: "\"@@x-direction\": \"left\"",
      error: "copy/ko.arb:3:20: \"@@x-direction\" must be one of ltr and rtl"),
    Damage(
      file: "copy/ja.arb", old: "\"@@locale\": \"ja\"", new: "\"@@locale\": \"ko\"",
      error: "copy/ko.arb:1:1: FOLDER/copy/ja.arb has the same locale, ko (@@locale)"),
    Damage(
      file: "copy/en.arb", old: "\"invalidEmail_title\"", new: "\"invalidEmail_titel\"",
      error: "kinds.json:47:5: the source has no key \"invalidEmail_title\": add it"),
    Damage(
      file: "copy/ko.arb", old: "  \"@@x-syntax\"", new: "  @@x-syntax\"",
      error: "copy/ko.arb:3:3: not JSON: expected a key in quotes, found '@'"),
  ])
  func errorsHaveMessageAndLocation(_ damage: Damage) throws {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    try folder.replace(damage.old, with: damage.new, in: damage.file)
    #expect {
      try Catalog.load(from: folder.path)
    } throws: { error in
      let line = "\(error)".replacing(
        "\(folder.path)/\(damage.error.prefix { $0 != ":" })", with: damage.error.prefix { $0 != ":" })
      return line.replacing(folder.path, with: "FOLDER") == damage.error
    }
  }

  /// Returns the error of loading a damaged catalog, with the folder's path replaced; nil if it loads.
  private func loadingError(_ damage: (TemporaryFolder) throws -> Void) throws -> String? {
    let folder = try TemporaryFolder.withCatalog(of: ["kakao"])
    try damage(folder)
    do {
      _ = try Catalog.load(from: folder.path)
      return nil
    } catch {
      return "\(error)".replacing(folder.path, with: "FOLDER")
    }
  }

  @Test func truncatedFileIsRejected() throws {
    let line = try loadingError { folder in
      let data = try Data(contentsOf: folder.url.appending(path: "copy/ja.arb"))
      try folder.write(data.prefix(30_001), to: "copy/ja.arb")
    }
    let pattern = /FOLDER\/copy\/ja\.arb:\d+:\d+: not JSON: (expected .+, found .+|not UTF-8)/
    #expect(try #require(line).wholeMatch(of: pattern) != nil, "\(line ?? "")")
  }

  @Test func nonUTF8FileIsRejected() throws {
    let line = try loadingError { try $0.write(Data([0x7B, 0x0A, 0xB7, 0xCE]), to: "copy/ko.arb") }
    #expect(line == "FOLDER/copy/ko.arb:2:1: not JSON: not UTF-8")
  }

  @Test func fileOf100MegabytesIsRejectedUnread() throws {
    let line = try loadingError { folder in
      let file = folder.url.appending(path: "copy/ko.arb")
      let handle = try FileHandle(forWritingTo: file)
      try handle.truncate(atOffset: 100 << 20)
      try handle.close()
    }
    #expect(line == "FOLDER/copy/ko.arb: has 104,857,600 bytes, which is more than the limit of 16,777,216")
  }

  @Test func missingFilesAreReported() throws {
    #expect(
      try loadingError { try FileManager.default.removeItem(at: $0.url.appending(path: "kinds.json")) }
        == "FOLDER/kinds.json: cannot be read: it does not exist")
    #expect(
      try loadingError { try FileManager.default.removeItem(at: $0.url.appending(path: "codes")) }
        == "FOLDER/codes: cannot be read: it does not exist")
    #expect(
      try loadingError { try FileManager.default.removeItem(at: $0.url.appending(path: "copy/en.arb")) }
        == "FOLDER/kinds.json: copy/ has no file for the source locale en")
  }
}
