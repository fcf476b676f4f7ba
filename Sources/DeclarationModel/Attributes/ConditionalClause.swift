/// One clause of an `#if … #elseif … #else … #endif` block that a declaration stands in.
///
/// Two declarations stand in the same block if `start` is the same, and in the same clause if
/// `index` is, too.
package struct ConditionalClause: Sendable, Hashable {
  /// The directive lines of the block up to this clause, as written: `["#if os(Linux)", "#else"]`.
  package var directives: [String]
  /// Where the block's `#if` stands.
  package var start: SourcePosition

  /// Describes a clause.
  package init(directives: [String], start: SourcePosition) {
    self.directives = directives
    self.start = start
  }

  /// The number of the clause in its block, from zero.
  package var index: Int { directives.count - 1 }

  /// Whether the two never hold at once.
  ///
  /// Clauses hold the directives of their block up to themselves, so that of two clauses of one
  /// block, or of two blocks with the same conditions, one begins with all of the other.
  package func excludes(_ other: ConditionalClause) -> Bool {
    directives.count != other.directives.count
      && (directives.starts(with: other.directives) || other.directives.starts(with: directives))
  }
}

extension [ConditionalClause] {
  /// Whether two declarations under such clauses never exist at once.
  package func excludes(_ others: [ConditionalClause]) -> Bool {
    contains { clause in others.contains { clause.excludes($0) } }
  }
}
