import DeclarationModel
import Symbols

extension TypeView {
  /// The variables, each once.
  var variables: [VariableView] { rawVariables.unique(by: \.identity) }

  /// The methods and initializers, each once.
  var methods: [MethodView] { rawMethods.unique(by: \.identity) }

  /// The subscripts, each once.
  var subscripts: [SubscriptView] { rawSubscripts.unique(by: \.identity) }

  /// All variables that are declared.
  var rawVariables: [VariableView] {
    members.variables.filter { isShown($0.facts) }
      .map { VariableView(variable: $0, session: session) }
  }

  /// All methods and initializers that are declared.
  var rawMethods: [MethodView] {
    members.methods.filter { isShown($0.facts) }
      .map { MethodView(method: $0, session: session) }
  }

  /// All subscripts that are declared.
  var rawSubscripts: [SubscriptView] {
    members.subscripts.filter { isShown($0.facts) }
      .map { SubscriptView(declared: $0, session: session) }
  }

  /// Returns whether a member is one of this view: an extension has only those of extensions.
  private func isShown(_ facts: MemberFacts) -> Bool { !isExtensionPart || facts.isInExtension }

  /// The variables, inherited ones included.
  var allVariables: [VariableView] {
    flattened(\.variables, \.variable.facts.isInExtension, by: \.identity)
  }

  /// The methods and initializers, inherited ones included.
  var allMethods: [MethodView] {
    flattened(\.methods, \.method.facts.isInExtension, by: \.identity)
  }

  /// The subscripts, inherited ones included.
  var allSubscripts: [SubscriptView] {
    flattened(\.subscripts, \.declared.facts.isInExtension, by: \.identity)
  }

  /// Returns members in Sourcery's order: those of the type, then those of superclasses and protocols,
  /// each by name, then those of extensions of the type; each once.
  private func flattened<Member>(
    _ members: (TypeView) -> [Member], _ isInExtension: (Member) -> Bool,
    by identity: (Member) -> [String]
  ) -> [Member] {
    let own = members(self)
    let ancestors =
      superclasses.sorted { $0.type.name < $1.type.name }
      + lineage.protocols.sorted().compactMap { session.type(named: $0) }
    let all =
      own.filter { !isInExtension($0) } + ancestors.flatMap(members) + own.filter(isInExtension)
    return all.unique(by: identity)
  }

  /// The types around the type, innermost first.
  var parents: [TypeView] {
    var parents: [TypeView] = []
    var next = parent
    while let type = next {
      parents.append(type)
      next = type.parent
    }
    return parents
  }

  /// The known superclasses, nearest first.
  var superclasses: [TypeView] {
    lineage.classes.map { TypeView(number: $0, session: session) }
  }

  /// The types after the colon; known types are written with their modules, and aliases as what they stand for.
  var inheritedTypes: [String] {
    type.inheritance.map { inherited in
      guard case .named(let name) = inherited, name.components.last?.arguments.isEmpty ?? false
      else { return session.model.numbers.globalName(of: inherited.text, in: type.path) }
      return session.model.composition(named: name, from: type.outerScope)
        ?? session.actual(inherited, from: type.outerScope).text
    }
  }

  /// The associated types of a protocol, those of its parents included.
  var associatedTypes: [String: AssociatedTypeView] {
    Dictionary(
      ([self] + baseTypes.filter { $0.type.kind == "protocol" }).flatMap { base in
        base.members.associatedTypes.map {
          ($0.name, AssociatedTypeView(declaration: $0, scope: base.scope, session: session))
        }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The known types that the type inherits from or conforms to.
  var baseTypes: [TypeView] { lineage.names.compactMap { session.type(named: $0) } }

  /// The names of the parts of a composition.
  var composedTypeNames: [TypeNameView] {
    guard type.kind == "protocolComposition" else { return [] }
    return type.inheritance.map { TypeNameView($0, session, from: type.outerScope) }
  }

  /// The place between the braces of the type.
  var scope: NameScope {
    NameScope(inside: type.name.split(separator: ".").map(String.init), file: type.path)
  }

  /// The aliases in the type.
  var aliases: [TypeAliasView] {
    members.typeAliases.map {
      TypeAliasView(
        declaration: $0, parentName: name, access: type.access, scope: scope,
        session: session)
    }.filter { !$0.isComposition }
  }

  /// The imports of the files of types, each once.
  func imports(of types: [TemplateType]) -> [ImportView] {
    var seen: Set<[String?]> = []
    let imports = types.flatMap { session.model.sources.imports[$0.path] ?? [] }
      .filter { seen.insert([$0.kind, $0.path]).inserted }
    return imports.map { ImportView(declaration: $0, session: session) }
  }

  var parent: TypeView? {
    type.parentName.flatMap { session.type(declared: $0, in: type.path) }
  }

  var containedTypes: [TypeView] {
    session.model.numbers(nestedIn: number).map { TypeView(number: $0, session: session) }
  }

  /// The raw type of an enumeration, with aliases followed; nil if it has none.
  var rawType: TypeReference? {
    lineage.rawType.map { session.actual(.name($0), from: scope) }
  }

  func views(of names: [String]) -> [String: TemplateValue] {
    Dictionary(names.map { ($0, session.type(named: $0)?.templateValue ?? .text($0)) }) { $1 }
  }
}

extension Array {
  /// Returns the first element of each identity.
  fileprivate func unique(by identity: (Element) -> [String]) -> [Element] {
    var seen: Set<[String]> = []
    return filter { seen.insert(identity($0)).inserted }
  }
}
