/// English words that stand for a number, in lower case.
enum NumberWords {
  /// Words for large numbers and fractions.
  static let large: Set<String> = [
    "billion", "century", "decade", "dozen", "eighteen", "eighty", "eleven", "fifteen", "fifty", "forty", "fourteen",
    "half", "hexadecimal", "hundred", "hundreds", "million", "millions", "nineteen", "ninety", "seventeen", "seventy",
    "sixteen", "sixty", "thirteen", "thirty", "thousand", "thousands", "twelve", "twenty",
  ]

  /// Words that a translation may express with a small number, as *twice* or *January*.
  static let small = months.union([
    "a", "both", "couple", "daily", "day", "days", "double", "eight", "eighth", "few", "fifth", "first", "five", "four",
    "fourth", "hour", "midnight", "month", "months", "nine", "ninth", "noon", "quarter", "second", "seven", "seventh",
    "several", "six", "sixth", "ten", "tenth", "third", "three", "triple", "two", "week", "weekly", "weeks", "year",
    "years",
  ])

  /// The names of the months.
  static let months: Set<String> = [
    "april", "august", "december", "february", "january", "july", "june", "march", "may", "november", "october",
    "september",
  ]
}
