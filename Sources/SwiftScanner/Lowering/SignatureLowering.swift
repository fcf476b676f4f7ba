import DeclarationModel
import SwiftSyntax

extension Effects {
  /// Creates effects from their syntax; without syntax there are none.
  init(_ syntax: (some EffectSpecifiersSyntax)?) {
    self.init(isAsync: syntax?.asyncSpecifier != nil, throwing: .init(syntax?.throwsClause))
  }
}

extension Effects.Throwing {
  /// Creates the effects of a clause.
  init(_ syntax: ThrowsClauseSyntax?) {
    guard let syntax else {
      self = .never
      return
    }
    if let type = syntax.type {
      self = .typed(TypeReference(type))
    } else {
      self = syntax.throwsSpecifier.tokenKind == .keyword(.rethrows) ? .rethrows : .any
    }
  }
}

extension GenericParameter {
  /// Returns the parameters of a clause; without a clause there are none.
  static func list(_ syntax: GenericParameterClauseSyntax?) -> [GenericParameter] {
    syntax?.parameters.map {
      GenericParameter(
        name: $0.name.referenceName, constraint: $0.inheritedType.map { TypeReference($0) },
        specifier: $0.specifier.flatMap { .init(rawValue: $0.text) })
    } ?? []
  }
}

extension GenericRequirement {
  /// Returns the requirements of a clause; without a clause there are none.
  static func list(_ syntax: GenericWhereClauseSyntax?) -> [GenericRequirement] {
    syntax?.requirements.map { GenericRequirement($0.requirement) } ?? []
  }

  private init(_ syntax: GenericRequirementSyntax.Requirement) {
    switch syntax {
    case .conformanceRequirement(let syntax):
      self.init(TypeReference(syntax.leftType), .conformance, TypeReference(syntax.rightType))
    case .sameTypeRequirement(let syntax):
      self.init(
        TypeReference(argument: Syntax(syntax.leftType)), .sameType,
        TypeReference(argument: Syntax(syntax.rightType)))
    case .layoutRequirement(let syntax):
      let colon = syntax.colon.endPosition
      let layout = syntax.tokens(viewMode: .sourceAccurate).drop { $0.position < colon }
      self.init(
        TypeReference(syntax.type), .conformance, .other(layout.map(\.text).joined()))
    }
  }
}

extension GenericWhereClauseSyntax {
  /// The clause as written; nil if it is on one line.
  var textWithLineBreaks: String? {
    let isBroken = tokens(viewMode: .sourceAccurate).dropFirst()
      .contains { $0.leadingTrivia.contains(where: \.isNewline) }
    return isBroken ? trimmedText : nil
  }
}

extension TypeReference {
  /// Returns the types of an inheritance clause; without a clause there are none.
  static func list(_ syntax: InheritanceClauseSyntax?) -> [TypeReference] {
    syntax?.inheritedTypes.map { TypeReference($0.type) } ?? []
  }
}
