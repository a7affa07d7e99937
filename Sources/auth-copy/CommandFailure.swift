import ArgumentParser
import AuthCopy

/// The exit statuses beside success; wrong usage is ArgumentParser's own 64.
extension ExitCode {
  static let findings = ExitCode(1)
  static let notFound = ExitCode(1)
  static let inputOrOutput = ExitCode(2)
}

/// Writes one line to standard error and gives the status to exit with.
func failure(_ line: String, _ code: ExitCode) -> ExitCode {
  StandardStreams.writeError("auth-copy: \(line)\n")
  return code
}

/// Writes what is wrong to standard error and gives the status to exit with.
func failure(_ error: CatalogError, _ code: ExitCode) -> ExitCode {
  failure(error.line(in: CommandMessage.language), code)
}
