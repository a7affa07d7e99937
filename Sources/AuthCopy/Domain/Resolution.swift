/// What a code came to: a kind, and where it was found.
///
/// An error without its arguments.
///
/// A class, so that the code tables make one for each code and hand it out for the cost of a retain
/// (`Scripts/bench resolve`).
final class Resolution: Sendable {
  let kind: Kind
  /// The provider of `source`, which is read for every code: a field of its own saves copying the whole source.
  let provider: Provider?
  let source: LoginError.Source?
  /// The source as copy may repeat it: a code can be anything that a caller sent.
  let shownSource: LoginError.Source?
  let isKnown: Bool
  let candidates: [CodeCandidate]

  init(kind: Kind, source: LoginError.Source?, isKnown: Bool, candidates: [CodeCandidate] = []) {
    self.kind = kind
    provider = source?.provider
    self.source = source
    shownSource = source?.shown
    self.isKnown = isKnown
    self.candidates = candidates
  }

  /// A code that no table has.
  static func unknown(_ source: LoginError.Source?) -> Resolution {
    Resolution(kind: .unknown, source: source, isKnown: false)
  }

  /// The same resolution for another provider, which sends the codes of this one.
  func from(_ provider: Provider) -> Resolution {
    let source = LoginError.Source(provider: provider, surface: source?.surface, code: source?.code)
    return Resolution(kind: kind, source: source, isKnown: isKnown, candidates: candidates)
  }
}

extension Resolution: Hashable {
  static func == (first: Resolution, second: Resolution) -> Bool {
    first === second
      || first.kind == second.kind && first.source == second.source && first.isKnown == second.isKnown
        && first.candidates == second.candidates
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(source)
  }
}

extension LoginError.Source {
  fileprivate var shown: LoginError.Source {
    LoginError.Source(
      provider: provider, surface: surface, code: code.map { $0.safeToShow.cut(after: 128) })
  }
}
