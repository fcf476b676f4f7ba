import DeclarationModel
import Symbols

/// A member of a class as a requirement of the protocol that is extracted from it.
struct RequirementOfClass {
  /// The requirement; nil if the member is left out.
  private(set) var member: ProtocolMember?
  /// The notes about what is left out.
  private(set) var omissions: [OmittedMember] = []
  /// Whether it is a constant of an actor that the protocol isolates, although the class may not.
  private(set) var isIsolatedConstant = false

  private let table: SymbolTable
  private let isolation: ClassIsolation

  /// Makes a requirement of a member.
  ///
  /// - Parameters:
  ///   - found: The member.
  ///   - table: The symbols of the sources.
  ///   - type: The class that the protocol is extracted from, which may inherit the member.
  ///   - links: The class that declares the member, and its superclasses.
  ///   - isolation: The isolation of the class.
  init(
    _ found: ClassMember, in table: SymbolTable, of type: TypeDeclaration,
    links: ArraySlice<ClassChain.Link>, isolation: ClassIsolation
  ) {
    self.table = table
    self.isolation = isolation
    let level = min(type.access, .public)
    guard found.access >= level else {
      // Nobody but the class's own file expects a private member.
      if found.access > .fileprivate { omit(found, .access(found.access)) }
      return
    }
    if let reason = Self.obstacle(of: found) {
      omit(found, reason)
      return
    }
    let spelled = spelled(found, generics: type.generics.map(\.name), links.dropFirst())
    member = requirement(links.first?.types.apply(to: spelled) ?? spelled, found)
  }

  private mutating func omit(_ found: ClassMember, _ reason: OmittedMember.Reason) {
    omissions.append(
      OmittedMember(
        name: found.member.labelledName, position: found.member.position, reason: reason))
  }

  private static func obstacle(of found: ClassMember) -> OmittedMember.Reason? {
    let member = found.member
    if member.isStatic { return .isStatic }
    if found.isUntyped { return .isUntyped }
    if !found.owner.requirements.isEmpty, found.owner.kind == .extension { return .isConstrained }
    let attributes = member.attributes + found.owner.attributes
    if member.isUnavailable || found.owner.attributes.contains(where: \.isUnavailability) {
      return .isUnavailable
    }
    if attributes.contains(.spi) { return .isSPI }
    if ["hash(into:)", "hashValue"].contains(member.labelledName) { return .isOfEveryObject }
    if found.obstacle == .isUntyped { return .isOfUnknownArguments }
    let isOpaque = member.result?.contains { if case .opaque = $0 { true } else { false } } ?? false
    return isOpaque ? .isOpaque : nil
  }

  /// Returns the member with types as they are spelled outside of the class.
  private func spelled(
    _ found: ClassMember, generics: [String], _ superclasses: ArraySlice<ClassChain.Link>
  ) -> ProtocolMember {
    let owner = table.generics(of: found.owner.path).map(\.name)
    let names = generics + found.member.generics.map(\.name) + owner
    return found.member.mapTypes { type in
      table.qualified(type, from: found.owner.bodyScope, generics: names, keepsSelf: true)
        .mappingNames { $0.bound(by: superclasses).completed(found.owner.path, with: owner) }
    }
  }

  private mutating func requirement(
    _ member: ProtocolMember, _ found: ClassMember
  ) -> ProtocolMember {
    var member = member
    let isExtension = found.owner.kind == .extension
    let owner = isExtension ? found.owner.attributes : []
    let statesIsolation =
      member.modifiers.contains(where: \.isNonisolated)
      || member.attributes.contains { table.isGlobalActor($0, from: found.owner.scope) }
    member.attributes =
      owner.filter { attribute in
        attribute.kind == .available && !member.attributes.contains(attribute)
          || !statesIsolation && table.isGlobalActor(attribute, from: found.owner.scope)
      }
      + member.attributes.filter { attribute in
        switch attribute.kind {
        case .available, .discardableResult, .sendable, .concurrent: true
        default: table.isGlobalActor(attribute, from: found.owner.scope)
        }
      }
    let isFree =
      member.modifiers.contains(where: \.isNonisolated)
      || isExtension && !statesIsolation && found.owner.modifiers.contains(.nonisolated)
      || !statesIsolation && isFreeConstant(member, found)
    isIsolatedConstant = isolation.freesConstants && found.obstacle == .isConstant && !isFree
    let isNonsending = member.modifiers.contains(.nonisolatedNonsending)
    member.modifiers = isNonsending ? [.nonisolatedNonsending] : isFree ? [.nonisolated] : []
    if isExtension {
      member.conditions =
        found.owner.conditions.filter { !member.conditions.contains($0) } + member.conditions
    }
    return withDefaults(member, found)
  }

  /// Returns whether a property is a constant that is on no actor, although its class is.
  private func isFreeConstant(_ member: ProtocolMember, _ found: ClassMember) -> Bool {
    guard isolation.freesConstants, found.obstacle == .isConstant,
      case .property(let property) = member.kind
    else { return false }
    let place = TypePlace(scopes: [found.owner.bodyScope], modules: ["Foundation", "Swift"])
    return table.canonical(property.type, at: place).type.isEvidentlySendable
  }

  /// Returns the requirement with those default arguments that an extension of the protocol can state.
  private mutating func withDefaults(
    _ member: ProtocolMember, _ found: ClassMember
  ) -> ProtocolMember {
    guard member.parameters.contains(where: \.hasDefault) else { return member }
    var isStated = if case .method = member.kind { true } else { false }
    let scope = found.owner.bodyScope
    for parameter in member.parameters {
      let isKnown =
        parameter.defaultNames.allSatisfy { table.isAtFileScope($0, from: scope) }
        && table.usesVisibleMembers(parameter, from: scope)
      // An array is no variadic argument, and `some P` has no name to pass on.
      isStated = isStated && isKnown && !parameter.isVariadic && parameter.name != "_"
    }
    if isStated { return member }
    omit(found, .hasDefaults)
    return member.setting(\.hasDefault) { _ in false }
  }
}

extension NamedType {
  /// Returns a type that is nested in a generic superclass with the arguments that the subclass gives to that one.
  fileprivate func bound(by superclasses: ArraySlice<ClassChain.Link>) -> NamedType {
    for link in superclasses where plainNames.starts(with: link.type.path) {
      let last = link.type.path.count - 1
      let generics = link.type.generics.map { TypeReference.name($0.name) }
      guard plainNames.count > last + 1, !generics.isEmpty, components[last].arguments == generics
      else { continue }
      var bound = self
      bound.components[last].arguments = generics.map { link.types.apply(to: $0) }
      return bound
    }
    return self
  }

  /// Returns the type with the generic arguments that the name of a class has in its own body.
  ///
  /// - Parameters:
  ///   - path: The path of the class.
  ///   - generics: The generic parameters of the class.
  fileprivate func completed(_ path: [String], with generics: [String]) -> TypeReference {
    guard let last = components.indices.last, components[last].arguments.isEmpty,
      plainNames == path
    else { return .named(self) }
    var completed = self
    completed.components[last].arguments = generics.map { .name($0) }
    return .named(completed)
  }
}

extension TypeReference {
  private static let sendable: Set = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Duration", "Float", "Int", "Int16",
    "Int32", "Int64", "Int8", "Locale", "String", "Substring", "TimeInterval", "TimeZone", "UInt",
    "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]

  /// Whether this canonical type consists of types of the standard libraries that are known to be `Sendable`.
  fileprivate var isEvidentlySendable: Bool {
    switch self {
    case .optional(let type), .array(let type): type.isEvidentlySendable
    case .dictionary(let key, let value): key.isEvidentlySendable && value.isEvidentlySendable
    case .named(let name):
      name.declaration == nil && name.plainName.map(Self.sendable.contains) ?? false
    default: false
    }
  }
}
