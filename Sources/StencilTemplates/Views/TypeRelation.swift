import Stencil

/// `types.implementing`, `types.inheriting`, `types.based`: the next name is that of a type.
struct TypeRelation: DynamicMemberLookup, CustomStringConvertible {
  enum Kind: String, Sendable {
    case implementing, inheriting, based
  }

  let session: RenderSession
  let kind: Kind

  var description: String { "types.\(kind.rawValue)" }

  subscript(dynamicMember name: String) -> Any? {
    let numbers = session.model.types.indices.filter { number in
      names(of: session.model.lineage(of: number)).contains(name)
    }
    if numbers.isEmpty, session.model.number(of: name) == nil, kind != .based {
      session.warnUnknownType(name, in: kind.rawValue)
    }
    return TemplateList.value(numbers.map { TypeView(number: $0, session: session) })
  }

  private func names(of lineage: TypeLineage) -> [String] {
    switch kind {
    case .implementing: lineage.protocols
    case .inheriting: lineage.classes
    case .based: lineage.names
    }
  }
}
