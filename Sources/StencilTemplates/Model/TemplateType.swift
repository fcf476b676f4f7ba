import DeclarationModel

/// A type in the form of templates, merged with its extensions.
struct TemplateType: Sendable {
  /// The kind: `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, `protocolComposition`.
  var kind: String
  /// The unqualified name, such as `Inner`.
  var localName: String
  /// The enclosing type, such as `Outer`; nil if there is none.
  var parentName: String?
  /// The path of the file.
  var path: String
  var access: AccessLevel
  var attributes: [Attribute]
  var modifiers: [Modifier] = []
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  /// The inherited types and conformances, including those of extensions.
  var inheritance: [TypeReference]
  /// The number of those that the declaration itself has.
  var ownInheritance: Int
  /// The position of the declaration.
  var position: SourcePosition
  var annotations: [String: AnnotationValue] = [:]
  var documentation: [String]
  var variables: [TemplateVariable] = []
  var methods: [TemplateMethod] = []
  var subscripts: [TemplateSubscript] = []
  var cases: [TemplateCase] = []
  var typeAliases: [TypeAliasDeclaration] = []
  var associatedTypes: [AssociatedTypeDeclaration] = []

  /// The qualified name, as in Sourcery: `Outer.Inner`.
  var name: String { (parentName.map { "\($0)." } ?? "") + localName }

  init(_ declaration: TypeDeclaration) {
    kind = declaration.kind.rawValue
    localName = declaration.name
    parentName = declaration.enclosingTypes.nonEmptyPath
    path = declaration.position.path
    access = declaration.access
    attributes = declaration.attributes
    modifiers = declaration.modifiers
    generics = declaration.generics
    requirements = declaration.requirements
    inheritance = declaration.inheritance
    ownInheritance = inheritance.count
    position = declaration.position
    documentation = declaration.documentation
    if declaration.kind == .extension {
      var components = declaration.qualifiedName.split(separator: ".").map(String.init)
      localName = components.popLast() ?? declaration.name
      parentName = components.nonEmptyPath
    }
    addMembers(of: declaration)
  }

  init(_ declaration: ProtocolDeclaration) {
    kind = "protocol"
    localName = declaration.name
    parentName = declaration.enclosingTypes.nonEmptyPath
    path = declaration.position.path
    access = declaration.access
    attributes = declaration.attributes
    requirements = declaration.requirements
    inheritance = declaration.inheritance
    ownInheritance = inheritance.count
    position = declaration.position
    documentation = declaration.documentation
    annotations = AnnotationParser.parse(declaration.comments.sourcery)
    for member in declaration.members {
      let facts = MemberFacts(member, of: declaration)
      switch member.kind {
      case .method(let method): methods.append(TemplateMethod(method, facts))
      case .initializer(let initializer): methods.append(TemplateMethod(initializer, facts))
      case .property(let property): variables.append(TemplateVariable(property, facts))
      case .subscript(let declaration): subscripts.append(TemplateSubscript(declaration, facts))
      case .typeAlias(let alias): typeAliases.append(alias)
      case .associatedType(let type): associatedTypes.append(type)
      }
    }
  }

  /// Creates the type that Sourcery takes an alias of a composition for; nil for any other alias.
  init?(_ alias: GlobalTypeAlias, path: String) {
    guard case .composition(let parts) = alias.declaration.type else { return nil }
    kind = "protocolComposition"
    localName = alias.declaration.name
    self.path = path
    access = alias.access
    attributes = []
    generics = alias.declaration.generics
    inheritance = parts
    ownInheritance = parts.count
    position = SourcePosition(path: path, line: 1, column: 1)
    documentation = []
  }

  /// Merges an extension, or the declaration of the type itself.
  mutating func merge(_ declaration: TypeDeclaration) {
    inheritance += declaration.inheritance.filter { !inheritance.contains($0) }
    addMembers(of: declaration)
  }

  private mutating func addMembers(of declaration: TypeDeclaration) {
    // As with Sourcery, an extension's annotations replace those of the type.
    annotations.merge(AnnotationParser.parse(declaration.comments.sourcery)) { $1 }
    for member in declaration.members {
      let facts = MemberFacts(member, of: declaration)
      switch member.kind {
      case .variable(let variable):
        variables.append(
          TemplateVariable(variable, facts, writeAccess: member.writeAccess))
      case .method(let method): methods.append(TemplateMethod(method, facts))
      case .initializer(let initializer): methods.append(TemplateMethod(initializer, facts))
      case .subscript(let declaration): subscripts.append(TemplateSubscript(declaration, facts))
      case .enumCase(let declaration): cases.append(TemplateCase(declaration, facts))
      case .typeAlias(let alias): typeAliases.append(alias)
      }
    }
  }
}

extension [String] {
  /// The names joined with dots; nil if there are none.
  fileprivate var nonEmptyPath: String? { isEmpty ? nil : joined(separator: ".") }
}
