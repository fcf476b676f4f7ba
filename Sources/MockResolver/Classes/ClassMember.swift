import DeclarationModel
import Symbols

/// A member of a class, as a subclass sees it.
struct ClassMember: Sendable {
  /// The member, as a requirement that a subclass fulfils.
  var member: ProtocolMember
  /// The class or extension that declares it.
  var owner: TypeDeclaration
  /// The access level for reading.
  let access: AccessLevel
  /// Whether it is a property whose type is not written, and not evident.
  let isUntyped: Bool
  /// The reason why no subclass can override it; nil if one can.
  var obstacle: OverrideObstacle?

  /// Creates a member of a class, or of an extension of one; nil for declarations that no subclass overrides, such as
  /// nested types.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - owner: The class or extension that declares it.
  ///   - table: The symbols of the input.
  ///   - level: The access level that a member must have to be overridden.
  private init?(
    _ member: TypeMember, of owner: TypeDeclaration, in table: SymbolTable,
    overridable level: AccessLevel
  ) {
    var isUntyped = false
    var isConstant = false
    let kind: ProtocolMember.Kind
    switch member.kind {
    case .method(let method): kind = .method(method)
    case .subscript(var element):
      element.accessors.hasSetter = member.hasSetter(for: level)
      kind = .subscript(element)
    case .initializer(let initializer): kind = .initializer(initializer)
    case .variable(let variable):
      let type = table.type(of: variable, from: owner.bodyScope)
      isUntyped = type == nil
      isConstant = variable.isConstant
      var accessors = variable.accessors
      accessors.hasSetter = member.hasSetter(for: level)
      kind = .property(
        PropertyDeclaration(name: variable.name, type: type ?? .name("Any"), accessors: accessors))
    case .deinitializer, .enumCase, .typeAlias: return nil
    }
    let attributes = member.attributes.map { attribute in
      var attribute = attribute
      attribute.isGlobalActor = table.isGlobalActor(attribute, from: owner.bodyScope)
      return attribute
    }
    self.member = ProtocolMember(
      kind, at: member.position, attributes: attributes, modifiers: member.modifiers,
      conditions: member.conditions)
    self.member.comments = member.comments
    self.member.documentation = member.documentation
    self.owner = owner
    self.isUntyped = isUntyped
    access = member.access
    if member.access <= .fileprivate {
      obstacle = .isPrivate
    } else if isConstant {
      obstacle = .isConstant
    } else if owner.kind == .extension {
      obstacle = .isInExtension
    } else if member.modifiers.contains(.static) {
      obstacle = .isStatic
    } else if member.modifiers.contains(.final) {
      obstacle = .isFinal
    } else if member.access < level {
      obstacle = .isNotOpen
    } else if self.member.parameters.contains(where: { $0.type.takesSelf() }) {
      obstacle = .takesSelf
    } else if self.member.generics.contains(where: { $0.specifier == .each }) {
      obstacle = .hasPack
    } else if self.member.isSetterWithSentParameter {
      obstacle = .isSentTwice
    } else if self.member.isRejectedByIsolation(in: table, from: owner.bodyScope) {
      obstacle = .isIsolated
    } else if self.member.parameters.contains(where: \.isNeverPassedOn)
      || self.member.isNeverAnswered
      || self.member.parameters.contains(where: { parameter in
        table.hasWrapperSeenByCallers(parameter, from: owner.bodyScope)
      })
    {
      obstacle = .isUnsupported
    } else if isUntyped {
      obstacle = .isUntyped
    } else if level == .open, member.attributes.contains(.spi) {
      obstacle = .isSPI
    } else if self.member.isUnavailable {
      obstacle = .isUnavailable
    }
  }
}

extension ClassMember {
  /// Returns the members that some declarations of a class have, of the class itself and of its extensions.
  ///
  /// - Parameters:
  ///   - parts: The declarations.
  ///   - table: The symbols of the input.
  ///   - level: The access level that a member must have to be overridden.
  static func all(
    of parts: [TypeDeclaration], in table: SymbolTable, overridable level: AccessLevel
  ) -> [ClassMember] {
    parts.flatMap { part in
      part.members.compactMap { ClassMember($0, of: part, in: table, overridable: level) }
    }
  }
}

/// The reason why no subclass can override a member of a class.
package enum OverrideObstacle: String, Sendable, Hashable, Encodable {
  /// The member is private to its file.
  case isPrivate = "private"
  /// The member is a constant.
  case isConstant = "constant"
  /// The member is in an extension.
  case isInExtension = "in an extension"
  /// The member is `static`.
  case isStatic = "static"
  /// The member is `final`.
  case isFinal = "final"
  /// The member's module lets no other module override it.
  case isNotOpen = "not open"
  /// The type of the property is not written, and not evident.
  case isUntyped = "without a written type"
  /// The member has a parameter pack, with which the compiler (6.3.1) lets no subclass override it.
  case hasPack = "with a parameter pack"
  /// A closure that the member takes returns or changes `Self`, which no subclass can override (6.3.1).
  case takesSelf = "with a closure that returns Self"
  /// The subscript has a setter and sends a parameter, which the accessor that Swift derives would do twice (6.3.1).
  case isSentTwice = "with a setter and a parameter that is sent"
  /// A mock would have to send closures or variadic arguments to the actor of a parameter, which the compiler (6.3.1)
  /// rejects, as it does parameters of global actors.
  case isIsolated = "isolated to a parameter, with a closure or variadic arguments"
  /// A `where` clause of the member is about the generic parameters of a superclass, which the class binds.
  case isConstrained = "with a where clause on a superclass's generic parameters"
  /// The mocked class hides a type of the member by one of the same name.
  case isHidden = "of a type that the class hides"
  /// The member is in an SPI group of another module.
  case isSPI = "in an SPI group"
  /// The member is unavailable.
  case isUnavailable = "unavailable"
  /// The member decides how values are compared or described, for which mocks have no stubs.
  case isOfEveryObject = "of every object"
  /// The member has a type that no mock can pass on.
  case isUnsupported = "of a type that no mock can store"
}

extension TypeReference {
  /// Returns whether the type of a parameter of a class takes values of `Self` from callers.
  ///
  /// - Parameter isTaken: Whether values of this type are taken from callers, and not given to them.
  fileprivate func takesSelf(isTaken: Bool = true) -> Bool {
    switch self {
    case .named(let named) where named.plainNames.first == "Self": isTaken
    case .function(let function):
      function.result.takesSelf(isTaken: isTaken)
        || function.parameters.contains {
          $0.type.takesSelf(isTaken: !isTaken) || $0.isInout && $0.type.takesSelf(isTaken: isTaken)
        }
    default: containsChild { $0.takesSelf(isTaken: isTaken) }
    }
  }
}

extension ProtocolMember {
  /// Whether the member is a subscript with a setter and a parameter that is sent.
  fileprivate var isSetterWithSentParameter: Bool {
    guard case .subscript(let declaration) = kind, declaration.accessors.hasSetter else {
      return false
    }
    return parameters.contains { $0.specifiers.contains(.sending) }
  }

  /// Returns whether the compiler (6.3.1) rejects that a mock passes on a call that is isolated to a parameter.
  fileprivate func isRejectedByIsolation(in table: SymbolTable, from scope: NameScope) -> Bool {
    guard let actor = parameters.first(where: { $0.specifiers.contains(.isolated) }) else {
      return false
    }
    if parameters.contains(where: { $0.isVariadic || $0.isClosure }) { return true }
    guard case .named(let name) = actor.type else { return false }
    return table.meaning(of: name, from: scope)?.types.contains {
      $0.attributes.contains(.globalActor)
    } ?? false
  }

  /// Whether no stub can answer the member: there is no value of its type.
  fileprivate var isNeverAnswered: Bool {
    if case .method = kind { return effects.isAsync && result?.isNever ?? false }
    return result?.isUninhabited ?? false
  }
}

extension Parameter {
  /// Whether no mock can pass the argument on: there is no value of its type, or its closure may be called on any
  /// thread and returns a value that may not.
  fileprivate var isNeverPassedOn: Bool {
    if type.isUninhabited { return true }
    guard isAutoclosure, case .function(let function) = type.unspecified
    else { return false }
    let isSent =
      attributes.contains(.sendable) || type.ownAttributes.contains(.sendable)
      || function.attributes.contains(.sendable)
    return isSent && function.result.contains { $0 == .name("Any") || $0 == .name("AnyObject") }
  }
}

extension TypeMember {
  /// Returns whether a subclass, or a user of the class, can set the member.
  ///
  /// - Parameter level: The access level that a member must have to be overridden, or to be used.
  fileprivate func hasSetter(for level: AccessLevel) -> Bool {
    (writeAccess ?? .private) >= min(level, .public)
  }
}

extension SymbolTable {
  /// Returns whether a property wrapper of a parameter can be made of its projected value, which callers may then pass
  /// (SE-0293). The compiler (6.3.1) crashes on an override without the wrapper, and cannot call one in another module.
  func hasWrapperSeenByCallers(_ parameter: Parameter, from scope: NameScope) -> Bool {
    !parameter.isClosure
      && parameter.declarationAttributes.contains { isSeenByCallers($0, from: scope) }
  }

  private func isSeenByCallers(_ wrapper: Attribute, from scope: NameScope) -> Bool {
    types(of: wrapper, from: scope).contains { type in
      parts(of: type).flatMap(\.members).contains { member in
        member.isInitializer && member.parameters.map(\.label) == ["projectedValue"]
      }
    }
  }
}
