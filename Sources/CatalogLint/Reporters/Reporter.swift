/// Writes a report in one output format.
public protocol Reporter: Sendable {
  /// Writes the report in UTF-8, without a final newline.
  func bytes(of report: LintReport) -> [UInt8]
}

extension Reporter {
  /// Writes the report as text, without a final newline.
  public func text(of report: LintReport) -> String { String(decoding: bytes(of: report), as: UTF8.self) }
}
