import DeclarationModel
import MockResolver
import SourceWriting

extension Implementation {
  /// The requirement as variables of the mock answer it; nil for a mock without variables, and for
  /// a property that is a variable itself.
  var styledAnswer: StyledAnswer? {
    guard let style, let prefixes, styledProperty == nil else { return nil }
    let (kind, signature, result): (StyledAnswer.Kind, Signature, TypeReference?)
    switch member.kind {
    case .method(let method): (kind, signature, result) = (.method, method.signature, method.result)
    case .property(let property):
      (kind, signature, result) = (.getter, property.signature, property.type)
    case .subscript(let element):
      (kind, signature, result) = (.subscriptGetter, element.signature, element.result)
    case .initializer(let initializer):
      (kind, signature, result) = (.initializer, initializer.signature, nil)
    case .associatedType, .typeAlias: return nil
    }
    var call = StyledCall(signature, result: result)
    call.resultSupport = member.resultSupport
    call.isResultNoncopyable = member.hasNoncopyableResult
    call.executor = executor(of: signature)
    call.escaping = escaping
    if member.sendsNoncopyableResult { call.rethrowingFunction = StyleSupport.rethrowingSent }
    call.mayRunOnOtherActor =
      style.isOnOtherActor(member) || style.mock.isolation == .instance
    return StyledAnswer(
      scope: style, prefixes: prefixes, kind: kind, member: member, call: call)
  }

  /// The property as a variable of the mock; nil for other requirements, and for properties whose
  /// getter throws or suspends.
  var styledProperty: StyledProperty? {
    guard let style, let prefixes, case .property(let property) = member.kind,
      property.accessors.isPlainGetter, !member.hasNoncopyableResult
    else { return nil }
    var styled = StyledProperty(
      scope: style, prefixes: prefixes, property: property, isStatic: member.isStatic,
      isUnknown: member.resultSupport != nil, deprecation: member.deprecation, access: access,
      modifiers: modifiers)
    styled.isOnActor = member.globalActor != nil
    styled.isOnOtherActor = style.isOnOtherActor(member)
    styled.isIsolated = member.usesIsolatedConformances
    return styled
  }

  /// Returns where a closure that answers runs, so that its arguments are not sent; nil if that is not stated.
  private func executor(of signature: Signature) -> StyledCall.Executor? {
    guard signature.effects.isAsync, let style else { return nil }
    if let globalActor { return .globalActor(globalActor) }
    // A closure that an initializer calls is not asynchronous, and stays with it.
    let caller: StyledCall.Executor? = if case .initializer = member.kind { nil } else { .caller }
    if member.modifiers.contains(.nonisolatedNonsending) || signature.isOnArgument { return caller }
    guard !isNonisolated else { return nil }
    return style.mock.isolation == .instance ? caller : nil
  }

  /// Writes the variables of the requirement, before its attributes.
  func writeState(to source: inout SourceWriter) {
    if let styledProperty {
      styledProperty.writeState(to: &source)
    } else if let styledAnswer {
      styledAnswer.writeState(to: &source)
      setter?.writeState(to: &source)
    }
  }

  /// Writes a body: the answers of the variables, and then the call of the library if none answers.
  func write(_ body: CallBody, in source: inout SourceWriter) {
    guard var answer = styledAnswer else { return source.add(body) }
    var body = body
    body.signature.evaluateAutoclosures(in: &source, areUsed: answer.usesArguments)
    answer.call = answer.call.with(body.signature)
    var record = body
    record.base = "_answered"
    record.result = .none
    record.box = nil
    let result = member.recorded(member.result ?? .void)
    let type =
      result == .void
      ? answer.scope.mock.names.spelled("Void") + ".self"
      : result.metatypeText(besides: body.signature.argumentNames)
    record.answered = ["returning: \(type)"]
    if body.base == "_get" { record.answered.append("isGetter: true") }
    record.child = nil
    record.completed = nil
    record.callersResult = nil
    let isCombined = answer.scope.isCombined
    answer.writeBody(
      to: &source, record: { $0.add(record) }, fallback: isCombined ? { $0.add(body) } : nil)
  }

  /// Writes a property that is a variable of the mock.
  func write(
    _ property: PropertyDeclaration, as styled: StyledProperty, getter: CallBody,
    to source: inout SourceWriter
  ) {
    let isCombined = styled.scope.isCombined
    guard isCombined || callsSuper else {
      return styled.write(to: &source, getter: nil, setter: nil)
    }
    var setter = getter
    setter.base = "_set"
    setter.result = .plain
    setter.set("newValue")
    let needsCheck = systems != nil || callsSuper
    let check = { (isSetter: Bool, source: inout SourceWriter) in
      writeSystemCheck([], to: &source)
      if isSetter {
        // The class may have no setter; that of the mock is there for tests.
        if property.accessors.hasSetter { setSuper(setter, "newValue", in: &source) }
      } else {
        getSuper(getter, property.type, in: &source)
      }
    }
    styled.write(
      to: &source, getter: isCombined && getter.isExpression ? getter.expression : nil,
      setter: isCombined && property.accessors.hasSetter ? setter.expression : nil,
      after: needsCheck ? check : nil)
  }

  /// Writes the body of a setter: the variables of a subscript, and the call of the library unless only they answer.
  func writeSetter(_ body: CallBody, _ newValue: String, in source: inout SourceWriter) {
    guard var setter else { return source.add(body) }
    setter.answer.call = setter.answer.call.with(body.signature)
    setter.writeBody(newValue: newValue, to: &source)
    if setter.answer.scope.isCombined { source.add(body) }
  }

  /// The setter of a subscript as variables of the mock answer it.
  private var setter: StyledSetter? {
    guard case .subscript(let element) = member.kind, element.accessors.hasSetter,
      let answer = styledAnswer
    else { return nil }
    return StyledSetter(answer: answer, element: element.result)
  }
}
