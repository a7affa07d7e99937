import Testing

@testable import AuthCopy

/// Weights of elements (RFC 9110, section 12.4.2).
@Suite struct WeightedElementTests {
  @Test(arguments: [
    ("0", 0.0), ("1", 1), ("0.", 0), ("1.", 1), ("0.5", 0.5), ("0.125", 0.125), ("1.000", 1), ("0.001", 0.001),
  ])
  func weightsAreFromZeroToOne(text: String, weight: Double) {
    #expect(WeightedElement.all(in: "a;q=\(text)", maximum: 1).map(\.weight) == [weight])
  }

  @Test(arguments: ["", "0x1p-1", "1e-1", "+1", "-0", ".5", "1.001", "0.1234", "00.5", "nan", "0.5x", "2", "٠.٥"])
  func malformedWeightsAreRejected(text: String) {
    #expect(WeightedElement.all(in: "a;q=\(text)", maximum: 1).isEmpty)
  }
}
