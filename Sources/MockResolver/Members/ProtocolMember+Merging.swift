import DeclarationModel

extension ProtocolMember {
  /// Returns one requirement that satisfies both this one and one that declares it again, nearer to the derived
  /// protocol.
  ///
  /// The result is the nearer one, with only the effects that both have, and every accessor that either has.
  func merged(
    with nearer: ProtocolMember, comparing types: TypeComparison
  ) -> ProtocolMember {
    var merged = nearer
    if nearer.documentation.isEmpty { merged.documentation = documentation }
    merged.selectors += selectors.filter { !nearer.selectors.contains($0) }
    if conditions.isImplied(by: nearer.conditions) { merged.conditions = conditions }
    if !nearer.attributes.contains(.discardableResult) {
      merged.attributes += attributes.filter { $0.kind == .discardableResult }
    }
    if globalActor != nearer.globalActor, !types.haveSameActor(self, nearer) {
      // A member that is on no actor satisfies requirements on any; an asynchronous one stays on the executor of its caller,
      // so that no value is sent, which would have to be `Sendable`.
      merged.attributes.removeAll(where: \.isGlobalActor)
      let stays =
        effects.isAsync && nearer.effects.isAsync && nearer.containsType { !$0.isStandardValue }
      merged.modifiers.removeAll(where: \.isNonisolated)
      merged.modifiers.insert(stays ? .nonisolatedNonsending : .nonisolated, at: 0)
    } else if modifiers.contains(.nonisolated), !merged.modifiers.contains(.nonisolated) {
      merged.modifiers.insert(.nonisolated, at: 0)
    } else if modifiers.contains(.nonisolatedNonsending),
      !merged.modifiers.contains(where: \.isNonisolated), nearer.effects.isAsync
    {
      merged.modifiers.insert(.nonisolatedNonsending, at: 0)
    }
    switch (kind, nearer.kind) {
    case (.method(let old), .method(var new)):
      new.effects = old.effects.intersection(new.effects)
      new.parameters = types.merged(old.parameters, new.parameters)
      if old.result?.isSent == true, new.result?.isSent == false { new.result = old.result }
      if types.isSendableClosure(old.result), !types.isSendableClosure(new.result) {
        new.result = old.result
        (merged.resultSupport, merged.resultBox) = (resultSupport, resultBox)
      }
      merged.kind = .method(new)
    case (.property(let old), .property(var new)):
      new.accessors = old.accessors.merged(with: new.accessors)
      merged.kind = .property(new)
    case (.subscript(let old), .subscript(var new)):
      new.parameters = types.merged(old.parameters, new.parameters)
      new.accessors = old.accessors.merged(with: new.accessors)
      if types.isSendableClosure(old.result), !types.isSendableClosure(new.result) {
        new.result = old.result
        (merged.resultSupport, merged.resultBox) = (resultSupport, resultBox)
      }
      merged.kind = .subscript(new)
    case (.initializer(let old), .initializer(var new)):
      new.parameters = types.merged(old.parameters, new.parameters)
      new.effects = old.effects.intersection(new.effects)
      // An initializer that never fails satisfies both requirements, and `init!` also satisfies `init?`.
      let order: [InitializerDeclaration.Failability] = [.none, .implicitlyUnwrapped, .optional]
      new.failability =
        order.first { $0 == old.failability || $0 == new.failability } ?? new.failability
      merged.kind = .initializer(new)
    default: break
    }
    return merged
  }
}

extension TypeComparison {
  /// Returns parameters that accept the arguments of both requirements.
  fileprivate func merged(_ parameters: [Parameter], _ nearer: [Parameter]) -> [Parameter] {
    zip(parameters, nearer).map { $0.merged(with: $1, comparing: self) }
  }
}

extension Parameter {
  /// Returns a parameter that accepts the arguments of both: a closure that need not be `@Sendable` or escape, and a
  /// value that need not be sent.
  fileprivate func merged(with nearer: Parameter, comparing types: TypeComparison) -> Parameter {
    var merged = nearer
    if types.isSendableClosure(nearer.type), !types.isSendableClosure(type) {
      merged.type = type
      merged.namesClosure = namesClosure
      merged.closureBox = closureBox
    }
    if isEscaping != nearer.isEscaping { merged.attributes.removeAll { $0.kind == .escaping } }
    merged.isSentToSome =
      isSentToSome || nearer.isSentToSome
      || specifiers.contains(.sending) != nearer.specifiers.contains(.sending)
    if merged.isSentToSome { merged.specifiers.removeAll { $0 == .sending } }
    return merged
  }
}

extension Effects {
  /// Returns the effects that both have: a member with these effects satisfies both requirements.
  fileprivate func intersection(_ nearer: Effects) -> Effects {
    var result = nearer
    result.isAsync = isAsync && nearer.isAsync
    switch (throwing, nearer.throwing) {
    case (.never, _), (_, .any): result.throwing = throwing
    default: break
    }
    return result
  }
}

extension Accessors {
  /// Returns accessors that satisfy both requirements.
  fileprivate func merged(with nearer: Accessors) -> Accessors {
    var result = nearer
    result.getterEffects = getterEffects.intersection(nearer.getterEffects)
    if hasSetter, !nearer.hasSetter {
      result.hasSetter = true
      result.setterModifiers = setterModifiers
      result.setterAvailability = setterAvailability
    }
    return result
  }
}
