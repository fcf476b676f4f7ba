/// Stands in a call for an argument that is there only if somebody asks for it: the value of an autoclosure that the mock leaves
/// unevaluated, or a closure that may not escape. Generated code makes it.
public struct _UnevaluatedArgument<Value>: DeferredArgument {
  let isClosure: Bool

  /// Makes one.
  ///
  /// - Parameter isClosure: Whether it stands for a closure that may not escape.
  public init(isClosure: Bool = false) { self.isClosure = isClosure }

  static var type: Any.Type { Value.self }
}

/// A placeholder for an argument of some type.
protocol DeferredArgument {
  static var type: Any.Type { get }
  var isClosure: Bool { get }
}

extension MockCore {
  /// Returns whether a stub answers a call without the values of its autoclosures; if so, the call is
  /// made with placeholders for them.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, with placeholders for autoclosures and for closures that may not escape.
  ///   - unrecorded: The positions of these placeholders.
  ///   - output: The return type of the method.
  ///   - name: The requirement.
  public func _leavesUnevaluated<Arguments, Output>(
    _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int>,
    returning output: Output.Type = Void.self, name: StaticString = #function
  ) -> Bool {
    let name = MemberName(name)
    let stubs = stubs(of: name)
    guard stubs.contains(where: \.leavesUnevaluated) else { return false }
    let types = CallTypes(Arguments.self, output)
    let call = Invocation(
      name: name, types: types, order: 0, arguments: nil,
      parts: recordable(arguments(), of: name, without: unrecorded))
    let candidates = stubs.reversed().filter { $0.answers(types) && $0.matchers.mayAccept(call) }
    guard asksForChoice else { return leavesUnevaluated(call, first: candidates) }
    // A stub that needs the value may match as well, depending on it.
    if candidates.contains(where: { $0.needsValue(of: call) }) { return false }
    let chosen = choose(of: candidates, for: call, asksForChoice: true, reporting: { _ in })
    return leavesUnevaluated(call, first: chosen.map { [$0] } ?? [])
  }

  /// Whether the first of some stubs that has an answer leaves autoclosures unevaluated.
  private func leavesUnevaluated(_ call: Invocation, first candidates: [AnyStub]) -> Bool {
    for stub in candidates {
      if stub.needsValue(of: call) { return false }
      switch state.with({ _ in stub.reserve() }) {
      case .plain: return true
      case .body: return false
      case nil: continue
      }
    }
    return false
  }
}

extension CallTypes {
  /// Whether these are the types of a requirement, if each placeholder counts as the argument that it replaces.
  func fits(_ declared: CallTypes) -> Bool {
    if self == declared { return true }
    guard output == declared.output else { return false }
    if let type = Self.declared(arguments) { return type == declared.arguments }
    guard let own = TupleLayout.elementTypes(of: arguments),
      let others = TupleLayout.elementTypes(of: declared.arguments), own.count == others.count
    else { return false }
    return zip(own, others).allSatisfy { (Self.declared($0) ?? $0) == $1 }
  }

  private static func declared(_ type: Any.Type) -> Any.Type? {
    (type as? any DeferredArgument.Type)?.type
  }
}

extension Invocation {
  /// The positions of the autoclosures that were not evaluated.
  func unevaluatedPositions(of count: Int) -> [Int] {
    guard hasUnknown else { return [] }
    return arguments(count: count).enumerated().compactMap { index, argument in
      argument as? UnrecordedArgument == .unevaluated ? index : nil
    }
  }
}

extension AnyStub {
  /// Whether the stub needs the value of an autoclosure that was not evaluated.
  func needsValue(of call: Invocation) -> Bool {
    call.unevaluatedPositions(of: matchers.count).contains { !matchers[$0].leavesUnevaluated }
  }
}

extension [_ArgumentMatcher] {
  /// Whether the matchers accept a call, except for arguments whose values are not known.
  func mayAccept(_ call: Invocation) -> Bool {
    let arguments = call.arguments(count: count)
    return arguments.count == count
      && zip(self, arguments).allSatisfy { $1 is UnrecordedArgument || $0.accepts($1) }
  }
}
