/// A clause of an `#if … #elseif … #else … #endif` block around a declaration.
///
/// Two declarations stand in the same clause if `block` and `index` are the same.
package struct ConditionalClause: Sendable {
  /// The position of the block's `#if`.
  package let start: SourcePosition
  /// The number of the clause in its block, from zero.
  package let index: Int

  /// The directives of the block, which its clauses share.
  private let blockDirectives: [String]

  /// Creates a clause of a block.
  ///
  /// - Parameters:
  ///   - index: The number of the clause in its block, from zero.
  ///   - block: The directive lines of the block, without `#endif`: `["#if os(Linux)", "#else"]`.
  ///   - start: The position of the block's `#if`.
  package init(_ index: Int, of block: [String], start: SourcePosition) {
    self.index = index
    blockDirectives = block
    self.start = start
  }

  /// Creates the last clause of a block.
  ///
  /// - Parameters:
  ///   - directives: The directive lines of the block up to the clause.
  ///   - start: The position of the block's `#if`.
  package init(directives: [String], start: SourcePosition) {
    self.init(directives.count - 1, of: directives, start: start)
  }

  /// An `#if … #endif` block.
  package struct Block: Sendable, Hashable {
    fileprivate let start: SourcePosition
    fileprivate let condition: String?
  }

  /// The block of the clause.
  package var block: Block { Block(start: start, condition: blockDirectives.first) }

  /// The directive lines of the block up to this clause, as written: `["#if os(Linux)", "#else"]`.
  package var directives: ArraySlice<String> { blockDirectives.prefix(index + 1) }

  /// Whether this clause and another one never hold at the same time.
  ///
  /// The directives of a clause begin with those of the earlier clauses of its block. Therefore, of
  /// two clauses of one block, or of two blocks with the same conditions, the directives of one
  /// begin with all directives of the other.
  ///
  /// - Complexity: O(1) for clauses of one block.
  package func excludes(_ other: ConditionalClause) -> Bool {
    index != other.index
      && (block == other.block || directives.starts(with: other.directives)
        || other.directives.starts(with: directives))
  }
}

extension ConditionalClause: Hashable {
  /// Returns whether two clauses stand at one place, with the same directives.
  ///
  /// - Complexity: O(1) for clauses of one block that is read once.
  package static func == (left: ConditionalClause, right: ConditionalClause) -> Bool {
    left.start == right.start && left.index == right.index && left.directives == right.directives
  }

  /// Hashes the clause without the directives before its own.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(index)
    hasher.combine(directives.last)
  }
}

extension [ConditionalClause] {
  /// Whether two declarations under such clauses never exist at the same time.
  package func excludes(_ others: [ConditionalClause]) -> Bool {
    contains { clause in others.contains { clause.excludes($0) } }
  }
}
