import DeclarationModel
import Symbols

/// Turns the types of a protocol into those of its mock.
struct TypeSubstitution: Sendable {
  /// The type in place of `Self`; nil leaves `Self` as it is.
  var selfType: TypeReference?
  /// The types in place of bound associated types.
  var bindings: [String: TypeReference]
  /// The generic aliases, which are replaced by the types they stand for.
  var genericAliases: [String: TypeAliasDeclaration] = [:]
  /// The names in `bindings` that are aliases: a parameter that is written with one is a closure itself, and may not
  /// escape, while all others may, whatever takes the place of their types.
  var aliasNames: Set<String> = []
  /// The names in `bindings` whose types are aliases of closures.
  var closureAliases: Set<String> = []
  /// Whether `Self.Item` is a different type from `Item`.
  var leavesMembersOfSelf = false

  /// Returns a type as the mock writes it: `Self.Item` becomes `Item`, and `Item` the type it is
  /// bound to.
  ///
  /// - Parameters:
  ///   - type: The type as the protocol writes it.
  ///   - shadows: Names that mean something else here, as generic parameters of a method do.
  /// - Returns: The type, unchanged if it mentions nothing that is replaced.
  func apply(to type: TypeReference, shadows: Set<String> = []) -> TypeReference {
    guard changes(type, shadows) else { return type }
    let mapped = type.mappingChildren { apply(to: $0, shadows: shadows) }
    switch (type, mapped) {
    case (_, .named(let named)): return replace(named, shadows: shadows)
    case (.function(let old), .function(var new)):
      for (index, parameter) in old.parameters.enumerated()
      where !parameter.isInout && !parameter.isVariadic && bindsClosure(parameter.type, shadows) {
        new.parameters[index].attributes.append(Attribute(.escaping))
      }
      return .function(new)
    default: return mapped
    }
  }

  /// Returns a requirement as the mock writes it.
  func apply(to requirement: GenericRequirement) -> GenericRequirement {
    GenericRequirement(
      apply(to: requirement.left), requirement.relation, apply(to: requirement.right))
  }

  /// Returns a requirement of a protocol with the types of the mock.
  func apply(to member: ProtocolMember) -> ProtocolMember {
    let shadows = Set(member.generics.map(\.name))
    guard member.containsType(where: { changes($0, shadows) }) else { return member }
    let marked = member.mappingParameters { parameter in
      guard !parameter.isInout, !parameter.isVariadic, bindsClosure(parameter.type, shadows) else {
        return parameter
      }
      var parameter = parameter
      parameter.attributes.append(Attribute(.escaping))
      return parameter
    }
    return marked.mapTypes { apply(to: $0, shadows: shadows) }
  }

  /// Notes the names whose types are aliases of closures.
  ///
  /// - Parameter isClosure: Returns whether a type is a closure, or an alias of one.
  mutating func noteClosures(_ isClosure: (TypeReference) -> Bool) {
    closureAliases = Set(bindings.filter { isClosure($0.value) }.keys)
  }

  /// Returns whether a type is an associated type or a generic parameter with a closure in its place.
  private func bindsClosure(_ type: TypeReference, _ shadows: Set<String>) -> Bool {
    guard case .named(let named) = type else { return false }
    var names = named.plainNames[...]
    if names.first == "Self", !leavesMembersOfSelf { names = names.dropFirst() }
    guard names.count == 1, let name = names.first, !shadows.contains(name),
      !aliasNames.contains(name)
    else { return false }
    if case .function = bindings[name] { return true }
    return closureAliases.contains(name)
  }

  /// Returns whether a type mentions anything that is replaced; most types do not, and are not
  /// copied.
  private func changes(_ type: TypeReference, _ shadows: Set<String>) -> Bool {
    type.contains { part in
      guard case .named(let named) = part, let first = named.components.first else { return false }
      if first.name == "Self" {
        return !leavesMembersOfSelf && (selfType != nil || named.components.count > 1)
      }
      if shadows.contains(first.name) { return false }
      return bindings[first.name] != nil || genericAliases[first.name] != nil
    }
  }

  private func replace(_ named: NamedType, shadows: Set<String>) -> TypeReference {
    guard let first = named.components.first else { return .named(named) }
    if first.name == "Self" {
      if leavesMembersOfSelf { return .named(named) }
      let member = Array(named.components.dropFirst())
      return member.isEmpty ? selfType ?? .named(named) : bound(member)
    }
    return shadows.contains(first.name) ? .named(named) : bound(named.components)
  }

  private func bound(_ components: [NamedType.Component]) -> TypeReference {
    if let first = components.first, let alias = genericAliases[first.name],
      alias.generics.count == first.arguments.count
    {
      let arguments = zip(alias.generics.map(\.name), first.arguments)
      let meaning = TypeSubstitution(
        bindings: Dictionary(arguments, uniquingKeysWith: { first, _ in first }))
      return meaning.apply(to: alias.type).member(Array(components.dropFirst()))
    }
    guard let first = components.first, let type = bindings[first.name],
      let replaced = type.applied(to: first.arguments)
    else { return .named(NamedType(components)) }
    return replaced.member(Array(components.dropFirst()))
  }
}

extension AliasMeaning {
  /// Returns the type with arguments in place of the generic parameters; nil if it is too large, or if there are more or
  /// fewer arguments.
  func type(binding arguments: [TypeReference]) -> TypeReference? {
    guard arguments.count == generics.count, !generics.isEmpty else {
      return arguments.isEmpty && generics.isEmpty ? type : nil
    }
    let bindings = Dictionary(
      zip(generics.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
    let bound = TypeSubstitution(selfType: nil, bindings: bindings).apply(to: type)
    return bound.isTooLarge ? nil : bound
  }
}

extension TypeReference {
  /// Returns this type with generic arguments; nil if it cannot have any.
  fileprivate func applied(to arguments: [TypeReference]) -> TypeReference? {
    if arguments.isEmpty { return self }
    guard case .named(var named) = self, let last = named.components.indices.last,
      named.components[last].arguments.isEmpty
    else { return nil }
    named.components[last].arguments = arguments
    return .named(named)
  }

  /// Returns a type nested in this one.
  fileprivate func member(_ components: [NamedType.Component]) -> TypeReference {
    guard !components.isEmpty else { return self }
    func nested(in name: String, _ arguments: [TypeReference]) -> TypeReference {
      .named(NamedType([.init(name, arguments: arguments)] + components))
    }
    switch self {
    case .named(let type): return .named(NamedType(type.components + components))
    // A member cannot follow `[T]` or `T?` everywhere, but it can follow `Array<T>` and
    // `Optional<T>`.
    case .array(let element): return nested(in: "Array", [element])
    case .optional(let wrapped): return nested(in: "Optional", [wrapped])
    case .dictionary(let key, let value): return nested(in: "Dictionary", [key, value])
    case .member(let type, let member):
      return .member(of: type, NamedType(member.components + components))
    default: return .member(of: self, NamedType(components))
    }
  }
}
