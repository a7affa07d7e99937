import ArgumentParser

/// The exit statuses beside success; wrong usage is ArgumentParser's own 64.
extension ExitCode {
  static let findings = ExitCode(1)
  static let notFound = ExitCode(1)
  static let inputOrOutput = ExitCode(2)
}

/// Writes one line to standard error and gives the status to leave with.
func failure(_ message: some CustomStringConvertible, _ code: ExitCode) -> ExitCode {
  StandardStreams.writeError("auth-copy: \(message)\n")
  return code
}
