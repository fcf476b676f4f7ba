import Basics
import DeclarationModel
import Symbols

/// Extracts protocols from classes and actors.
package struct ProtocolExtraction: Sendable {
  /// The symbols of the sources.
  package let table: SymbolTable
  /// The settings of the module of the class.
  private let settings: TargetSettings

  /// Prepares to extract protocols.
  package init(from table: SymbolTable, settings: TargetSettings = TargetSettings()) {
    self.table = table
    self.settings = settings
  }

  /// Returns the types with a name, plain or qualified.
  package func types(named name: String) -> [TypeDeclaration] {
    let found = table.types.filter { $0.name == name || $0.qualifiedName == name }
    let whole = found.filter { $0.qualifiedName == name }
    return whole.isEmpty ? found : whole
  }

  /// Returns the failure to find a class of a name.
  package func failure(toFind name: String) -> ExtractionFailure {
    let classes = table.types.filter { $0.kind == .class || $0.kind == .actor }
    let suggestions = NameSuggestions(candidates: classes.map(\.qualifiedName))
    return .unknownClass(name, nearest: suggestions.nearest(to: name))
  }

  /// Returns whether a class conforms to a protocol of a name, which it states itself or in an extension.
  package func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
    parents(of: type, named: name).contains { parent, scope in
      table.meaning(of: parent, from: scope, .protocols) != nil
    }
  }

  /// Returns whether a class states a parent of a name, which may be declared elsewhere.
  private func states(_ type: TypeDeclaration, _ name: String) -> Bool {
    !parents(of: type, named: name).isEmpty
  }

  /// Returns the parents of a name that a class, or an extension of it, states.
  private func parents(
    of type: TypeDeclaration, named name: String
  ) -> [(parent: NamedType, scope: NameScope)] {
    table.parts(of: type).flatMap { part in
      part.inheritance.flatMap(\.compositionParts).compactMap { parent in
        guard case .named(let named) = parent.unspecified, named.plainNames.last == name else {
          return nil
        }
        return (named, part.scope)
      }
    }
  }

  /// Returns whether a protocol can be extracted from the class of a qualified name.
  package func canExtract(from name: String) -> Bool {
    let types = types(named: name)
    return types.count == 1 && types.allSatisfy { obstacle(to: $0) == nil }
  }

  /// Returns the protocol with the members of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the protocol.
  ///   - type: The class.
  /// - Throws: The reason why there is none.
  package func extract(
    _ name: String, from type: TypeDeclaration
  ) throws(ExtractionFailure) -> ExtractedProtocol {
    if let failure = obstacle(to: type) { throw failure }
    let isDeclared = conforms(type, to: name)
    if !isDeclared, table.isDeclared(name) || states(type, name) { throw .nameTaken(name) }
    let links = ClassChain(of: type, in: table, overridable: type.access).links.filter { link in
      table.types(named: link.type.qualifiedName).contains { $0.position == link.type.position }
    }
    let chain = links.map(\.type)
    let isolation = ClassIsolation(of: chain, in: table, settings)
    var result = ExtractedProtocol(
      name: name, type: type, access: min(type.access, .public),
      parents: [type.kind == .actor ? "Actor" : "AnyObject"],
      attributes: type.attributes.availability + isolation.attributes)
    result.isNonisolated = isolation.isNonisolated
    if type.kind == .class, isolation.makesSendable || chain.contains(where: statesSendable) {
      result.parents.append("Sendable")
    }
    result.associatedTypes = type.generics.map { generic in
      AssociatedTypeDeclaration(
        name: generic.name, inheritance: generic.constraint.map { [$0] } ?? [])
    }
    result.requirements = type.requirements
    for (index, link) in links.enumerated() {
      for member in link.members {
        let requirement = RequirementOfClass(
          member, in: table, of: type, links: links[index...], isolation: isolation)
        result.omissions += requirement.omissions
        guard let member = requirement.member else { continue }
        result.members.append(member)
        if requirement.isIsolatedConstant { result.isolatedConstants.insert(member.baseName) }
        result.paths.insert(member.position.path)
      }
    }
    result.isDeclared = isDeclared
    result.omissions += initializers(of: type) + unreadParents(of: chain)
    result.omissions.sort { $0.position < $1.position }
    return result
  }

  /// Returns why no protocol can be extracted from a type; nil if one can.
  private func obstacle(to type: TypeDeclaration) -> ExtractionFailure? {
    let name = type.qualifiedName
    guard type.kind == .class || type.kind == .actor else { return .notAClass(name, type.kind) }
    if type.access < .internal { return .isPrivate(name) }
    if type.modifiers.contains(.distributed) { return .distributed(name) }
    if table.isNestedInGeneric(type) { return .nestedInGeneric(name) }
    return type.generics.first { $0.specifier != nil }.map { .parameter($0.name, of: name) }
  }

  private func statesSendable(_ type: TypeDeclaration) -> Bool {
    table.parts(of: type).contains { part in
      part.requirements.isEmpty
        && part.inheritance.flatMap { $0.unspecified.compositionParts }.contains(.name("Sendable"))
    }
  }

  private func initializers(of type: TypeDeclaration) -> [OmittedMember] {
    table.parts(of: type).flatMap(\.members).compactMap { member in
      guard case .initializer(let initializer) = member.kind, member.access >= type.access else {
        return nil
      }
      let named = ProtocolMember(.initializer(initializer), at: member.position)
      return OmittedMember(
        name: named.labelledName, position: member.position, reason: .isInitializer)
    }
  }

  /// Returns the first parent of the last class of a chain, if it may be a superclass of another module.
  private func unreadParents(of chain: [TypeDeclaration]) -> [OmittedMember] {
    guard let last = chain.last, last.kind == .class,
      case .named(let parent)? = last.inheritance.first,
      table.meaning(of: parent, from: last.scope) == nil, !Self.isKnown(parent)
    else { return [] }
    return [OmittedMember(name: parent.text, position: last.position, reason: .isUnreadParent)]
  }

  private static let knownProtocols: Set = [
    "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Identifiable", "NSObject", "ObservableObject", "Sequence",
  ]

  private static func isKnown(_ name: NamedType) -> Bool {
    let last = name.plainNames.last ?? ""
    return KnownParent.names.contains(last) || knownProtocols.contains(last)
  }
}
