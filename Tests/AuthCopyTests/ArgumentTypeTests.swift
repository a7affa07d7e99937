import AuthCopy
import Testing

@Suite struct ArgumentTypeTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("2024-02-29", 1_709_164_800), ("2000-02-29", 951_782_400),
    ("2026-01-05T23:59:59Z", 1_767_657_599), ("2026-01-05T09:00:00+09:00", 1_767_571_200),
    ("2026-01-05T09:00:00-0930", 1_767_637_800), ("2026-01-05T09:00:00+09", 1_767_571_200),
    ("2026-01-05T09:00:00.250Z", 1_767_603_600.25), ("2026-01-05 09:00", 1_767_603_600),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("1582-10-15", -12_219_292_800), ("1582-10-04", -12_219_379_200),
    ("0001-01-05", -62_135_424_000),
  ])
  func calendarDatesAreAccepted(text: String, seconds: Double) {
    #expect(ArgumentDefinition.ValueType.date.value(of: text) == .date(secondsSince1970: seconds))
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59Z"), (1_767_657_599.999, "2026-01-05T23:59:59Z"),
    (-62_135_596_801, "0001-01-02T23:59:59Z"), (253_402_300_800, "10000-01-01T00:00:00Z"), (.nan, ""),
  ])
  func timesArePrintedInUTC(seconds: Double, text: String) {
    #expect(ISODate.text(ofSeconds: seconds) == text)
  }

  @Test(arguments: [
    "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-05T25:00:00Z",
    "2026-01-05T10:61:00Z",
    "2026-01-05T10:00:00+99:99", "soon", "", "5", "2026", "2026-1-05",
    "2026-01-05x", "2026-01-05T10", "2026-01-05T10:00:00.Z", "2026-01-05T10:00:00Zx", "2026-01-05T10:00:00+9",
  ])
  func impossibleDatesAreRejected(text: String) {
    #expect(ArgumentDefinition.ValueType.date.value(of: text) == nil)
  }
}
