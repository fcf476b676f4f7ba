import DeclarationModel
import Symbols

extension SymbolTable {
  /// Returns a member of a class with its types as they are written in a subclass, which may hide a name by a type of
  /// its own; nil if it does.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - owner: The class.
  ///   - subclass: The subclass.
  func member(
    _ member: ProtocolMember, of owner: TypeDeclaration, spelledIn subclass: TypeDeclaration
  ) -> ProtocolMember? {
    let hidden = Set(subclass.generics.map(\.name))
    let own = Set(member.generics.map(\.name) + generics(of: owner.path).map(\.name))
    var isHidden = false
    let spelled = member.mapTypes { type in
      type.mappingNames { name in
        guard let first = name.components.first, first.name != "Self", !own.contains(first.name)
        else { return .named(name) }
        let place = subclass.bodyScope
        switch spelling(of: name, from: owner.bodyScope, at: place, hiding: hidden) {
        case .some(let spelling): return .named(spelling)
        case nil:
          isHidden = true
          return .named(name)
        }
      }
    }
    return isHidden ? nil : spelled
  }
}

extension ClassMember {
  /// Spells the types of the member as they are written in a subclass.
  mutating func spell(in subclass: TypeDeclaration, _ table: SymbolTable) {
    if let spelled = table.member(member, of: owner, spelledIn: subclass) {
      member = spelled
    } else {
      obstacle = .isHidden
    }
  }
}

extension TypeSubstitution {
  /// The names in the types that replace others.
  var replacingNames: Set<String> {
    var names: Set<String> = []
    for type in bindings.values {
      type.visit {
        if case .named(let named) = $0, let first = named.components.first {
          names.insert(first.name)
        }
      }
    }
    return names
  }
}
