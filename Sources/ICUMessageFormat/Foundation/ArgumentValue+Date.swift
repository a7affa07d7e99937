public import Foundation

extension ArgumentValue {
  /// Creates a date and time, printed in the message's time zone.
  public static func date(_ date: Date) -> ArgumentValue { .date(secondsSince1970: date.timeIntervalSince1970) }
}
