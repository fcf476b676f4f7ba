import Basics
import DeclarationModel

/// Finds the closures that a mock keeps in types of its own.
extension ClosureAliasIndex {
  /// Returns a requirement whose parameters and result know in which type of the mock's their closure is kept.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - scope: Where the names of its types are to be looked up.
  package func boxingClosures(of member: ProtocolMember, from scope: NameScope) -> ProtocolMember {
    let packs = Set(member.generics.filter { $0.specifier == .each }.map(\.name))
    let index = hidden(by: Set(member.generics.map(\.name)))
    let base =
      member.isOperator ? "Operator" : TextCase.upperFirst(member.baseName.withoutBackticks)
    var member = member
    let boxes = member.parameters.enumerated().map { number, parameter -> ClosureBox? in
      guard !parameter.isVariadic, !parameter.isEvaluated(in: member.effects) else { return nil }
      let wish = parameter.name == "_" ? parameter.label ?? "\(number + 1)" : parameter.name
      let name = base + TextCase.upperFirst(wish.withoutBackticks) + "Closure"
      return index.box(parameter.type, packs, named: name, from: scope)
    }
    if boxes.contains(where: { $0 != nil }) {
      var rest = boxes[...]
      member = member.mappingParameters { parameter in
        var parameter = parameter
        parameter.closureBox = rest.removeFirst()
        return parameter
      }
    }
    guard let result = member.result, !member.hasNoncopyableResult else { return member }
    let isProperty = if case .property = member.kind { true } else { false }
    let name = base + (isProperty ? "" : "Result") + "Closure"
    if let box = index.box(result, packs, named: name, from: scope) { member.resultBox = box }
    return member
  }

  /// Returns the box for a closure, an optional one, or an alias of either; nil for what needs none.
  private func box(
    _ type: TypeReference, _ packs: Set<String>, named name: String, from scope: NameScope
  ) -> ClosureBox? {
    var closure = type
    if case .specified(_, _, let inner) = type { closure = inner }
    var box = ClosureBox(name: name)
    switch closure.unwrapped {
    case .function: break
    case .named(let alias):
      guard knowsAliases, let first = alias.plainNames.first, !isHidden(first),
        let meaning = aliased(by: closure.unwrapped, from: scope),
        case .function = meaning.type.unwrapped
      else { return nil }
      if meaning.isGlobal { box.aliased = meaning.type.unwrapped }
      closure = meaning.type
    default: return nil
    }
    // The metadata of a generic type with a pack needs macOS 14 itself.
    guard isUnknownToOlderSystems(closure, from: scope), packs.isEmpty || !closure.mentions(packs)
    else { return nil }
    return box
  }

  private func isUnknownToOlderSystems(_ type: TypeReference, from scope: NameScope) -> Bool {
    type.contains { part in
      switch part {
      case .function(let function): return function.isUnknownToOlderSystems
      case .named(let name):
        guard knowsAliases, let first = name.plainNames.first, !isHidden(first),
          let meaning = aliased(by: part, from: scope)?.type, meaning != part
        else { return false }
        return meaning.contains {
          if case .function(let function) = $0 { function.isUnknownToOlderSystems } else { false }
        }
      default: return false
      }
    }
  }
}
