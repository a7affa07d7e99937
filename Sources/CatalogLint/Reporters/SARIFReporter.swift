public import MessageFiles

/// Writes SARIF 2.1.0 (OASIS), which code hosts and editors show next to the lines.
///
/// Similar findings of a rule in many keys of a file are one result, which is suppressed if the baseline contains it. A
/// file that was not linted is a notification of the tool's execution.
public struct SARIFReporter: Reporter {
  private let language: MessageLanguage

  /// - Parameter language: the language of the messages.
  public init(language: MessageLanguage = .en) { self.language = language }

  /// Writes the report as one line of JSON.
  public func bytes(of report: LintReport) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          writeTool(of: report, to: &json)
          writeInvocation(report, to: &json)
          // Columns count Unicode scalars.
          json.member("columnKind", "unicodeCodePoints")
          json.key("results")
          json.array { json in
            for item in report.items { write(item, to: &json) }
          }
        }
      }
    }
    return json.bytes
  }

  private func writeTool(of report: LintReport, to json: inout JSONWriter) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", "auth-copy lint")
        json.member("version", ProgramVersion.current)
        json.member("rules", objects: report.ruleSet.all) { json, rule in
          json.member("id", rule.name)
          json.key("shortDescription")
          json.object { $0.member("text", RuleExplanation(rule, in: language).summary) }
          json.key("help")
          json.object { $0.member("text", RuleExplanation(rule, in: language).text) }
          json.key("defaultConfiguration")
          json.object { $0.member("level", rule.severity.level) }
        }
      }
    }
  }

  private func writeInvocation(_ report: LintReport, to json: inout JSONWriter) {
    json.member("invocations", objects: [report]) { json, report in
      json.member("executionSuccessful", report.failures.isEmpty)
      json.member("toolExecutionNotifications", objects: report.unreadFiles(in: language)) { json, file in
        json.member("level", file.isFailure ? "error" : "note")
        json.key("message")
        json.object { $0.member("text", file.reason) }
        json.member("locations", objects: [file.location]) { json, location in
          json.key("physicalLocation")
          json.object { write(location, to: &$0) }
        }
      }
    }
  }

  /// Writes the members of a physical location.
  private func write(_ location: SourceLocation, to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object { $0.member("uri", location.path.asURIReference) }
    guard let line = location.line, let column = location.column else { return }
    json.key("region")
    json.object { json in
      json.member("startLine", line)
      json.member("startColumn", column)
    }
  }

  private func write(_ item: ReportItem, to json: inout JSONWriter) {
    let finding = item.finding
    json.object { json in
      json.member("ruleId", finding.rule)
      json.member("level", finding.severity.level)
      json.key("message")
      json.object { $0.member("text", item.message(in: language)) }
      if item.count > 1 { json.member("occurrenceCount", item.count) }
      json.key("locations")
      json.array { json in
        json.object { json in
          json.key("physicalLocation")
          json.object {
            write(SourceLocation(path: finding.path, line: finding.line, column: finding.column), to: &$0)
          }
          json.member("logicalLocations", objects: item.keys) { json, key in
            json.member("name", key)
            json.member("kind", "resource")
          }
        }
      }
      if finding.isInBaseline {
        json.member("suppressions", objects: ["external"]) { $0.member("kind", $1) }
      }
      json.key("partialFingerprints")
      json.object { $0.member("authCopy/v3", ContentHash(item.fingerprint).description) }
    }
  }
}

extension Finding.Severity {
  fileprivate var level: String { self == .info ? "note" : rawValue }
}

extension String {
  /// The path as a percent-encoded URI reference (RFC 3986).
  fileprivate var asURIReference: String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    return utf8.map { byte in
      allowed.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
