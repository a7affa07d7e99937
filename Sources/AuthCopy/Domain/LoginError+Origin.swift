extension LoginError {
  /// What an error is, but for its arguments. A class: the code tables hold one for each code, ready to be handed out.
  final class Origin: Sendable {
    let kind: Kind
    /// The source's: a copy, since to compare it happens for every code.
    let provider: Provider?
    let source: Source?
    /// The source as an answer may repeat it: a code may be anything that a caller sent.
    let shownSource: Source?
    let isKnown: Bool
    let candidates: [CodeCandidate]

    init(kind: Kind, source: Source?, isKnown: Bool, candidates: [CodeCandidate]) {
      self.kind = kind
      provider = source?.provider
      self.source = source
      shownSource = source?.shown
      self.isKnown = isKnown
      self.candidates = candidates
    }

    /// The same as an error of another provider, which sends codes of this one's.
    func from(_ provider: Provider) -> Origin {
      let source = Source(provider: provider, surface: source?.surface, code: source?.code)
      return Origin(kind: kind, source: source, isKnown: isKnown, candidates: candidates)
    }
  }
}

extension LoginError.Origin: Hashable {
  static func == (first: LoginError.Origin, second: LoginError.Origin) -> Bool {
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
