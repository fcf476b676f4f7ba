import DeclarationModel

/// The mocks of a protocol whose associated types stand in `#if` blocks, or of a class whose superclasses do: one for each
/// way in which the conditions can turn out, as no generic parameter may stand in an `#if`, and as all that a class
/// inherits may differ.
struct ConditionalVariants: Sendable {
  /// The protocol or the class under one set of conditions.
  struct Variant: Sendable {
    /// The protocol or the class and its ancestors, with the members that exist under these conditions.
    var lineage: Lineage
    /// The conditions of the variant, beyond those around the protocol or the class.
    var conditions: [ConditionalClause]
  }

  /// The largest number of variants; no protocol that somebody tests has more.
  static let limit = 64

  /// All variants, in the order of the clauses; nil if there are too many to write down.
  let variants: [Variant]?

  /// Finds the variants of a protocol or a class.
  init(of lineage: Lineage) {
    var done: [Variant] = []
    var open = lineage.variants.reversed().map(Variant.init)
    if open.isEmpty { open = [Variant(lineage: lineage, conditions: [])] }
    while let variant = open.popLast() {
      guard let clause = variant.lineage.firstConditionOfAnAssociatedType else {
        done.append(variant)
        continue
      }
      // The list is a stack: the first clause goes last, to be taken next.
      open += Self.clauses(of: clause, in: variant.lineage).reversed().map { clause in
        Variant(
          lineage: variant.lineage.assuming(clause), conditions: variant.conditions + [clause])
      }
      guard open.count + done.count <= Self.limit else {
        variants = nil
        return
      }
    }
    variants = done
  }

  /// Returns all clauses of a block in which associated types stand, and one for the other cases.
  private static func clauses(
    of clause: ConditionalClause, in lineage: Lineage
  ) -> [ConditionalClause] {
    let same = lineage.conditionsOfAssociatedTypes.filter {
      $0.directives.first == clause.directives.first
    }
    // Blocks with the same `#if` may continue differently; each continuation is taken in its turn.
    var longest = clause.directives
    for other in same where other.directives.starts(with: longest) { longest = other.directives }
    if longest.last != "#else" { longest.append("#else") }
    let directives = Array(longest)
    return directives.indices.map { ConditionalClause($0, of: directives, start: clause.start) }
  }
}

extension Lineage {
  /// The clauses in which associated types stand.
  fileprivate var conditionsOfAssociatedTypes: [ConditionalClause] {
    ancestors.flatMap { ancestor in
      ancestor.declaration.members.flatMap { member -> [ConditionalClause] in
        guard case .associatedType = member.kind else { return [] }
        return ancestor.conditions + member.conditions
      }
    }
  }

  fileprivate var firstConditionOfAnAssociatedType: ConditionalClause? {
    for ancestor in ancestors {
      for member in ancestor.declaration.members {
        guard case .associatedType = member.kind else { continue }
        if let clause = ancestor.conditions.first ?? member.conditions.first { return clause }
      }
    }
    return nil
  }

  /// Returns the protocol as it is where a clause holds.
  fileprivate func assuming(_ clause: ConditionalClause) -> Lineage {
    func rest(of conditions: [ConditionalClause]) -> [ConditionalClause]? {
      if conditions.contains(where: { $0.excludes(clause) }) { return nil }
      return conditions.filter { $0.directives != clause.directives }
    }
    let ancestors = ancestors.compactMap { ancestor -> Ancestor? in
      guard let conditions = rest(of: ancestor.conditions) else { return nil }
      var ancestor = ancestor
      ancestor.conditions = conditions
      ancestor.declaration.members = ancestor.declaration.members.compactMap { member in
        guard let conditions = rest(of: member.conditions) else { return nil }
        var member = member
        member.conditions = conditions
        return member
      }
      return ancestor
    }
    var lineage = self
    lineage.ancestors = ancestors
    return lineage
  }
}
