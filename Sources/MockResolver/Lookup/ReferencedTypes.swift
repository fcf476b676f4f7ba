import DeclarationModel

/// The types that the mocks of some protocols depend on: the classes that protocols are bound to,
/// the enclosing types, whose nested names the protocols use, and global actors.
///
/// Only files that declare one of these types need be read for types.
package struct ReferencedTypes: Sendable, Hashable {
  /// The names, each component of a qualified one on its own.
  package private(set) var names: Set<String> = []

  /// Gathers the types that the protocols of some files depend on.
  ///
  /// - Complexity: O(*n*) for *n* protocols.
  package init(of files: [ScannedFile]) {
    let protocols = files.flatMap(\.protocols)
    let known = Set(protocols.map(\.name))
    for declaration in protocols {
      names.formUnion(declaration.enclosingTypes)
      for attribute in declaration.attributes + declaration.members.flatMap(\.attributes)
      where attribute.name.first?.isUppercase == true && !attribute.isGlobalActor {
        names.formUnion(attribute.name.split(separator: ".").suffix(1).map(String.init))
      }
      for parent in declaration.parents {
        add(parent, known: known)
      }
    }
    guard !names.isEmpty else { return }
    for alias in files.flatMap(\.parentAliases) where names.contains(alias.name) {
      for part in alias.type.compositionParts { add(part, known: known) }
    }
  }

  /// Adds the types that the mock of a class depends on: the class itself, those around it, and global actors.
  package mutating func add(_ type: TypeDeclaration) {
    names.formUnion(type.path)
    for attribute in type.attributes + type.members.flatMap(\.attributes)
    where attribute.name.first?.isUppercase == true && !attribute.isGlobalActor {
      names.formUnion(attribute.name.split(separator: ".").suffix(1).map(String.init))
    }
    if case .named(let parent)? = type.inheritance.first { names.formUnion(parent.plainNames) }
  }

  private mutating func add(_ type: TypeReference, known: Set<String>) {
    guard case .named(let named) = type else { return }
    let components = named.plainNames
    guard let last = components.last, !known.contains(last), KnownParent(components) == nil
    else { return }
    names.formUnion(components)
  }

  /// Adds the superclasses of classes, whose own files may have to be read.
  ///
  /// - Returns: The names that are new.
  package mutating func add(superclassesIn types: [ScannedTypes]) -> Set<String> {
    let superclasses = types.flatMap(\.types).filter {
      $0.kind == .class && names.contains($0.name)
    }
    .compactMap { type -> String? in
      guard case .named(let named)? = type.inheritance.first else { return nil }
      return named.components.last?.name
    }
    let new = Set(superclasses).subtracting(names)
    names.formUnion(new)
    return new
  }
}

extension ProtocolDeclaration {
  /// The parents of the protocol, including those of clauses `where Self: P`.
  var parents: [TypeReference] {
    let constraints = requirements.filter {
      $0.left == .name("Self") && $0.relation == .conformance
    }
    return (inheritance + constraints.map(\.right)).flatMap(\.compositionParts)
  }
}
