import DeclarationModel
import Symbols

extension FactoryPlanner {
  /// Returns the value for a type.
  ///
  /// - Parameters:
  ///   - type: The type as written.
  ///   - parameter: The parameter that needs the value.
  ///   - scope: The scope in which the type is written.
  mutating func value(
    of type: TypeReference, for parameter: InitializerParameter, in scope: TypeScope
  ) throws(ValueFailure) -> PlannedValue {
    let type = scope.filled(type)
    let place = SampleMaker.Place(
      name: parameter.name, owner: scope.path.joined(separator: "."), scope: scope)
    if let expression = context.samples.expression(for: type, at: place) {
      return PlannedValue(source: .expression(expression), kind: .own)
    }
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      let inner = try value(of: wrapped, for: parameter, in: scope)
      return inner.kind == .own ? inner : .none
    case .existential(let inner), .opaque(let inner), .specified(_, _, let inner):
      return try value(of: inner, for: parameter, in: scope)
    case .composition(let parts):
      let rest = parts.filter {
        !$0.isSuppressed && $0.standardName != "AnyObject" && $0.standardName != "Sendable"
      }
      let mustBeSendable = parts.contains { $0.standardName == "Sendable" }
      guard let only = rest.first, rest.count == 1,
        !mustBeSendable || context.index.mockIsSendable(of: only, from: scope.names)
      else {
        throw failure(.composition(type.text), parameter.position)
      }
      return try value(of: only, for: parameter, in: scope)
    case .named(let name):
      return try value(of: name, for: parameter, in: scope)
    default:
      return try sample(of: type, at: place, for: parameter)
    }
  }

  private mutating func value(
    of name: NamedType, for parameter: InitializerParameter, in scope: TypeScope
  ) throws(ValueFailure) -> PlannedValue {
    switch context.index.meaning(of: name, in: scope) {
    case .alias(let type, let outer):
      guard chain.count < 32 else { throw failure(.cycle(name.text), parameter.position) }
      return try value(of: type, for: parameter, in: outer)
    case .protocol(let declaration):
      return try mock(of: declaration, name, for: parameter, in: scope)
    case .types(let types):
      guard let type = types.first, types.count == 1 else {
        throw failure(.severalTypes(name.text), parameter.position)
      }
      if let layer = layer(for: parameter, in: scope) { return layer }
      if type.kind != .enum { return try instance(of: type, name, in: scope) }
    case nil: break
    }
    let place = SampleMaker.Place(
      name: parameter.name, owner: scope.path.joined(separator: "."), scope: scope)
    return try sample(of: .named(name), at: place, for: parameter)
  }

  private func sample(
    of type: TypeReference, at place: SampleMaker.Place, for parameter: InitializerParameter
  ) throws(ValueFailure) -> PlannedValue {
    do {
      let text = try context.samples.sample(of: type, at: place).text
      return PlannedValue(source: .expression(text), kind: .plain)
    } catch {
      throw failure(error, parameter.position)
    }
  }
}

extension SymbolTable {
  /// Returns whether the mock of a protocol is `Sendable`, as classes on global actors are, too.
  fileprivate func mockIsSendable(of type: TypeReference, from scope: NameScope) -> Bool {
    isSendableProtocol(type, from: scope)
      || ProtocolAncestors(of: [type], from: scope, in: self).protocols.contains {
        globalActor(in: $0.attributes, from: $0.scope) != nil
      }
  }
}
