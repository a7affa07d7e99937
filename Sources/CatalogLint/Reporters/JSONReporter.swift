public import AuthCopy

/// `{"findings": [...], "summary": {...}}`
public struct JSONReporter: Sendable {
  private let messages: MessageBundle

  public init(language: MessageLanguage = .en) { messages = .messages(in: language) }

  /// The report as one line.
  public func report(_ result: Linter.Result) -> String { String(decoding: bytes(result), as: UTF8.self) }

  /// The report in UTF-8.
  package func bytes(_ result: Linter.Result) -> [UInt8] {
    // Thousands of findings are written on all cores.
    let slices = Parallel.map(result.findings.indices.slices(of: 1_000)) { slice in
      var json = JSONWriter()
      json.array { json in
        for index in slice { write(result.findings[index], to: &json) }
      }
      return json.bytes.dropFirst().dropLast()
    }
    // Room for the rest too, so that megabytes are not moved.
    var json = JSONWriter(capacity: slices.reduce(1_024) { $0 + $1.count })
    json.object { json in
      json.key("findings")
      json.array { json in
        for slice in slices { json.raw(slice) }
      }
      json.key("summary")
      json.object { json in
        json.member("files", result.files)
        json.member("messages", result.messages)
        json.member("errors", result.count(.error))
        json.member("warnings", result.count(.warning))
        json.member("infos", result.count(.info))
      }
    }
    return json.bytes
  }

  private func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", finding.rule)
      json.member("severity", finding.severity.rawValue)
      json.member("locale", finding.locale)
      json.member("key", finding.key)
      json.member("path", finding.path)
      json.member("line", finding.line)
      json.member("column", finding.column)
      json.member("message", messages.text(finding.diagnostic.id.rawValue, finding.diagnostic.parameters))
      if let fix = finding.fix {
        json.key("fix")
        json.object { json in
          json.member("safe", fix.isSafe)
          json.member("offset", fix.range.lowerBound)
          json.member("length", fix.range.count)
          json.member("replacement", fix.replacement)
        }
      }
    }
  }
}
