import ArgumentParser
import AuthCopy
import Foundation

/// A file named on the command line; `-` is standard input.
struct InputFile {
  private static let maximumSize = 64 << 20
  let path: String

  init(_ path: String) { self.path = path }

  func read() throws -> [UInt8] {
    do throws(FileError) {
      let file =
        path == "-"
        ? try StandardStreams.readInput(maximumSize: Self.maximumSize)
        : try SourceFile(reading: path, maximumSize: Self.maximumSize, allowsPipes: true)
      return file.bytes
    } catch {
      throw failure(CatalogError(error.readDiagnostic), .inputOrOutput)
    }
  }
}
