import ArgumentParser
import AuthCopy
import Foundation

/// A file that the command line named; `-` is standard input.
struct InputFile {
  private static let maximumSize = 64 << 20
  let path: String

  init(_ path: String) { self.path = path }

  func read() throws -> [UInt8] {
    if path == "-" { return try readStandardInput() }
    do {
      return try SourceFile(reading: path, maximumSize: Self.maximumSize, allowsPipes: true).bytes
    } catch {
      throw failure(error, .inputOrOutput)
    }
  }

  private func readStandardInput() throws -> [UInt8] {
    do {
      return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw failure("-: cannot be read: \(error.reasonInWords)", .inputOrOutput)
    }
  }
}
