import TestSupport
import Testing

@testable import AuthCopy

@Suite struct LookupTests {
  @Test(arguments: [0, 1, 5, 300])
  func nameTableContainsOnlyItsNames(count: Int) {
    // Names of many lengths, which end at each position of the eight-byte hashing blocks.
    let names = (0..<count).map { String(repeating: "가a", count: $0 % 17) + String($0) }
    let table = NameTable(names, Array(names.indices))
    for (index, name) in names.enumerated() {
      #expect(table[name] == index)
      #expect(table[name + "x"] == nil && table["x" + name] == nil)
    }
    #expect(table[""] == nil)
    #expect(table.names == names)
  }

  /// In some of the tables, probing wraps from the end to the start.
  @Test func smallTablesContainTheirNames() {
    for start in 0..<500 {
      let names = (start..<start + 4).map { "name\($0)" }
      let table = NameTable(names, names)
      #expect(names.allSatisfy { table[$0] == $0 })
      #expect(table["other\(start)"] == nil)
    }
  }

  @Test(arguments: [0, 1, 4, 5, 100])
  func linearLookupEqualsDictionaryLookup(count: Int) {
    let values = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key\($0)", $0) })
    for index in 0...count { #expect(values[linear: "key\(index)"] == values["key\(index)"]) }
  }

  @Test func lazyValueIsCreatedOnce() async {
    final class Instance: Sendable {}
    let lazy = Lazy { Instance() }
    let instances = await withTaskGroup(of: Instance.self) { group in
      for _ in 0..<100 { group.addTask { lazy.value } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(instances.map(ObjectIdentifier.init)).count == 1)
  }
}
