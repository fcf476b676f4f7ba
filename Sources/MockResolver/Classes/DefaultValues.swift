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
    type.map { isSendable($0, from: self.type.bodyScope, depth: SymbolTable.aliasLimit) } ?? true
  }

  private func isSendable(_ type: TypeReference, from scope: NameScope, depth: Int) -> Bool {
    switch type {
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type),
      .specified(_, _, let type), .inlineArray(_, let type):
      isSendable(type, from: scope, depth: depth)
    case .dictionary(let key, let value):
      isSendable(key, from: scope, depth: depth) && isSendable(value, from: scope, depth: depth)
    case .tuple(let elements):
      elements.allSatisfy { isSendable($0.type, from: scope, depth: depth) }
    case .function(let function):
      function.attributes.contains { $0.kind == .sendable || $0.mayBeGlobalActor }
    case .existential(let constraint):
      constraint.compositionParts.contains { table.isSendableProtocol($0, from: scope) }
    case .composition(let parts): parts.contains { table.isSendableProtocol($0, from: scope) }
    case .named(let named): isSendable(named, from: scope, depth: depth)
    default: true
    }
  }

  private func isSendable(_ named: NamedType, from scope: NameScope, depth: Int) -> Bool {
    let names = named.plainNames
    if self.type.generics.contains(where: { [$0.name] == names }) { return false }
    guard let meaning = table.meaning(of: named, from: scope) else {
      return names.last.map { !Self.isNotSendable.contains($0) } ?? true
    }
    guard meaning.protocols.isEmpty else {
      return table.isSendableProtocol(.named(named), from: scope)
    }
    return meaning.aliases.allSatisfy { alias in
      depth == 0 || alias.type.map { isSendable($0, from: alias.scope, depth: depth - 1) } ?? true
    }
      // The module isolates all other classes, which makes them sendable.
      && !meaning.types.contains {
        $0.kind == .class && $0.modifiers.contains(.nonisolated) && !$0.statesSendable
      }
  }

  /// Types of the standard library that are not sendable.
  private static let isNotSendable: Set = [
    "Any", "AnyObject", "AnyHashable", "AnyKeyPath", "PartialKeyPath", "KeyPath",
    "WritableKeyPath", "ReferenceWritableKeyPath",
  ]
}

extension SymbolTable {
  /// Returns whether a protocol is `Sendable`, or inherits from it.
  func isSendableProtocol(_ type: TypeReference, from scope: NameScope) -> Bool {
    var open = [(type, scope)]
    // Protocols may inherit from each other in a circle, which is an error elsewhere.
    var seen: Set<Symbol> = []
    while let (type, scope) = open.popLast() {
      guard case .named(let name) = type else { continue }
      guard let meaning = meaning(of: name, from: scope) else {
        if name.plainNames.last.map(KnownParent.areSendable.contains) ?? false { return true }
        continue
      }
      guard seen.insert(meaning.symbol).inserted else { continue }
      for parent in meaning.protocols.map({ protocols[$0] }) {
        open += parent.inheritance.flatMap(\.compositionParts).map { ($0, parent.scope) }
      }
      for alias in meaning.aliases {
        open += (alias.type?.compositionParts ?? []).map { ($0, alias.scope) }
      }
    }
    return false
  }
}
