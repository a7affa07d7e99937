/// The result of resolving a code: an error without its arguments.
///
/// A class, so that the code tables create one for each code and return it at the cost of a retain
/// (`Scripts/bench resolve`).
final class Resolution: Sendable {
  let kind: Kind
  /// The provider of `source`, stored separately because it is read for every code without copying the whole source.
  let provider: Provider?
  let source: LoginError.Source?
  /// The source made safe to show, because a caller can send any code.
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

  /// Creates the resolution of an unknown code.
  static func unknown(_ source: LoginError.Source?) -> Resolution {
    Resolution(kind: .unknown, source: source, isKnown: false)
  }

  /// Returns the same resolution for another provider that sends the codes of this one.
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
