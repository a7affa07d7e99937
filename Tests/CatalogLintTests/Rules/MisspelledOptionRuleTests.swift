import Testing

@Suite struct MisspelledOptionRuleTests {
  @Test(arguments: [
    MarkedMessage("Use --dry-run first", "먼저 ⟦--dryrun⟧을 쓰세요"),
    MarkedMessage("MAX_SIZE is too big", "⟦MAX_SISE⟧가 너무 큽니다"),
    MarkedMessage("--ours and --theirs", "--ours와 ⟦--their⟧"),
  ])
  func reportsANearlyEqualName(message: MarkedMessage) throws { try message.expect("misspelled-option") }

  @Test(arguments: [
    MarkedMessage("Use --dry-run", "--dry-run을 쓰세요"), MarkedMessage("Use --dry-run", "--force를 쓰세요"),
    MarkedMessage("Use --dry-run", "쓰세요"), MarkedMessage("A -- b", "가 -- 나"), MarkedMessage("--ours", "--ours, --our"),
  ])
  func acceptsTheSameOrAnotherName(message: MarkedMessage) throws { try message.expect("misspelled-option") }
}
