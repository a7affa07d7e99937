import TestSupport
import Testing

@testable import AuthCopy

@Suite struct RoundedDurationTests {
  @Test(arguments: [
    (1, "1 seconds"), (60, "60 seconds"), (119, "119 seconds"), (120, "2 minutes"), (121, "3 minutes"),
    (600, "10 minutes"), (7_140, "119 minutes"), (7_141, "2 hours"), (7_200, "2 hours"), (7_201, "3 hours"),
    (169_200, "47 hours"), (172_800, "2 days"), (172_801, "3 days"), (2_592_000, "30 days"),
  ])
  func durationsAreRoundedToAReadableUnit(seconds: Int64, text: String) {
    let time = RoundedDuration(seconds: seconds, roundsUp: true)
    #expect("\(time.count) \(time.unit)" == text)
  }

  @Test func minutesAreNotConvertedToSeconds() {
    #expect(RoundedDuration(minutes: 1, roundsUp: true).unit == .minutes)
    #expect(RoundedDuration(minutes: 120, roundsUp: true) == RoundedDuration(seconds: 7_200, roundsUp: true))
  }

  /// A printed wait is never shorter than the real one, and a printed validity never longer.
  @Test func waitsRoundUpAndValiditiesRoundDown() {
    let length: [RoundedDuration.Unit: Int64] = [.seconds: 1, .minutes: 60, .hours: 3_600, .days: 86_400]
    for seconds in stride(from: Int64(1), to: 400_000, by: 37) {
      let (wait, validity) = (
        RoundedDuration(seconds: seconds, roundsUp: true), RoundedDuration(seconds: seconds, roundsUp: false)
      )
      #expect(wait.count * (length[wait.unit] ?? 0) >= seconds, "\(seconds)")
      #expect(validity.count * (length[validity.unit] ?? 0) <= seconds, "\(seconds)")
      #expect(validity.count > 0)
    }
  }

  @Test(
    arguments: [
      ("tooManyAttempts_message", ["minutes": 121], "Try again in 3 hours."),
      ("codeExpiresIn", ["minutes": 121], "This code expires in 2 hours."),
      ("codeExpiresIn", ["seconds": 179], "This code expires in 2 minutes."),
      ("codeExpiresIn", ["seconds": 7_199], "This code expires in 119 minutes."),
      ("sessionExpiringSoon", ["minutes": 2_881], "You’ll be signed out in 2 days."),
      ("codeTimeLeft", ["seconds": 9], "0:09 left"), ("codeTimeLeft", ["seconds": 121], "2:01 left"),
      ("codeTimeLeft", ["minutes": 3], "3:00 left"), ("codeTimeLeft", ["seconds": 3_600], "1:00:00 left"),
      ("codeTimeLeft", ["seconds": 0], "Code expired"), ("resendCodeIn", ["seconds": 42], "Resend code in 0:42"),
    ] as [(String, [String: Int64], String)])
  func messagesRoundDurationsAndPrintCountdowns(key: String, times: [String: Int64], text: String) throws {
    let arguments = times.mapValues(ArgumentValue.integer)
    // The message of a kind, or a text that belongs to no kind.
    let parts = key.split(separator: "_")
    let printed =
      parts.count == 2
      ? Catalog.shipped.copy(for: LoginError(Kind(rawValue: String(parts[0])), arguments: arguments), locale: "en")
        .message
      : try Catalog.shipped.text(TextKey(rawValue: key), locale: "en", arguments: arguments)
    #expect(printed == text)
  }

  @Test(arguments: [
    ("en", "Try again in 90 seconds.", "Try again in 1 minute.", "Try again in 2 hours.", "Try again in 3 days."),
    ("ko", "90초 뒤에 다시 시도하세요.", "1분 뒤에 다시 시도하세요.", "2시간 뒤에 다시 시도하세요.", "3일 뒤에 다시 시도하세요."),
    ("ja", "90秒後にもう一度お試しください。", "1分後にもう一度お試しください。", "2時間後にもう一度お試しください。", "3日後にもう一度お試しください。"),
  ])
  func unitsAreLocalized(locale: String, seconds: String, minute: String, hours: String, days: String) {
    func message(_ arguments: [String: ArgumentValue]) -> String {
      let error = LoginError(.tooManyAttempts, arguments: arguments)
      return Catalog.shipped.copy(for: error, locale: locale).message
    }
    #expect(message(["seconds": 90]) == seconds)
    #expect(message(["minutes": 1]) == minute)
    #expect(message(["seconds": 0, "minutes": 120]) == hours)
    #expect(message(["seconds": 259_200, "minutes": 1]) == days)
  }

  @Test(arguments: [nil, 0, -5, Int64.max])
  func invalidDurationsAreOmitted(seconds: Int64?) {
    let arguments = seconds.map { ["seconds": ArgumentValue.integer($0)] } ?? [:]
    let copy = Catalog.shipped.copy(for: LoginError(.tooManyAttempts, arguments: arguments), locale: "en")
    #expect(copy.message == "Try again later. You may have to wait until tomorrow.")
  }
}
