import Testing

/// The type of an argument of `format --arg`, which depends on the message.
@Suite struct FormatArgumentTests {
  @Test(arguments: [
    ("{x}", "2026-01-05", "2026-01-05"), ("{x, date, short}", "2026-01-05", "1/5/26"), ("{x}", "12", "12"),
    ("{x} {x, time, short}", "2026-01-05T08:30:00Z", "1/5/26, 8:30 AM 8:30 AM"), ("{x}", "1234.5", "1,234.5"),
    ("{x, number}", "1234", "1,234"), ("{n, plural, other {{x, date, short}}}", "2026-01-05", "1/5/26"),
    ("{x, select, a {b} other {c}}", "2026-01-05", "c"), ("{x}", "nan", "nan"),
  ])
  func anArgumentIsADateIfTheMessageFormatsADate(message: String, argument: String, output: String) throws {
    let outcome = try CommandLineRunner.run(
      ["format", message, "--locale", "en", "--arg", "x=\(argument)", "--arg", "n=1"])
    // ICU puts a narrow space before AM.
    #expect(outcome.output.replacing("\u{202F}", with: " ") == "\(output)\n")
    #expect(outcome.status == 0)
  }
}
