internal import AuthCopy

/// The locale in a file's name: the last part of the name that looks like one.
struct FileLocale {
  /// The canonical BCP 47 tag.
  let tag: String
  /// The rest of the name, which all files of a set share: `app_.arb` for `app_ko.arb`.
  let rest: String

  init(tag: String, rest: String) {
    self.tag = tag
    self.rest = rest
  }

  /// - Parameter name: a file name with its extension, such as `ko.json`, `app_ko.arb`, `ko-KR.json`.
  init?(fileName name: String) {
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = name[..<dot]
    var starts = [stem.startIndex]
    for index in stem.indices where "_-.".contains(stem[index]) { starts.append(stem.index(after: index)) }
    for start in starts {
      guard let tag = Self.tag(stem[start...]) else { continue }
      self.tag = tag
      rest = String(stem[..<start]) + "*" + String(name[dot...])
      return
    }
    return nil
  }

  /// - Parameter path: the path of a file.
  init?(path: String) { self.init(fileName: path.split(separator: "/").last.map(String.init) ?? path) }

  /// Accepts only the usual forms: a lowercase language, then optionally a script, a region or private use.
  private static func tag(_ text: Substring) -> String? {
    var subtags = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = subtags.popFirst(), (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLowercase })
    else { return nil }
    if let script = subtags.first, script.count == 4, script.first?.isUppercase == true { subtags.removeFirst() }
    if let region = subtags.first, region.count == 2 || (region.count == 3 && Int(region) != nil) {
      subtags.removeFirst()
    }
    guard subtags.isEmpty || subtags.first == "x" else { return nil }
    guard let tag = LocaleTag(String(text)), tag.isKnown else { return nil }
    return tag.description
  }
}
