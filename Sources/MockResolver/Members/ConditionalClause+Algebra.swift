import DeclarationModel

extension [ConditionalClause] {
  /// Returns whether every clause here stands in `others` too, at the same place: these hold
  /// whenever those do.
  func isImplied(by others: [ConditionalClause]) -> Bool {
    others.starts(with: self) { $0.directives == $1.directives }
  }

  /// Returns the clauses that are new to a place where `outer` hold already.
  func subtracting(_ outer: [ConditionalClause]) -> [ConditionalClause] {
    var known = Set(outer.map(\.directives))
    return filter { known.insert($0.directives).inserted }
  }

  /// Returns the clauses that both begin with.
  func commonPrefix(with others: [ConditionalClause]) -> [ConditionalClause] {
    Array(zip(self, others).prefix { $0.directives == $1.directives }.map(\.0))
  }
}

extension [ConditionalClause] {
  /// One list of clauses that holds whenever one of two does.
  ///
  /// - Parameters:
  ///   - others: The other list.
  ///   - position: Where the block is taken to stand.
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
  /// The conditions that all hold in the clause: that of each clause before it does not.
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
