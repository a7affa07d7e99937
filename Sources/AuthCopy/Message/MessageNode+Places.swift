extension [MessageNode] {
  /// The same tree with every place moved: for a message that was rewritten before it was parsed.
  package func movingPlaces(_ move: (Int) -> Int) -> [MessageNode] {
    func moved(_ range: Range<Int>) -> Range<Int> { move(range.lowerBound)..<move(range.upperBound) }
    func moved(_ argument: ArgumentReference) -> ArgumentReference {
      ArgumentReference(
        name: argument.name, nameRange: moved(argument.nameRange), range: moved(argument.range))
    }
    return map { node in
      switch node {
      case .literal, .pound: node
      case .argument(let argument): .argument(moved(argument))
      case .formatted(let argument, let format): .formatted(moved(argument), format)
      case .plural(let argument, let style):
        .plural(
          moved(argument),
          PluralStyle(
            isOrdinal: style.isOrdinal, offset: style.offset,
            branches: style.branches.map {
              PluralBranch(
                selector: $0.selector, selectorRange: moved($0.selectorRange), nodes: $0.nodes.movingPlaces(move))
            }))
      case .select(let argument, let branches):
        .select(
          moved(argument),
          branches.map {
            SelectBranch(
              keyword: $0.keyword, selectorRange: moved($0.selectorRange), nodes: $0.nodes.movingPlaces(move))
          })
      case .choice(let argument, let branches):
        .choice(
          moved(argument),
          branches.map {
            ChoiceBranch(limit: $0.limit, isExclusive: $0.isExclusive, nodes: $0.nodes.movingPlaces(move))
          })
      }
    }
  }
}
