/// A clause of an `#if … #elseif … #else … #endif` block around a declaration.
///
/// Two declarations stand in the same block if `start` is the same, and in the same clause if
/// `index` is, too.
package struct ConditionalClause: Sendable, Hashable {
  /// The directive lines of the block up to this clause, as written: `["#if os(Linux)", "#else"]`.
  package var directives: [String]
  /// The position of the block's `#if`.
  package var start: SourcePosition

  /// Creates a clause.
  package init(directives: [String], start: SourcePosition) {
    self.directives = directives
    self.start = start
  }

  /// The number of the clause in its block, from zero.
  package var index: Int { directives.count - 1 }

  /// Whether this clause and another one never hold at the same time.
  ///
  /// The directives of a clause begin with those of the earlier clauses of its block. Therefore, of
  /// two clauses of one block, or of two blocks with the same conditions, the directives of one
  /// begin with all directives of the other.
  ///
  /// - Complexity: O(1) for clauses of one block.
  package func excludes(_ other: ConditionalClause) -> Bool {
    if start == other.start, directives.first == other.directives.first {
      return index != other.index
    }
    return directives.count != other.directives.count
      && (directives.starts(with: other.directives) || other.directives.starts(with: directives))
  }
}

extension [ConditionalClause] {
  /// Whether two declarations under such clauses never exist at the same time.
  package func excludes(_ others: [ConditionalClause]) -> Bool {
    contains { clause in others.contains { clause.excludes($0) } }
  }
}
