import ArgumentParser
import AuthCopy
import Foundation

/// A file that the command line named; `-` is standard input.
struct InputFile {
  private static let maximumSize = 64 << 20
  let path: String

  init(_ path: String) { self.path = path }

  func read() throws -> [UInt8] {
    if path == "-" { return Array(FileHandle.standardInput.readDataToEndOfFile()) }
    do {
      return try SourceFile(reading: path, maximumSize: Self.maximumSize, allowsPipes: true).bytes
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }
}
