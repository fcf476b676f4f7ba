import DeclarationModel
import Symbols

/// The values with which the implicit initializer of a class begins.
struct DefaultValues {
  private let type: TypeDeclaration
  private let table: SymbolTable

  /// - Parameters:
  ///   - type: The class.
  ///   - table: The symbols of the input.
  init(of type: TypeDeclaration, in table: SymbolTable) {
    self.type = type
    self.table = table
  }

  /// Whether all values are literals of sendable types, which are on no actor: the implicit initializer of the class is
  /// `nonisolated` then (SE-0411).
  var areNonisolated: Bool {
    type.members.allSatisfy { member in
      guard case .variable(let variable) = member.kind, !member.isStatic, !variable.isComputed
      else {
        return true
      }
      guard !member.modifiers.contains(.lazy) else { return isSendable(variable.type) }
      return isSendable(variable.type ?? variable.inferredType)
        && !(variable.initialValue?.contains("(") ?? false)
    }
  }

  private func isSendable(_ type: TypeReference?) -> Bool {
    switch type {
    case .optional(let type)?, .implicitlyUnwrapped(let type)?, .array(let type)?,
      .specified(_, _, let type)?, .inlineArray(_, let type)?:
      isSendable(type)
    case .dictionary(let key, let value)?: isSendable(key) && isSendable(value)
    case .tuple(let elements)?: elements.allSatisfy { isSendable($0.type) }
    case .function(let function)?:
      function.attributes.contains { $0.kind == .sendable || $0.mayBeGlobalActor }
    case .existential(let constraint)?:
      constraint.compositionParts.contains { isSendableProtocol($0.text) }
    case .named(let named)?: isSendable(named)
    default: true
    }
  }

  private func isSendable(_ named: NamedType) -> Bool {
    let name = named.text
    if ["Any", "AnyObject", "AnyHashable"].contains(name)
      || type.generics.contains(where: { $0.name == name })
    {
      return false
    }
    if table.protocolDeclaration(named: name) != nil { return isSendableProtocol(name) }
    // The module isolates all other classes, which makes them sendable.
    return !table.types(named: name).contains {
      $0.kind == .class && $0.modifiers.contains(.nonisolated) && !$0.statesSendable
    }
  }

  private func isSendableProtocol(_ name: String) -> Bool {
    var open = [name]
    // Protocols may inherit from each other in a circle, which is an error elsewhere.
    var seen: Set<String> = []
    while let name = open.popLast() {
      if ["Sendable", "Error", "Swift.Sendable", "Swift.Error"].contains(name) { return true }
      guard seen.insert(name).inserted else { continue }
      open += table.protocolDeclaration(named: name)?.inheritance.map(\.text) ?? []
    }
    return false
  }
}
