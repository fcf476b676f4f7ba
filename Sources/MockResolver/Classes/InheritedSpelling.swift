import DeclarationModel
import Symbols

extension ClassMember {
  /// Spells the types of the member as they are written in a subclass, which may hide a name by a type of its own.
  mutating func spell(in subclass: TypeDeclaration, _ table: SymbolTable) {
    let hidden = Set(subclass.generics.map(\.name))
    let own = Set(member.generics.map(\.name) + table.generics(of: owner.path).map(\.name))
    var isHidden = false
    let spelled = member.mapTypes { type in
      type.mappingNames { name in
        guard let first = name.components.first, first.name != "Self", !own.contains(first.name)
        else { return .named(name) }
        let place = subclass.bodyScope
        switch table.spelling(of: name, from: owner.bodyScope, at: place, hiding: hidden) {
        case .some(let spelling): return .named(spelling)
        case nil:
          isHidden = true
          return .named(name)
        }
      }
    }
    if isHidden { obstacle = .isHidden } else { member = spelled }
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
