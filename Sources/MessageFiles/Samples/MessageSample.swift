internal import ICUMessageFormat

/// A text that people can see for a key, with the values that produce it.
package struct MessageSample: Hashable, Sendable {
  /// The text as a person sees it.
  package let text: String
  /// The first set of values that produces this text.
  package let given: [String: String]
  /// The smallest sets of values that produce this text; an argument that is not in a set is not passed.
  package var values: [[String: String]]
  /// Whether an earlier sample is the same sentence with another value inserted.
  package let isRepetition: Bool

  package init(text: String, given: [String: String], values: [[String: String]], isRepetition: Bool) {
    self.text = text
    self.given = given
    self.values = values
    self.isRepetition = isRepetition
  }
}

extension MessageSample {
  /// The sample without sets of values that contain another set.
  package var withSmallestSets: MessageSample {
    var smallest: [[String: String]] = []
    for set in values.sorted(by: { $0.count < $1.count }) {
      if !smallest.contains(where: { $0.allSatisfy { set[$0.key] == $0.value } }) { smallest.append(set) }
    }
    return MessageSample(text: text, given: given, values: smallest, isRepetition: isRepetition)
  }
}
