import ArgumentParser
import AuthCopy
import CatalogExport

extension OutputFolder {
  /// Writes files, and reports those that prevented it, or that were kept because they were edited.
  @discardableResult
  func report(command: String, _ write: () throws(WriteError) -> Outcome) throws -> Outcome {
    func text(_ name: String, _ files: [String]) -> String {
      CommandMessage.text(
        name,
        [
          "path": .text(path), "count": .integer(Int64(files.count)), "command": .text(command),
          "files": .text(files.joined(separator: ", ")),
        ])
    }
    do throws(WriteError) {
      let outcome = try write()
      if !outcome.editedFiles.isEmpty {
        StandardStreams.writeError("auth-copy: \(text("kept-files", outcome.editedFiles))\n")
      }
      return outcome
    } catch {
      switch error {
      case .foreignFiles(let files): throw failure(text("foreign-files", files), .inputOrOutput)
      case .failed(let error): throw failure(error, .inputOrOutput)
      }
    }
  }
}
