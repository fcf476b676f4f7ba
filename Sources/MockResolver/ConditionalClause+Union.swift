import DeclarationModel

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
