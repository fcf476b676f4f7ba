extension TypeView {
  var variables: [VariableView] {
    type.variables.map { VariableView(variable: $0, session: session) }
  }

  var methods: [MethodView] {
    type.methods.map { MethodView(method: $0, session: session) }
  }

  var subscripts: [SubscriptView] {
    type.subscripts.map { SubscriptView(declared: $0, session: session) }
  }

  /// The variables of the type, then inherited ones, then those of extensions; each name once.
  var allVariables: [VariableView] {
    var seen: Set<String> = []
    return inExtensionsLast(ancestors.flatMap(\.variables), \.variable.facts.isInExtension)
      .filter { seen.insert("\($0.variable.facts.isStatic) \($0.variable.name)").inserted }
  }

  /// The methods of the type, then inherited ones, then those of extensions; each signature once.
  var allMethods: [MethodView] {
    var seen: Set<String> = []
    return inExtensionsLast(ancestors.flatMap(\.methods), \.method.facts.isInExtension)
      .filter { view in
        // Initializers of a class are not inherited here.
        guard
          !view.method.isInitializer || view.method.facts.definedIn == type.name
            || type.kind == "protocol"
        else { return false }
        let result = view.method.result?.text ?? ""
        return seen.insert("\(view.method.facts.isStatic) \(view.method.fullName) \(result)")
          .inserted
      }
  }

  /// The type itself, its known superclasses, nearest first, and its protocols, by name.
  private var ancestors: [TypeView] {
    let names = lineage.classes + lineage.protocols.sorted()
    return [self] + names.compactMap { session.type(named: $0) }
  }

  private func inExtensionsLast<Member>(
    _ members: [Member], _ isInExtension: (Member) -> Bool
  ) -> [Member] {
    members.filter { !isInExtension($0) } + members.filter(isInExtension)
  }

  var parent: TypeView? { type.parentName.flatMap { session.type(named: $0) } }

  var containedTypes: [TypeView] {
    session.model.types.indices
      .filter { session.model.types[$0].parentName == type.name }
      .map { TypeView(number: $0, session: session) }
  }

  /// The raw type of an enumeration: the inherited type that is not a protocol.
  var rawType: String? {
    guard type.kind == "enum", let first = type.inheritance.first?.text else { return nil }
    let isRaw = type.cases.contains { $0.declaration.rawValue != nil }
    return isRaw || TypeView.rawTypes.contains(first) ? first : nil
  }

  private static let rawTypes: Set = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Float", "Double", "CGFloat",
  ]

  func views(of names: [String]) -> [String: Any] {
    var result: [String: Any] = [:]
    for name in names { result[name] = session.type(named: name).map { $0 as Any } ?? name }
    return result
  }
}
