extension CompatibilityReport {
  /// Returns the changes that keep tests from compiling, renamed declarations told from removed ones.
  static func breaks(_ changes: [DeclarationChange]) -> [Break] {
    let groups = Dictionary(grouping: changes.filter { $0.type != nil }) { change in
      change.isOfType ? "" : change.type ?? ""
    }
    return groups.sorted { $0.key < $1.key }.flatMap { breaks(in: $0.value) }
  }

  /// Returns the breaks among the changes of one type, or of all types as such.
  private static func breaks(in changes: [DeclarationChange]) -> [Break] {
    var added = changes.filter { $0.kind == .added }
    return changes.compactMap { change in
      switch (change.kind, change.accessors) {
      case (.added, _), (.changed, .setterAdded): return nil
      case (.changed, .setterRemoved): return Break(.setterRemoved, change)
      case (.changed, nil):
        return Break(.retyped(from: change.old ?? "", to: change.new ?? ""), change)
      case (.removed, _):
        let candidates = added.indices.filter { added[$0].isReplacement(of: change) }
        guard candidates.count == 1, let index = candidates.first else {
          return Break(.removed, change)
        }
        return Break(.renamed(to: added.remove(at: index).declaration), change)
      }
    }
  }
}

extension CompatibilityReport.Break {
  fileprivate init(_ kind: Kind, _ change: DeclarationChange) {
    self.init(kind: kind, type: change.type ?? "", declaration: change.declaration)
  }
}

extension DeclarationChange {
  /// Whether the declaration has the types of another one, or its base name.
  fileprivate func isReplacement(of other: DeclarationChange) -> Bool {
    declaration.keyword == other.declaration.keyword
      && (new == other.old || declaration.memberName.base == other.declaration.memberName.base)
  }
}

extension String {
  /// `func`, `static var`; of a declaration.
  var keyword: Substring { self[..<(lastIndex(of: " ") ?? startIndex)] }

  /// The base name and the labels of a declaration: `fetch` and `[id]` of `func fetch(id:)`.
  var memberName: (base: String, labels: [String]?) {
    let name = split(separator: " ").last ?? ""
    guard let open = name.lastIndex(of: "("), name.hasSuffix(")") else {
      return (String(name), nil)
    }
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return (String(name[..<open]), labels)
  }
}
