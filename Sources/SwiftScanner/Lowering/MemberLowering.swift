import DeclarationModel
import SwiftSyntax

extension MethodDeclaration {
  /// Creates a method from its syntax.
  init(_ syntax: FunctionDeclSyntax) {
    self.init(
      name: syntax.name.plainText, generics: GenericParameter.list(syntax.genericParameterClause),
      parameters: [Parameter](syntax.signature.parameterClause),
      effects: Effects(syntax.signature.effectSpecifiers),
      result: syntax.signature.returnClause.map { TypeReference($0.type) })
    isQuoted = syntax.name.isQuoted
    requirements = GenericRequirement.list(syntax.genericWhereClause)
    brokenClause = syntax.genericWhereClause?.textWithLineBreaks
  }
}

extension InitializerDeclaration {
  /// Creates an initializer from its syntax.
  init(_ syntax: InitializerDeclSyntax) {
    self.init(
      failability: syntax.optionalMark.flatMap { Failability(rawValue: $0.text) } ?? .none,
      generics: GenericParameter.list(syntax.genericParameterClause),
      parameters: [Parameter](syntax.signature.parameterClause),
      effects: Effects(syntax.signature.effectSpecifiers))
    requirements = GenericRequirement.list(syntax.genericWhereClause)
  }
}

extension SubscriptDeclaration {
  /// Creates a subscript from its syntax.
  init(_ syntax: SubscriptDeclSyntax) {
    self.init(
      generics: GenericParameter.list(syntax.genericParameterClause),
      parameters: [Parameter](syntax.parameterClause) { Parameter(subscript: $0) },
      result: TypeReference(syntax.returnClause.type),
      accessors: Accessors(syntax.accessorBlock))
    requirements = GenericRequirement.list(syntax.genericWhereClause)
  }
}

extension AssociatedTypeDeclaration {
  /// Creates an associated type from its syntax.
  init(_ syntax: AssociatedTypeDeclSyntax) {
    self.init(
      name: syntax.name.referenceName, inheritance: TypeReference.list(syntax.inheritanceClause),
      defaultType: syntax.initializer.map { TypeReference($0.value) },
      requirements: GenericRequirement.list(syntax.genericWhereClause))
  }
}

extension TypeAliasDeclaration {
  /// Creates a typealias from its syntax.
  init(_ syntax: TypeAliasDeclSyntax) {
    self.init(
      name: syntax.name.plainText, generics: GenericParameter.list(syntax.genericParameterClause),
      type: TypeReference(syntax.initializer.value))
  }

  /// Reads the comments before an alias, which only templates show.
  mutating func addComments(
    of syntax: TypeAliasDeclSyntax, _ blocks: AnnotationBlocks, below directives: DirectiveComments
  ) {
    let attached = AttachedComments(
      of: syntax, introducer: syntax.typealiasKeyword, below: directives)
    comments = blocks.adding(to: attached.tools, at: syntax.name)
    documentation = attached.documentation
  }
}

extension Accessors {
  /// Creates accessors from their syntax; a getter if there is none.
  init(_ syntax: AccessorBlockSyntax?) {
    self.init()
    guard case .accessors(let accessors)? = syntax?.accessors else { return }
    for accessor in accessors {
      let modifiers = accessor.modifier.map { [Modifier($0.foldedText)] } ?? []
      let availability = accessor.attributes.lowered.availability
      switch accessor.accessorSpecifier.text {
      case "set", "_modify", "modify", "mutate":
        hasSetter = true
        setterModifiers = modifiers
        setterAvailability = availability
      default:
        getterModifiers = modifiers
        getterAvailability = availability
        getterEffects = Effects(accessor.effectSpecifiers)
      }
    }
  }
}

extension EnumCaseDeclaration {
  /// Creates a case from its syntax.
  init(_ syntax: EnumCaseElementSyntax) {
    self.init(
      name: syntax.name.plainText,
      associatedValues: syntax.parameterClause.map { [Parameter]($0) } ?? [],
      rawValue: syntax.rawValue?.value.trimmedText)
    isQuoted = syntax.name.isQuoted
  }
}

extension Parameter {
  /// Creates an associated value.
  init(_ syntax: EnumCaseParameterSyntax) {
    let label = syntax.firstName?.plainText
    let type = ParameterType(syntax.type)
    self.init(
      label: label == "_" ? nil : label,
      name: (syntax.secondName ?? syntax.firstName)?.plainText ?? "_", type: type.type,
      specifiers: syntax.modifiers.specifiers + type.specifiers,
      attributes: type.attributes)
    isLabelQuoted = syntax.firstName?.isQuoted ?? false
    isNameQuoted = (syntax.secondName ?? syntax.firstName)?.isQuoted ?? false
    defaultValue = syntax.defaultValue?.value.trimmedText
  }
}
