public import MessageFiles

/// Writes JSON: `{"findings": [...], "unread": [...], "summary": {...}}`.
public struct JSONReporter: Reporter {
  private let language: MessageLanguage
  private let messages: MessageBundle

  /// - Parameter language: the language of the messages.
  public init(language: MessageLanguage = .en) {
    self.language = language
    messages = .messages(in: language)
  }

  /// Writes the report as one line of JSON.
  public func bytes(of report: LintReport) -> [UInt8] {
    // Thousands of findings are written on all cores (`Scripts/bench lint`).
    let slices = Parallel.map(report.findings.indices.slices(of: 1_000)) { slice in
      var json = JSONWriter(capacity: slice.count * 320)
      json.array { json in
        for index in slice { write(report.findings[index], to: &json) }
      }
      // Remove the brackets: the slices are joined in one array.
      return json.bytes.dropFirst().dropLast()
    }
    // Reserve space for the whole report, because growing the buffer would copy megabytes.
    var json = JSONWriter(capacity: slices.reduce(1_024) { $0 + $1.count })
    json.object { json in
      json.key("findings")
      json.array { json in
        for slice in slices { json.raw(slice) }
      }
      json.member("unread", objects: report.unreadFiles(in: language)) { json, file in
        json.member("path", file.location.path)
        if let line = file.location.line { json.member("line", line) }
        if let column = file.location.column { json.member("column", column) }
        json.member("failed", file.isFailure)
        json.member("reason", file.reason)
      }
      json.key("summary")
      json.object { json in
        json.member("files", report.files)
        json.member("messages", report.messages)
        json.member("errors", report.count(.error))
        json.member("missing", report.missingKeys.count)
        json.member("warnings", report.count(.warning))
        json.member("infos", report.count(.info))
        json.member("locales", objects: report.locales) { json, locale in
          json.member("locale", locale.locale)
          json.member("translated", locale.translated)
          json.member("missing", locale.missing)
          json.member("stale", locale.stale)
          json.member("findings", locale.findings)
        }
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
      if finding.isInBaseline { json.member("baseline", true) }
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
