import Basics
import DeclarationModel
import Symbols

/// Marks the parameters and results of a requirement whose types older systems do not know at run time, and the
/// closures that the mock keeps in boxes: those with such types, and those whose types differ inside a generic
/// function.
struct RuntimeSupportMarking {
  private let index: RuntimeSupportIndex
  /// The scope in which the names of types are looked up.
  private let scope: NameScope
  /// The parameter packs of the requirement: the type of a box would be generic in them, which needs macOS 14.
  private let packs: Set<String>

  /// Returns a requirement with its marks.
  ///
  /// - Parameters:
  ///   - member: The requirement.
  ///   - index: The types that older systems do not know.
  ///   - scope: The scope in which the names of types are looked up.
  static func marking(
    _ member: ProtocolMember, by index: RuntimeSupportIndex, from scope: NameScope
  ) -> ProtocolMember {
    let index = index.hidden(by: Set(member.generics.map(\.name)))
    let generics = Set(member.generics.map(\.name))
    let hasUnknownTypes = member.containsType { index.support(of: $0, from: scope) != nil }
    guard hasUnknownTypes || member.parameters.contains(where: { $0.lends(in: generics) }) else {
      return member
    }
    return RuntimeSupportMarking(
      index: index, scope: scope,
      packs: Set(member.generics.filter { $0.specifier == .each }.map(\.name))
    ).marking(member)
  }

  private func marking(_ member: ProtocolMember) -> ProtocolMember {
    let base =
      member.isOperator ? "Operator" : TextCase.upperFirst(member.baseName.withoutBackticks)
    let generics = Set(member.generics.map(\.name))
    var number = 0
    var marked = member.mappingParameters { parameter in
      number += 1
      guard !parameter.isNoncopyable else { return parameter }
      let type = parameter.keptType(in: member.effects)
      var parameter = parameter
      parameter.runtimeSupport = index.support(of: type, from: scope)
      let isTypeUnknown = parameter.runtimeSupport == .typedThrows && !parameter.isVariadic
      if isTypeUnknown || parameter.lends(in: generics) {
        let name = parameter.name == "_" ? parameter.label ?? "\(number)" : parameter.name
        parameter.closureBox = box(
          for: type, named: base + TextCase.upperFirst(name.withoutBackticks))
      }
      return parameter
    }
    guard let result = member.result, !member.hasNoncopyableResult else { return marked }
    marked.resultSupport = index.support(of: result, from: scope)
    if marked.resultSupport == .typedThrows {
      marked.resultBox = box(for: result, named: base + (member.isCallable ? "Result" : ""))
    }
    return marked
  }

  /// Returns the box for a closure or an optional closure; nil for any other type.
  private func box(for type: TypeReference, named name: String) -> ClosureBox? {
    let closure = type.unspecified.unwrapped
    guard !type.mentions(packs), let function = index.function(behind: closure, from: scope) else {
      return nil
    }
    let isAlias = if case .function = closure { false } else { true }
    return ClosureBox(
      name: (name + "Closure").typeSpelling,
      aliased: isAlias && function.isGlobal ? function.type : nil,
      takesTuples: function.type.parameters.contains { index.isTuple($0.type, from: scope) })
  }
}

extension Parameter {
  /// Returns whether the parameter is a closure that borrows a value and mentions generic parameters: at run time
  /// (6.3.1), its type inside a generic function differs from that outside, so that no stub would match.
  func lends(in generics: Set<String>) -> Bool {
    guard !generics.isEmpty, !isVariadic, case .function(let closure) = type.unspecified.unwrapped
    else { return false }
    return closure.borrows && type.mentions(generics)
  }

  /// Returns the type of the value that a mock keeps; for an autoclosure that the mock evaluates, the type of its
  /// result.
  fileprivate func keptType(in effects: Effects) -> TypeReference {
    if isEvaluated(in: effects), case .function(let function) = type { return function.result }
    return type
  }
}

extension FunctionType {
  /// Whether a parameter is borrowed.
  var borrows: Bool { parameters.contains { $0.specifiers.contains(.borrowing) } }
}
