import AuthCopy
import Testing

@Suite struct ArgumentTypeTests {
  @Test(arguments: [
    "2026-01-05", "2024-02-29", "2000-02-29", "2026-01-05T23:59:59Z", "2026-01-05T09:00:00+09:00",
    "2026-01-05T09:00:00.250Z",
  ])
  func calendarDatesAreAccepted(text: String) {
    #expect(ArgumentDefinition.ValueType.date.value(of: text) != nil)
  }

  @Test(arguments: [
    "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-05T25:00:00Z",
    "2026-01-05T10:61:00Z",
    "2026-01-05T10:00:00+99:99", "soon", "", "5", "2026",
  ])
  func impossibleDatesAreRejected(text: String) {
    #expect(ArgumentDefinition.ValueType.date.value(of: text) == nil)
  }
}
