import DeclarationModel

extension ProtocolMember {
  /// One requirement that satisfies both this one and one that declares it again, nearer to the
  /// heir.
  ///
  /// It is the nearer one, with no effect that either lacks, and every accessor that either has.
  func merged(with nearer: ProtocolMember) -> ProtocolMember {
    var merged = nearer
    if nearer.documentation.isEmpty { merged.documentation = documentation }
    if conditions.isImplied(by: nearer.conditions) { merged.conditions = conditions }
    let known = Set(nearer.attributes.map(\.name))
    merged.attributes += attributes.filter {
      $0.name == "discardableResult" && !known.contains($0.name)
    }
    if modifiers.contains("nonisolated"), !nearer.modifiers.contains("nonisolated") {
      merged.modifiers.insert("nonisolated", at: 0)
    }
    switch (kind, nearer.kind) {
    case (.method(let old), .method(var new)):
      new.effects = old.effects.intersection(new.effects)
      merged.kind = .method(new)
    case (.property(let old), .property(var new)):
      new.accessors = old.accessors.merged(with: new.accessors)
      merged.kind = .property(new)
    case (.subscript(let old), .subscript(var new)):
      new.accessors = old.accessors.merged(with: new.accessors)
      merged.kind = .subscript(new)
    case (.initializer(let old), .initializer(var new)):
      new.effects = old.effects.intersection(new.effects)
      // One that never fails satisfies both; so does `init!`, short of that.
      let order: [InitializerDeclaration.Failability] = [.none, .implicitlyUnwrapped, .optional]
      new.failability =
        order.first { $0 == old.failability || $0 == new.failability } ?? new.failability
      merged.kind = .initializer(new)
    default: break
    }
    return merged
  }
}

extension Effects {
  /// The effects that both have: a member with these satisfies both requirements.
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
  /// Accessors that satisfy both requirements.
  fileprivate func merged(with nearer: Accessors) -> Accessors {
    var result = nearer
    result.getterEffects = getterEffects.intersection(nearer.getterEffects)
    if hasSetter, !nearer.hasSetter {
      result.hasSetter = true
      result.setterModifiers = setterModifiers
    }
    return result
  }
}
