import DeclarationModel

extension ConditionalClause {
  /// Whether the two never hold at once.
  ///
  /// Clauses hold the directives of their block up to themselves, so that of two clauses of one
  /// block, or of two blocks with the same conditions, one begins with all of the other.
  func excludes(_ other: ConditionalClause) -> Bool {
    directives.count != other.directives.count
      && (directives.starts(with: other.directives) || other.directives.starts(with: directives))
  }
}

extension [ConditionalClause] {
  /// Whether two declarations under such clauses never exist at once.
  func excludes(_ others: [ConditionalClause]) -> Bool {
    contains { clause in others.contains { clause.excludes($0) } }
  }

  /// Whether every clause here stands in `others` too, at the same place: these hold whenever those
  /// do.
  func isImplied(by others: [ConditionalClause]) -> Bool {
    others.starts(with: self) { $0.directives == $1.directives }
  }

  /// The clauses that are new to a place where `outer` hold already.
  func subtracting(_ outer: [ConditionalClause]) -> [ConditionalClause] {
    var known = Set(outer.map(\.directives))
    return filter { known.insert($0.directives).inserted }
  }

  /// The clauses that both begin with.
  func commonPrefix(with others: [ConditionalClause]) -> [ConditionalClause] {
    Array(zip(self, others).prefix { $0.directives == $1.directives }.map(\.0))
  }
}
