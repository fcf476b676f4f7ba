import DeclarationModel

/// A type in the form of templates, merged with its extensions.
struct TemplateType: Sendable {
  /// The kind: `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, `protocolComposition`.
  var kind: String
  /// The unqualified name as it is written, such as `Inner`.
  var localName: String
  /// Whether the name is written in backticks.
  var isQuoted: Bool { localName.utf8.first == UInt8(ascii: "`") }
  /// The enclosing type, such as `Outer`; nil if there is none.
  var parentName: String?
  /// The module, if it is known. For an extension of an unknown type, it is that of the extension,
  /// which is not part of `globalName`.
  var module: String?
  /// The path of the file.
  var path: String
  var access: AccessLevel
  var attributes: [Attribute]
  var modifiers: [Modifier] = []
  var generics: [GenericParameter] = []
  var requirements: [GenericRequirement] = []
  /// The inherited types and conformances, including those of extensions.
  var inheritance: [TypeReference]
  /// The number of the inherited types that the declaration itself has.
  var ownInheritance: Int
  /// The position of the declaration.
  var position: SourcePosition
  var annotations: [String: AnnotationValue] = [:]
  var documentation: [String]
  /// The qualified name without backticks: `Outer.Inner`.
  private(set) var name: String
  /// The same name with the module, if that is known: `App.Outer.Inner`.
  var globalName: String {
    if let module, kind != "extension" { "\(module).\(name)" } else { name }
  }
  /// The declaration and the extensions, with the members.
  private var declarations: [Declaration]

  /// A declaration with members.
  private indirect enum Declaration: Sendable {
    case `protocol`(ProtocolDeclaration)
    case type(TypeDeclaration)
  }

  /// The members, in the form of templates.
  ///
  /// - Complexity: O(*n*) for *n* members at each access; a session keeps those that templates ask for.
  var members: TemplateMembers {
    var members = TemplateMembers()
    for declaration in declarations {
      switch declaration {
      case .protocol(let declaration): members.add(declaration)
      case .type(let declaration): members.add(declaration)
      }
    }
    return members
  }

  /// The files of the declarations whose members were not read.
  var unreadFiles: [String] {
    declarations.compactMap { declaration in
      if case .type(let type) = declaration, type.hasUnreadMembers {
        type.position.path
      } else {
        nil
      }
    }
  }

  init(_ declaration: TypeDeclaration) {
    kind = declaration.kind.rawValue
    localName = declaration.isQuoted ? "`\(declaration.name)`" : declaration.name
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
    name = declaration.qualifiedName
    annotations = AnnotationParser.parse(declaration.comments.sourcery)
    declarations = [.type(declaration)]
  }

  init(_ declaration: ProtocolDeclaration) {
    kind = "protocol"
    localName = declaration.isQuoted ? "`\(declaration.name)`" : declaration.name
    parentName = declaration.enclosingTypes.nonEmptyPath
    path = declaration.position.path
    access = declaration.access
    attributes = declaration.attributes
    modifiers = declaration.modifiers
    requirements = declaration.requirements
    inheritance = declaration.inheritance
    ownInheritance = inheritance.count
    position = declaration.position
    documentation = declaration.documentation
    name = declaration.qualifiedName
    annotations = AnnotationParser.parse(declaration.comments.sourcery)
    declarations = [.protocol(declaration)]
  }

  /// Creates the type that Sourcery makes of an alias of a composition; nil for any other alias.
  init?(
    _ alias: TypeAliasDeclaration, in parent: String?, at position: SourcePosition,
    _ access: AccessLevel
  ) {
    guard case .composition(let parts) = alias.type else { return nil }
    kind = "protocolComposition"
    localName = alias.name
    parentName = parent
    path = position.path
    self.access = access
    attributes = []
    generics = alias.generics
    inheritance = parts
    ownInheritance = parts.count
    self.position = position
    documentation = []
    name = [parent, alias.name].compactMap(\.self).joined(separator: ".")
    annotations = AnnotationParser.parse(alias.comments.sourcery)
    declarations = []
  }

  /// Merges an extension, or the declaration of the type itself.
  mutating func merge(_ declaration: TypeDeclaration) {
    inheritance += declaration.inheritance.filter { !inheritance.contains($0) }
    // As with Sourcery, an extension's annotations replace those of the type.
    annotations.merge(AnnotationParser.parse(declaration.comments.sourcery)) { $1 }
    declarations.append(.type(declaration))
  }
}

extension [String] {
  /// The names joined with dots; nil if there are none.
  fileprivate var nonEmptyPath: String? { isEmpty ? nil : joined(separator: ".") }
}
