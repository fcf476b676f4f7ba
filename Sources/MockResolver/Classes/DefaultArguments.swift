import DeclarationModel
import Symbols

extension SymbolTable {
  /// Returns whether a name in a default argument means the same outside of its class: it looks like the name of a type,
  /// and is declared at file scope or not in the input.
  func isAtFileScope(_ name: String, from scope: NameScope) -> Bool {
    guard name.first?.isUppercase == true else { return false }
    return meaning(of: [name], from: scope).map { path(of: $0.symbol).count == 1 } ?? true
  }

  /// Returns whether other files can use all members of types that a default argument names.
  func usesVisibleMembers(_ parameter: Parameter, from scope: NameScope) -> Bool {
    parameter.defaultReferences.allSatisfy { reference in
      var type: NamedType?
      if case .named(let named) = parameter.type.unwrapped { type = named }
      let owner =
        reference.kind == .implicitMember ? type?.plainNames : reference.names.dropLast()
      guard let owner, !owner.isEmpty, let member = reference.names.last,
        let meaning = meaning(of: Array(owner), from: scope)
      else { return true }
      return meaning.types.allSatisfy { type in
        !isPrivate(type.qualifiedName)
          && members(named: member, of: type).allSatisfy { $0.0.access > .fileprivate }
      }
    }
  }
}

extension ClassMember {
  /// Returns the member with those default arguments that a mock in another file can repeat, so that the mock can be
  /// called like the class.
  ///
  /// - Parameter table: The symbols of the input.
  func withRepeatedDefaults(in table: SymbolTable) -> ProtocolMember {
    guard member.parameters.contains(where: \.hasDefault) else { return member }
    var generics = Set(member.generics.map(\.name) + table.generics(of: owner.path).map(\.name))
    // Inside a generic class, its name alone stands for the class with its own parameters.
    if !table.generics(of: owner.path).isEmpty { generics.formUnion(owner.path) }
    return member.mappingParameters { parameter in
      var parameter = parameter
      if !repeats(parameter, besides: generics, table) { parameter.defaultValue = nil }
      return parameter
    }
  }

  /// Returns whether a default argument means the same in another file, outside of the class: it uses no name of this
  /// file, of the class, or of a generic parameter.
  private func repeats(
    _ parameter: Parameter, besides generics: Set<String>, _ table: SymbolTable
  ) -> Bool {
    guard let value = parameter.defaultValue, !value.contains("\n"),
      !value.contains("{") || value == "{}"
    else {
      return false
    }
    let scope = owner.bodyScope
    return parameter.defaultNames.allSatisfy { name in
      let types = table.meaning(of: [name], from: scope)?.types ?? []
      return name != "Self" && !generics.contains(name) && table.isAtFileScope(name, from: scope)
        && types.allSatisfy { $0.access > .fileprivate }
    }
      && table.usesVisibleMembers(parameter, from: scope)
  }
}
