import AuthCopy
import Foundation
import TestSupport
import Testing

/// Pipes, sockets, folders, devices and broken links in place of a catalog's files.
@Suite struct IrregularFileTests {
  enum Obstacle: String, CaseIterable {
    case fifo, folder, socket, device, linkToFIFO

    func make(at path: String) throws {
      switch self {
      case .fifo: try #require(mkfifo(path, 0o600) == 0)
      case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .socket: try bindSocket(to: path)
      case .device: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/zero")
      case .linkToFIFO:
        try #require(mkfifo(path + ".fifo", 0o600) == 0)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".fifo")
      }
    }

    private func bindSocket(to path: String) throws {
      let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      defer { close(descriptor) }
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      try #require(bytes.count < MemoryLayout.size(ofValue: address.sun_path))
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      let isBound = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
      try #require(isBound)
    }
  }

  /// Returns a folder with a few files of the shipped catalog, except those whose path begins with `part`.
  private static func catalog(without part: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = ["codes/kakao.json", "codes/naver.json", "copy/en.arb", "copy/ja.arb", "kinds.json"]
    for name in files where !name.hasPrefix(part) {
      try folder.write(Data(contentsOf: Project.catalogs.appending(path: name)), to: name)
    }
    return folder
  }

  private func loadingError(of folder: TemporaryFolder, asOverlay: Bool = true) -> String? {
    do {
      _ = try asOverlay ? Catalog.load(overlay: folder.path) : Catalog.load(from: folder.path)
      return nil
    } catch {
      return "\(error)".replacing(folder.path, with: "FOLDER")
    }
  }

  @Test(.timeLimit(.minutes(10)), arguments: Obstacle.allCases, ["kinds.json", "codes/kakao.json", "copy/ja.arb"])
  func irregularFilesAreRejectedAtOnce(obstacle: Obstacle, file: String) throws {
    let folder = try Self.catalog(without: file)
    try obstacle.make(at: "\(folder.path)/\(file)")
    for asOverlay in [true, false] {
      #expect(
        loadingError(of: folder, asOverlay: asOverlay) == "FOLDER/\(file): cannot be read: it is not a regular file")
    }
  }

  @Test(arguments: ["kinds.json", "codes", "copy"], ["nowhere", "LOOP"])
  func brokenLinkIsNotAMissingPart(part: String, target: String) throws {
    let folder = try Self.catalog(without: part)
    #expect(loadingError(of: folder) == nil)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(part)", withDestinationPath: target == "LOOP" ? part : target)
    #expect(loadingError(of: folder) == "FOLDER/\(part): cannot be read: it is a symbolic link to a missing file")
  }

  @Test func overlayMustBeAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "file")
    #expect(throws: CatalogError.self) { try Catalog.load(overlay: "\(folder.path)/file") }
  }
}
