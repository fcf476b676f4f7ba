import DeclarationModel
import Symbols

/// The values with which the implicit initializer of a type begins.
struct DefaultValues {
  private let type: TypeDeclaration
  private let table: SymbolTable
  private let conformances: IsolatedConformanceIndex
  /// The number of types whose implicit initializers may still be looked at.
  private let depth: Int

  /// - Parameters:
  ///   - type: The type.
  ///   - table: The symbols of the input.
  ///   - conformances: The types with isolated conformances.
  init(
    of type: TypeDeclaration, in table: SymbolTable, _ conformances: IsolatedConformanceIndex
  ) {
    self.init(of: type, in: table, conformances, depth: 4)
  }

  private init(
    of type: TypeDeclaration, in table: SymbolTable, _ conformances: IsolatedConformanceIndex,
    depth: Int
  ) {
    self.type = type
    self.table = table
    self.conformances = conformances
    self.depth = depth
  }

  /// Whether all values are of sendable types, and their evaluation uses nothing that is on an actor: the implicit
  /// initializer of the type is `nonisolated` then, also in a module on the main actor (SE-0411).
  var areNonisolated: Bool {
    // The initial values move into the members that a macro adds.
    !type.attributes.contains { $0.isCustom && !table.isGlobalActor($0, from: type.scope) }
      && areValuesNonisolated
  }

  private var areValuesNonisolated: Bool {
    type.members.allSatisfy { member in
      guard case .variable(let variable) = member.kind, !member.isStatic, !variable.isComputed
      else {
        return true
      }
      guard !member.modifiers.contains(.lazy) else { return isSendable(variable.type) }
      guard member.attributes.allSatisfy(isNonisolated(wrapper:)) else { return false }
      let known = table.type(of: variable, from: type.bodyScope) ?? variable.inferredType
      let relies = known.map { conformances.relies($0, from: type.bodyScope) } ?? false
      return !relies && isSendable(known)
        && variable.references.allSatisfy { isNonisolated($0, of: variable.type) }
    }
  }

  /// Returns whether an attribute is none of a property wrapper of the module that makes its values on an actor.
  private func isNonisolated(wrapper attribute: Attribute) -> Bool {
    table.types(of: attribute, from: type.bodyScope).allSatisfy { wrapper in
      guard !isFree(wrapper), !wrapper.attributes.contains(.globalActor) else { return true }
      let initializers = table.parts(of: wrapper).flatMap(\.members).filter(\.isInitializer)
      guard initializers.isEmpty else {
        return initializers.allSatisfy { isNonisolated($0, of: wrapper) }
      }
      return depth > 0
        && DefaultValues(of: wrapper, in: table, conformances, depth: depth - 1).areNonisolated
    }
  }

  /// Returns whether a use of a name is on no actor.
  private func isNonisolated(_ reference: ValueReference, of written: TypeReference?) -> Bool {
    switch reference.kind {
    case .closure: return !reference.isWhole || written != nil
    case .implicitMember:
      guard reference.isWhole, case .named(let name)? = written,
        let owner = table.meaning(of: name, from: type.bodyScope)?.types.first
      else { return true }
      return isNonisolated(reference.names, of: owner, reference)
    case .name: break
    }
    for count in reference.names.indices.reversed() {
      let names = Array(reference.names[...count])
      guard let meaning = table.meaning(of: names, from: type.bodyScope) else { continue }
      guard let owner = meaning.types.first else { return true }
      return isNonisolated(Array(reference.names[(count + 1)...]), of: owner, reference)
    }
    guard let name = reference.names.first else { return true }
    if reference.names.count == 1, let functions = table.functions[name] {
      return functions.allSatisfy { isNonisolated($0, of: nil) }
    }
    // A name that the input does not declare is taken for a variable or function of this module, which is on its actor.
    return reference.type != nil || !reference.isLowercase
      || reference.labels != nil && Self.functions.contains(name)
  }

  /// Returns whether a member of a type, or the initializer that is called, is on no actor.
  private func isNonisolated(
    _ names: [String], of owner: TypeDeclaration, _ reference: ValueReference
  ) -> Bool {
    guard owner.kind != .actor, !isFree(owner) else { return true }
    guard let name = names.first, name != "init" else {
      guard reference.labels != nil else { return true }
      let declared = table.initializers(of: owner, for: reference)
      guard declared.isEmpty else {
        return declared.allSatisfy { isNonisolated($0.0, of: owner) }
      }
      return depth > 0
        && table.superclasses(of: owner).allSatisfy {
          DefaultValues(of: $0, in: table, conformances, depth: depth - 1).areNonisolated
        }
    }
    guard name != "self" else { return true }
    let found = table.members(named: name, of: owner)
    return !found.isEmpty && found.allSatisfy { isNonisolated($0.0, of: $0.1) }
  }

  private func isNonisolated(_ member: TypeMember, of owner: TypeDeclaration?) -> Bool {
    if case .enumCase = member.kind { return true }
    return member.modifiers.contains(where: \.isNonisolated) || owner.map(isFree) ?? false
  }

  /// Returns whether a type or extension is on no actor, whatever the default of its module.
  private func isFree(_ owner: TypeDeclaration) -> Bool {
    owner.modifiers.contains(.nonisolated) || table.module(ofFile: owner.position.path) != nil
  }

  private func isSendable(_ type: TypeReference?) -> Bool {
    type.map { table.isSendable($0, in: self.type) } ?? true
  }

  /// Functions of the standard library and of Foundation, which are on no actor.
  private static let functions: Set = [
    "abs", "ceil", "cos", "exp", "floor", "log", "max", "min", "numericCast", "pow",
    "repeatElement", "round", "sequence", "sin", "sqrt", "stride", "tan", "type", "unsafeBitCast",
    "zip",
  ]
}

extension ValueReference {
  /// Whether the name begins with a small letter, as those of variables and functions do.
  fileprivate var isLowercase: Bool { names.first?.first?.isLowercase ?? false }
}
