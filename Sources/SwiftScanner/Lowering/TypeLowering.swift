import DeclarationModel
import SwiftSyntax

extension TypeReference {
  /// Creates a type from its syntax.
  init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let component = NamedType.Component(type)
      let common = component.arguments.isEmpty ? WellKnownTypes.common[component.name] : nil
      self = common ?? .named(NamedType([component]))
    case .memberType(let type): self = Self.member(type)
    case .optionalType(let type): self = .optional(TypeReference(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      self = .implicitlyUnwrapped(TypeReference(type.wrappedType))
    case .arrayType(let type): self = .array(TypeReference(type.element))
    case .dictionaryType(let type):
      self = .dictionary(key: TypeReference(type.key), value: TypeReference(type.value))
    case .tupleType(let type): self = Self.tuple(type)
    case .functionType(let type): self = .function(FunctionType(type))
    case .someOrAnyType(let type): self = Self.someOrAny(type)
    case .compositionType(let type):
      self = .composition(type.elements.map { TypeReference($0.type) })
    case .metatypeType(let type):
      self = .metatype(
        TypeReference(type.baseType), MetatypeKind(rawValue: type.metatypeSpecifier.text) ?? .type)
    case .suppressedType(let type): self = .suppressed(TypeReference(type.type))
    case .packElementType(let type):
      self = .packElement(TypeReference(type.pack))
    case .packExpansionType(let type):
      self = .packExpansion(TypeReference(type.repetitionPattern))
    case .classRestrictionType: self = .name("AnyObject")
    case .attributedType(let type):
      self.init(
        type.baseType, specifiers: type.allSpecifiers, attributes: type.attributes.lowered)
    default:
      // The parser has a case for inline arrays only in some versions. All other syntax without a
      // case of `TypeReference` is kept as text.
      self = TypeReference(inlineArray: syntax) ?? .other(syntax.foldedText)
    }
  }

  /// Creates a type with specifiers and attributes before it; only function types store them
  /// themselves.
  init(_ base: TypeSyntax, specifiers: [TypeSpecifier], attributes: [Attribute]) {
    let type = TypeReference(base)
    if specifiers.isEmpty, attributes.isEmpty {
      self = type
    } else if case .function(var function) = type {
      function.specifiers = specifiers + function.specifiers
      function.attributes = attributes + function.attributes
      self = .function(function)
    } else {
      self = .specified(specifiers, attributes, type)
    }
  }

  private static func member(_ syntax: MemberTypeSyntax) -> TypeReference {
    let component = NamedType.Component(syntax)
    return switch TypeReference(syntax.baseType) {
    case .named(let type): .named(NamedType(type.components + [component]))
    case .member(let base, let type): .member(of: base, NamedType(type.components + [component]))
    case .other: .other(syntax.foldedText)
    case let base: .member(of: base, NamedType([component]))
    }
  }

  private static func someOrAny(_ syntax: SomeOrAnyTypeSyntax) -> TypeReference {
    let constraint = TypeReference(syntax.constraint)
    // `any Any.Type` is `Any.Type`, and cannot be written in an expression.
    if constraint == .metatype(.name("Any"), .type) { return constraint }
    return syntax.someOrAnySpecifier.tokenKind == .keyword(.some)
      ? .opaque(constraint) : .existential(constraint)
  }

  private static func tuple(_ syntax: TupleTypeSyntax) -> TypeReference {
    for element in syntax.elements
    where element.inoutKeyword != nil || element.secondName != nil || element.ellipsis != nil {
      return .other(syntax.foldedText)
    }
    if let only = syntax.elements.first, syntax.elements.count == 1, only.firstName == nil {
      switch TypeReference(only.type) {
      case .packExpansion(let pattern):
        return .tuple([TupleElement(type: .packExpansion(pattern))])
      case .other(let text):
        return .other("(\(text))")
      case let type:
        return type
      }
    }
    return .tuple(
      syntax.elements.map {
        TupleElement(label: $0.firstName?.text, type: TypeReference($0.type))
      })
  }
}

extension NamedType.Component {
  /// Creates a component from an unqualified name and its generic arguments.
  init(_ syntax: IdentifierTypeSyntax) {
    self.init(
      (syntax.moduleSelector?.foldedText ?? "") + syntax.name.referenceName,
      syntax.genericArgumentClause)
  }

  /// Creates a component from the name after the period and its generic arguments.
  init(_ syntax: MemberTypeSyntax) {
    self.init(
      (syntax.moduleSelector?.foldedText ?? "") + syntax.name.referenceName,
      syntax.genericArgumentClause)
  }
}

extension NamedType.Component {
  private init(_ name: String, _ clause: GenericArgumentClauseSyntax?) {
    self.init(name, arguments: TypeReference.list(clause))
    hasEmptyList = clause != nil && arguments.isEmpty
  }
}

extension TypeReference {
  /// Creates a type from a generic argument; an argument that is a value (SE-0452) becomes `other`.
  init(argument syntax: Syntax) {
    if let type = syntax.as(TypeSyntax.self) {
      self.init(type)
    } else {
      self = .other(syntax.foldedText)
    }
  }

  /// Returns the arguments of a clause.
  fileprivate static func list(_ syntax: GenericArgumentClauseSyntax?) -> [TypeReference] {
    syntax?.arguments.map { TypeReference(argument: Syntax($0.argument)) } ?? []
  }
}

extension FunctionType {
  /// Creates a function type without attributes.
  init(_ syntax: FunctionTypeSyntax) {
    self.init(
      parameters: syntax.parameters.map { Parameter($0) },
      effects: Effects(syntax.effectSpecifiers),
      result: TypeReference(syntax.returnClause.type))
  }
}

extension AttributedTypeSyntax {
  /// The specifiers before and after the attributes, such as `inout`, `sending` and
  /// `nonisolated(nonsending)`.
  var allSpecifiers: [TypeSpecifier] {
    (Array(specifiers) + Array(lateSpecifiers)).map { TypeSpecifier($0.foldedText) }
  }
}
