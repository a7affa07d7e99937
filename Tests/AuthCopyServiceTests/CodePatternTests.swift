import AuthCopy
import Testing

@testable import AuthCopyService

/// Which unknown values look like codes of a provider, so that operators may see them.
@Suite struct CodePatternTests {
  private static let catalog = Catalog.shipped

  @Test(
    arguments: [
      (.firebase, "auth/some-new-code"), (.firebase, "BRAND_NEW_REST"), (.firebase, "17099"), (.kakao, "KOE399"),
      (.kakao, "-499"), (.kakao, "KAE999"), (.entra, "AADSTS999999"), (.cognito, "BrandNewException"),
      (.facebook, "477"), (.okta, "E0000999"), (.webauthn, "0x7E"), (.urlsession, "0x80072EF5"),
    ] as [(Provider, String)])
  func newCodesOfAFamilyMatch(provider: Provider, code: String) throws {
    #expect(Self.catalog.rows(of: code).allSatisfy { $0.table.provider != provider }, "the code is unknown")
    #expect(try #require(CodePattern(Self.catalog, of: provider)).matches(code))
  }

  /// Tokens, keys, addresses, numbers, names and passwords.
  private static let secrets = [
    "1//0gLx8zQeXaMpLe", "4/0AX4XfWh8sVq2Z9u0pP3mR7t", "4/0AXabcdefgh", "sk_live_4eC39HqLyjWDarjtT1zdp7dc",
    "sk_live_abcdefghijklmnopqrst", "sk_test_abcdefgh", "rk_live_abcdef", "pk_live_abcdef", "whsec_abcdefghij",
    "AKIAIOSFODNN7EXAMPLE", "AKIAEXAMPLEEXAMPLE", "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
    "ghp_abcdefghijklmnopqrstuvwxyz", "glpat-abcdefghijk", "xoxb-1234-abcdef", "shpat_abcdef", "hf_abcdefghijklm",
    "AIzaSyDabcdef", "ya29.a0AfH6SMB", "ya29.abcdefghijk", "SG.abcdef.ghijkl", "Bearer.abcdef", "eyJhbGciOi",
    "550e8400-e29b-41d4-a716-446655440000", "d41d8cd98f00b204e980", "deadbeef", "a1b2c3", "dGhpc2lzYXRva2Vu",
    "QWxhZGRpbjpvcGVuc2VzYW1l", "192.168.0.1", "10.0.0.1", "8.8.8.8", "fe80::1", "2001:db8::1", "00:1A:2B:3C:4D:5E",
    "01012345678", "010-1234-5678", "010.1234.5678", "02-123-4567", "555-1234", "821012345678", "900101-1234567",
    "4111-1111-1111-1111", "19900101", "1990-01-01", "1990.01.01", "482913", "12:34:56", "M12345678", "hunter2",
    "password123", "dragon123", "abc123", "kim1990", "kimminsu1990", "letmein", "qwerty", "monkey", "minsu", "MINSU",
    "kim.minsu", "kim_minsu", "kim-minsu", "KIM_MINSU", "minsu.kim", "hong.gildong", "tanaka_taro", "janedoe",
    "JaneDoe", "Jane.Doe", "jane_doe", "Jane-Doe", "kim/minsu", "users/kim", "/home/kim", "C:/Users/kim",
    "www.example.com", "correct-horse-battery-staple", "Tr0ub4dor3", "No_such_user_kim", "kim@example.com",
    "No user kim", "홍길동", "auth/minsu", "auth/kim-minsu", "KOE1234567", "",
  ]

  @Test(arguments: catalog.providers) func secretsAndPersonalDataNeverMatch(provider: Provider) throws {
    let pattern = try #require(CodePattern(Self.catalog, of: provider))
    for secret in Self.secrets { #expect(!pattern.matches(secret), "\(secret)") }
  }

  /// Each tenth of a table is left out once, and then compared with the rest.
  @Test func mostCodesMatchIfTheyAreUnknown() throws {
    let names = Self.catalog.definitions.map(\.kind.rawValue)
    var total = (matching: 0, all: 0)
    for table in Self.catalog.codeTables {
      let codes = Set(table.identifiers).filter(\.looksLikeCode).sorted()
      var matching = 0
      for fold in 0..<10 {
        let isLeftOut = codes.indices.map { $0 % 10 == fold }
        let pattern = CodePattern(codes: zip(codes, isLeftOut).filter { !$1 }.map(\.0), names: names)
        matching += zip(codes, isLeftOut).count { $1 && pattern.matches($0) }
      }
      #expect(matching * 2 > codes.count, "\(table.provider): \(matching) of \(codes.count)")
      total = (total.matching + matching, total.all + codes.count)
    }
    #expect(total.matching * 100 > total.all * 90, "\(total)")
  }
}
