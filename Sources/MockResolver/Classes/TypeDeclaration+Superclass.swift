import DeclarationModel
import Symbols

extension TypeDeclaration {
  /// Returns the types in place of the generic parameters of the superclass; nil if they are not written, or too large.
  ///
  /// - Parameters:
  ///   - superclass: The superclass.
  ///   - own: The types in place of the generic parameters of this class.
  ///   - table: The symbols of the input.
  func substitution(
    of superclass: TypeDeclaration, in own: TypeSubstitution, _ table: SymbolTable
  ) -> TypeSubstitution? {
    superclass.substitution(
      named: superclassName(in: table)?.name, in: self.path, replacing: own, table)
  }

  /// Returns the types in place of the generic parameters of this class where a subclass, or a protocol that is bound to
  /// it, names it; nil if they are not written, or too large.
  ///
  /// - Parameters:
  ///   - name: The name of this class.
  ///   - place: The path of the type that names it.
  ///   - own: The types in place of the generic parameters of the type that names it.
  ///   - table: The symbols of the input.
  func substitution(
    named name: NamedType?, in place: [String], replacing own: TypeSubstitution,
    _ table: SymbolTable
  ) -> TypeSubstitution? {
    /// Returns the generic arguments of a component of the name, counted from the last.
    func arguments(behind count: Int) -> [TypeReference] {
      (name?.components.dropLast(count).last?.arguments ?? []).map { own.apply(to: $0) }
    }
    var result = TypeSubstitution(selfType: nil, bindings: [:])
    for index in path.indices {
      let generics =
        index == path.indices.last ? self.generics : table.generics(of: path[...index])
      guard !generics.isEmpty else { continue }
      let arguments = arguments(behind: path.count - 1 - index)
      if arguments.count == generics.count {
        for (generic, argument) in zip(generics, arguments)
        where .name(generic.name) != argument {
          result.bindings[generic.name] = argument
        }
        if index != path.indices.last {
          // Inside of it, the name of a generic type stands for the type with its parameters.
          let outer = path[..<index].map { NamedType.Component($0) }
          result.bindings[path[index]] = .named(
            NamedType(outer + [NamedType.Component(path[index], arguments: arguments)]))
        }
      } else if arguments.isEmpty, place.starts(with: path[...index]) {
        // Inside of a generic type, its parameters are the same for all that is nested in it.
        for generic in generics { result.bindings[generic.name] = own.bindings[generic.name] }
      } else if arguments.isEmpty,
        let inherited = table.inheritedTypes(of: Array(path[...index]), around: place)
      {
        for generic in generics { result.bindings[generic.name] = inherited.bindings[generic.name] }
      } else {
        return nil
      }
    }
    if !generics.isEmpty {
      result.bindings.merge(substitution(of: arguments(behind: 0)).bindings) { $1 }
    }
    // Each class may double the arguments of its subclass: `class A<T>: B<(T, T)>`.
    return result.bindings.values.contains(where: \.isTooLarge) ? nil : result
  }

  /// Returns the first name after the colon, or the name that it is an alias of, and the place where that is written.
  func superclassName(in table: SymbolTable) -> (name: NamedType, scope: NameScope)? {
    var written = inheritance.first?.superclassPart(in: table, from: scope)
    var place = scope
    for _ in 0..<SymbolTable.aliasLimit {
      guard case .named(let name)? = written,
        let alias = table.meaning(of: name, from: place)?.aliases.first,
        let type = alias.type(binding: name.components.last?.arguments ?? [])
      else { break }
      written = type.superclassPart(in: table, from: alias.scope)
      place = alias.scope
    }
    return if case .named(let name)? = written { (name, place) } else { nil }
  }

  /// Returns the types in place of the generic parameters of this class, and of its name, which stands for the class
  /// with these parameters inside of it.
  func substitution(of arguments: [TypeReference]) -> TypeSubstitution {
    guard !generics.isEmpty else { return TypeSubstitution(selfType: nil, bindings: [:]) }
    let names = enclosingTypes.map { NamedType.Component($0) }
    let own = NamedType(names + [NamedType.Component(name, arguments: arguments)])
    let changed = zip(generics.map(\.name), arguments).filter { .name($0) != $1 }
    let types = changed + [(name, .named(own))]
    return TypeSubstitution(
      selfType: nil, bindings: Dictionary(types, uniquingKeysWith: { first, _ in first }))
  }
}

extension SymbolTable {
  /// Returns the types in place of the generic parameters of a class that one of the classes around a place inherits from.
  fileprivate func inheritedTypes(
    of path: [String], around place: [String]
  ) -> TypeSubstitution? {
    for count in place.indices.dropFirst().reversed() {
      for outer in types(named: place[..<count].joined(separator: ".")) where outer.kind == .class {
        let chain = SuperclassResolution.chain(of: outer, in: self)
        guard let index = chain.dropFirst().firstIndex(where: { $0.path == path }) else { continue }
        return ClassChain.types(
          of: chain, from: outer.substitution(of: outer.generics.map { .name($0.name) }), in: self)[
            index]
      }
    }
    return nil
  }
}

extension TypeReference {
  /// Returns the part of a composition that is not known to be a protocol, or else the first one; another type as it is.
  fileprivate func superclassPart(in table: SymbolTable, from scope: NameScope) -> TypeReference? {
    guard case .composition(let parts) = self else { return self }
    return parts.first { part in
      guard case .named(let name) = part, KnownParent(name.plainNames) == nil else { return false }
      return table.meaning(of: name, from: scope).map { $0.protocols.isEmpty } ?? true
    } ?? parts.first
  }
}
