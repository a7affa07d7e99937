import AuthCopyService
import Testing

@Suite struct ConnectionBudgetTests {
  /// Returns the connections for clients and for operators, in a process that needs 40 files itself.
  private func budget(_ requested: Int, limit: Int, hasOperators: Bool = true) -> [Int]? {
    ConnectionBudget(requested: requested, hasOperators: hasOperators, ownFiles: 40, limit: limit)
      .map { [$0.clients, $0.operators] }
  }

  @Test func requestedBudgetIsGrantedWithinTheLimit() {
    #expect(budget(16_384, limit: 20_000) == [16_384, 32])
    #expect(budget(1_000, limit: 1_072) == [1_000, 32])
    #expect(budget(50, limit: .max, hasOperators: false) == [50, 0])
  }

  @Test func limitReservesFilesForTheProcessAndOperators() {
    #expect(budget(16_384, limit: 1_024) == [952, 32])
    #expect(budget(.max, limit: 1_024) == [952, 32])
    #expect(budget(.max, limit: .max) == [.max - 72, 32])
    #expect(budget(16_384, limit: 1_024, hasOperators: false) == [984, 0])
    #expect(budget(16_384, limit: 64) == [18, 6])
    #expect(budget(16_384, limit: 42) == [1, 1])
    #expect(budget(16_384, limit: 41, hasOperators: false) == [1, 0])
  }

  @Test(arguments: [41, 40, 10, 0]) func tooLowLimitGivesNoBudget(limit: Int) {
    #expect(budget(16_384, limit: limit) == nil)
  }

  @Test func requiredFileLimitDoesNotOverflow() {
    #expect(ConnectionBudget.requiredFileLimit(requested: .max) == .max)
    #expect(ConnectionBudget.requiredFileLimit(requested: 1_000, ownFiles: 40) == 1_072)
  }
}
