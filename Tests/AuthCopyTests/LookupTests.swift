import TestSupport
import Testing

@testable import AuthCopy

@Suite struct LookupTests {
  @Test(arguments: [0, 1, 5, 300])
  func aNameTableHasItsNamesAndNoOthers(count: Int) {
    // Of every length, so that names end anywhere in the eight bytes that are hashed at a time.
    let names = (0..<count).map { String(repeating: "가a", count: $0 % 17) + String($0) }
    let table = NameTable(Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) }))
    for (index, name) in names.enumerated() {
      #expect(table[name] == index)
      #expect(table[name + "x"] == nil && table["x" + name] == nil)
    }
    #expect(table[""] == nil)
    #expect(table.entries.map(\.name).sorted() == names.sorted())
  }

  /// Some of the names have their place at the end of the table, and go on at its start.
  @Test func manySmallTablesHaveTheirNames() {
    for start in 0..<500 {
      let names = (start..<start + 4).map { "name\($0)" }
      let table = NameTable(Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }))
      #expect(names.allSatisfy { table[$0] == $0 })
      #expect(table["nobody\(start)"] == nil)
    }
  }

  @Test(arguments: [0, 1, 4, 5, 100])
  func aDictionaryOfFewIsReadAsOneOfMany(count: Int) {
    let values = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key\($0)", $0) })
    for index in 0...count { #expect(values[linear: "key\(index)"] == values["key\(index)"]) }
  }

  @Test func whatIsLazyIsMadeOnceAndForAll() async {
    final class Made: Sendable {}
    let lazy = Lazy { Made() }
    let made = await withTaskGroup(of: Made.self) { group in
      for _ in 0..<100 { group.addTask { lazy.value } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(made.map(ObjectIdentifier.init)).count == 1)
  }
}
