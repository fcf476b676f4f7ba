import DeclarationModel

extension [ConditionalClause] {
  /// Returns whether `others` begins with all clauses of this list, so that this list holds
  /// whenever `others` does.
  func isImplied(by others: [ConditionalClause]) -> Bool {
    others.starts(with: self) { $0.directives == $1.directives }
  }

  /// Returns the clauses that are not among those of the surrounding place.
  func subtracting(_ outer: [ConditionalClause]) -> [ConditionalClause] {
    var known = Set(outer.map(\.directives))
    return filter { known.insert($0.directives).inserted }
  }

  /// Returns the clauses that both lists begin with.
  func commonPrefix(with others: [ConditionalClause]) -> [ConditionalClause] {
    Array(zip(self, others).prefix { $0.directives == $1.directives }.map(\.0))
  }
}

extension [ConditionalClause] {
  /// Returns one list of clauses that holds whenever either list does.
  ///
  /// - Parameters:
  ///   - others: The other list.
  ///   - position: The position of the new block.
  func union(_ others: [ConditionalClause], at position: SourcePosition) -> [ConditionalClause] {
    let common = commonPrefix(with: others)
    let (left, right) = (dropFirst(common.count), others.dropFirst(common.count))
    guard !left.isEmpty, !right.isEmpty else { return common }
    let sides = [left, right].map { side in
      let terms = side.flatMap(\.terms)
      let text = terms.joined(separator: " && ")
      return terms.count > 1 ? "(\(text))" : text
    }
    return common + [
      ConditionalClause(
        directives: ["#if \(sides.joined(separator: " || "))"], start: position)
    ]
  }
}

extension ConditionalClause {
  /// The conditions that together make the clause hold: those of the clauses before it, negated,
  /// and its own.
  fileprivate var terms: [String] {
    directives.enumerated().compactMap { number, directive in
      guard let space = directive.firstIndex(of: " ") else { return nil }
      let condition = directive[directive.index(after: space)...]
      let isSimple = !condition.contains("&&") && !condition.contains("||")
      let term = isSimple ? String(condition) : "(\(condition))"
      return number == index ? term : "!\(term)"
    }
  }
}
