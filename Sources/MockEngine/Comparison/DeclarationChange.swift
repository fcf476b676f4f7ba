import DeclarationModel

/// A change of a declaration between two versions of a generated file.
package struct DeclarationChange: Sendable, Hashable {
  /// The kind of a change.
  package enum Kind: String, Sendable, Hashable, Encodable, CaseIterable {
    case added, removed, changed
  }

  /// A change of the accessors of a property or a subscript whose type is the same.
  package enum AccessorChange: Sendable, Hashable {
    case setterAdded, setterRemoved
  }

  /// The kind.
  package var kind: Kind
  /// The qualified name of the type whose member it is, or of the type itself; nil for an import.
  package var type: String?
  /// The declaration without types: `func fetch(id:)`, `static var name`, `class MockCache`.
  package var declaration: String
  /// The types of the old declaration, or what an old type inherits from; nil if it is added.
  package var old: String?
  /// The types of the new declaration, or what a new type inherits from; nil if it is removed.
  package var new: String?
  /// The change of the setter, if that is all that has changed.
  package var accessors: AccessorChange?

  /// Whether it is about a type, and not about a member.
  package var isOfType: Bool { type.map { declaration.hasSuffix(" \($0)") } ?? false }
}

/// A member of a generated type, in the words in which its changes are told.
struct DeclaredMember: Sendable, Hashable {
  /// `func fetch(id:)`, `static var name`.
  let declaration: String
  /// `(Int) async -> String`, `String`.
  let types: String
  /// The same with the accessors of a property.
  let typesAndAccessors: String
  /// Whether it can be set.
  let hasSetter: Bool

  /// Describes a member; nil for what every mock has of its own, and for aliases and cases.
  init?(_ member: TypeMember) {
    guard let requirement = member.requirement else { return nil }
    declaration = requirement.declarationText
    var accessors: Accessors?
    switch requirement.kind {
    case .property(let property):
      guard !property.type.isNamed("MockCore") else { return nil }
      types = property.type.text
      accessors = property.accessors
    case .method(let method):
      types = Self.signature(
        of: requirement, method.effects.text + " -> \((method.result ?? .void).text)")
    case .initializer(let initializer):
      guard !initializer.parameters.contains(where: { $0.type.isNamed("MockMode") }) else {
        return nil
      }
      types = Self.signature(
        of: requirement, initializer.failability.rawValue + initializer.effects.text)
    case .subscript(let element):
      types = Self.signature(of: requirement, " -> \(element.result.text)")
      accessors = element.accessors
    case .associatedType, .typeAlias: return nil
    }
    let suffix = accessors.map { accessors in
      " { get\(accessors.getterEffects.text)\(accessors.hasSetter ? " set" : "") }"
    }
    typesAndAccessors = types + (suffix ?? "")
    hasSetter = accessors?.hasSetter == true
  }

  private static func signature(of member: ProtocolMember, _ ending: String) -> String {
    let generics = member.generics.map(\.text).joined(separator: ", ")
    let parameters = member.parameters.map(\.typeText).joined(separator: ", ")
    let requirements = member.requirements.map(\.text).joined(separator: ", ")
    return (generics.isEmpty ? "" : "<\(generics)>") + "(\(parameters))" + ending
      + (requirements.isEmpty ? "" : " where \(requirements)")
  }
}

extension ProtocolMember {
  /// The declaration without types: `static func fetch(id:)`, `var name`.
  var declarationText: String {
    let keyword =
      switch kind {
      case .method: "func "
      case .property: "var "
      case .associatedType: "associatedtype "
      case .typeAlias: "typealias "
      case .initializer, .subscript: ""
      }
    return (isStatic ? "static " : "") + keyword + labelledName
  }
}

extension TypeMember {
  /// The member as the requirement that it implements; nil for what implements none.
  fileprivate var requirement: ProtocolMember? {
    let kind: ProtocolMember.Kind? =
      switch self.kind {
      case .variable(let variable):
        (variable.type ?? variable.inferredType).map { type in
          .property(
            PropertyDeclaration(name: variable.name, type: type, accessors: variable.accessors))
        }
      case .method(let method): .method(method)
      case .initializer(let initializer): .initializer(initializer)
      case .subscript(let element): .subscript(element)
      case .deinitializer, .enumCase, .typeAlias: nil
      }
    return kind.map { ProtocolMember($0, at: position, modifiers: modifiers) }
  }
}

extension TypeReference {
  /// Returns whether it has a name, with or without that of a module before it.
  fileprivate func isNamed(_ name: String) -> Bool {
    if case .named(let named) = self { named.components.last?.name == name } else { false }
  }
}

extension Parameter {
  /// The type with all that stands beside it.
  fileprivate var typeText: String {
    (specifiers.map(\.text) + attributes.map(\.text) + [type.text]).joined(separator: " ")
      + (isVariadic ? "..." : "")
  }
}
