import DeclarationModel

/// The types that the mocks of some protocols and classes depend on: the classes that protocols are bound to, the
/// enclosing types, whose nested names the protocols use, global actors, and the types in initial values of classes.
///
/// Only files that declare one of these types need be read for types.
package struct ReferencedTypes: Sendable, Hashable {
  /// The names, each component of a qualified one on its own.
  package private(set) var names: Set<String> = []
  /// The types whose own initial values matter.
  private var evaluated: Set<String> = []

  /// Gathers the types that the protocols of some files depend on.
  ///
  /// - Complexity: O(*n*) for *n* protocols.
  package init(of files: [ScannedFile]) {
    let protocols = files.flatMap(\.protocols)
    // A nested or private protocol leaves its name to a class elsewhere.
    let known = Set(protocols.filter(\.isInModuleScope).map(\.name))
    for declaration in protocols {
      names.formUnion(declaration.enclosingTypes)
      add(declaration.attributes + declaration.members.flatMap(\.attributes))
      for parent in declaration.parents {
        add(parent, known: known)
      }
    }
    // An alias may stand for another one.
    let aliases = names.isEmpty ? [] : files.flatMap(\.aliases)
    var open = names
    while !open.isEmpty {
      let old = names
      for alias in aliases where open.contains(alias.name) {
        for part in alias.type.compositionParts { add(part, known: known) }
      }
      open = names.subtracting(old)
    }
  }

  /// Adds the types that the mock of a class depends on: the class itself, those around it, the types of its
  /// attributes, and those in its initial values.
  package mutating func add(_ type: TypeDeclaration) {
    names.formUnion(type.path)
    add(type.attributes + type.members.flatMap(\.attributes))
    add(type.members.flatMap(\.parameters).flatMap(\.declarationAttributes))
    for parent in type.superclassNames { names.formUnion(parent.plainNames) }
    evaluated.insert(type.name)
    addTypes(ofValuesOf: type)
  }

  /// Adds the types that custom attributes name.
  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes
    where attribute.name.first?.isUppercase == true && !attribute.isGlobalActor {
      names.formUnion(attribute.name.split(separator: ".").suffix(1).map(String.init))
    }
  }

  /// Adds the types of stored properties, and those whose members their initial values use.
  private mutating func addTypes(ofValuesOf type: TypeDeclaration) {
    for case .variable(let variable) in type.members.map(\.kind) where !variable.isComputed {
      var written: Set<String> = []
      variable.type?.visit { if case .named(let name) = $0 { written.formUnion(name.plainNames) } }
      names.formUnion(written)
      for reference in variable.references {
        let used = reference.kind == .implicitMember ? written : Set(reference.names)
        names.formUnion(used)
        evaluated.formUnion(used)
      }
    }
  }

  private mutating func add(_ type: TypeReference, known: Set<String>) {
    guard case .named(let named) = type else { return }
    let components = named.plainNames
    guard let last = components.last, !known.contains(last), KnownParent(components) == nil
    else { return }
    names.formUnion(components)
  }

  /// Adds the superclasses of classes, and the types in initial values that matter, whose own files may have to be read.
  ///
  /// - Returns: The names that are new.
  package mutating func add(dependenciesIn types: [ScannedTypes]) -> Set<String> {
    let old = names
    for type in types.flatMap(\.types) where old.contains(type.name) {
      if evaluated.contains(type.name) { addTypes(ofValuesOf: type) }
      for named in type.superclassNames where type.kind == .class {
        guard let parent = named.components.last?.name else { continue }
        names.insert(parent)
        if evaluated.contains(type.name) { evaluated.insert(parent) }
      }
    }
    return names.subtracting(old)
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
