import AuthCopy
import Foundation
import TestSupport
import Testing

/// Causes, with which codes and callers make the texts of kinds more precise.
@Suite struct KnownCauseTests {
  private static let constants: Set<KnownCause> = [
    .expired, .used, .lost, .incomplete, .otherAddress, .account, .network, .messages, .phone, .email, .service,
    .thirdParty, .carrier, .name, .birthDate, .passApp, .full, .securityKey, .notSetUp, .notSupported, .noBrowser,
    .playServices, .outdated, .notRegistered, .passcode, .managementApp, .otherDevice, .tooShort, .tooLong, .length,
    .number, .date, .url, .file, .exists, .locked, .unverified, .terms, .role, .password, .fixed,
    .inUse,
  ]

  /// The causes in the tables of codes, by kind.
  private static let used: [Kind: Set<KnownCause>] = {
    var used: [Kind: Set<KnownCause>] = [:]
    let folder = Project.catalogs.appending(path: "codes")
    for file in (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
      guard let data = try? Data(contentsOf: file), let table = try? JSONDecoder().decode(Table.self, from: data) else {
        continue
      }
      for row in table.surfaces.flatMap(\.codes) {
        if let cause = row.arguments?.because { used[Kind(rawValue: row.kind), default: []].insert(cause) }
      }
    }
    return used
  }()

  private struct Table: Decodable {
    struct Surface: Decodable { let codes: [Row] }
    struct Row: Decodable {
      let kind: String
      let arguments: Arguments?
    }
    struct Arguments: Decodable {
      let because: KnownCause?
      private enum CodingKeys: CodingKey { case because }
      init(from decoder: any Decoder) throws {
        let text = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(String.self, forKey: .because)
        because = text.map { KnownCause(rawValue: $0) }
      }
    }
    let surfaces: [Surface]
  }

  @Test func theTablesHaveTheConstants() {
    #expect(Self.used.values.reduce(into: []) { $0.formUnion($1) } == Self.constants)
  }

  /// A cause without words in a locale would be lost.
  @Test(arguments: ["en", "ko", "ko-x-haeyo", "ja", "zh-Hant", "zh-Hans"])
  func aKindHasWordsForEachCauseOfItsCodes(locale: String) {
    for (kind, causes) in Self.used {
      let words = causes.map { Self.words(kind, $0, locale) }
      #expect(Set(words).count == causes.count, "\(kind)")
      #expect(!words.contains(Self.words(kind, nil, locale)), "\(kind)")
      #expect(Self.words(kind, "other", locale) == Self.words(kind, nil, locale), "\(kind)")
    }
  }

  @Test func aCodeDecidesTheCause() {
    let late = LoginError(provider: .keycloak, code: "loginTimeout")
    #expect(late.kind == .flowExpired && late.knownCause == .expired)
    #expect(Self.message(late) == "You can’t continue from here because too much time has passed.")
    let carrier = LoginError(provider: .danal, code: "5905")
    #expect(Self.message(carrier).hasPrefix("Check your phone number, and choose your carrier again."))
  }

  /// In `verify` nothing is told of a link that does not work; elsewhere its cause is.
  @Test func aConcealedErrorHasNoCause() {
    var link = LoginError(provider: .firebase, code: "auth/expired-action-code", flow: .recover)
    #expect(Self.message(link) == "The link has expired. Get a new one.")
    link.flow = .verify
    let unknown = LoginError(provider: .firebase, code: "auth/invalid-action-code", flow: .verify)
    #expect(Catalog.shipped.copy(for: link, locale: "en") == Catalog.shipped.copy(for: unknown, locale: "en"))
  }

  private static func message(_ error: LoginError) -> String {
    Catalog.shipped.copy(for: error, locale: "en").message
  }

  /// The words of a kind that speaks for itself, in a locale.
  private static func words(_ kind: Kind, _ cause: KnownCause?, _ locale: String) -> String {
    var error = LoginError(kind)
    error.knownCause = cause
    let copy = Catalog.shipped.copy(for: error, locale: locale, disclosure: .helpful)
    return "\(copy.title)\n\(copy.message)"
  }
}
