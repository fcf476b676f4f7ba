import SwiftSyntax

// Conditions and patterns; nil means that only a run of the manifest can tell.
extension ManifestEvaluator {
  /// Returns whether a value is true.
  func truth(of value: ManifestValue) -> Bool? { value.isEqual(to: .boolean(true)) }

  /// Returns whether all conditions of a statement hold, and declares the variables that they bind.
  mutating func holds(_ conditions: ConditionElementListSyntax) -> Bool? {
    var result: Bool? = true
    for element in conditions {
      let holds: Bool?
      switch element.condition {
      case .expression(let expression): holds = truth(of: evaluate(expression))
      case .availability: holds = true
      case .matchingPattern(let match):
        holds = matches(match.pattern, evaluate(match.initializer.value))
      case .optionalBinding(let binding):
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        let value =
          binding.initializer.map { evaluate($0.value) }
          ?? name.map { variable($0.name, at: $0.positionAfterSkippingLeadingTrivia.utf8Offset) }
          ?? .unknown(binding.offset)
        holds = value.isEqual(to: .none).map { !$0 }
        if holds != false { bind(binding.pattern, to: value.unwrapped(at: binding.offset)) }
      }
      if holds == false { return false }
      if holds == nil { result = nil }
    }
    return result
  }

  /// Returns whether a case of `switch` matches a value.
  mutating func matches(_ label: SwitchCaseSyntax.Label, _ subject: ManifestValue) -> Bool? {
    guard case .case(let label) = label else { return true }
    var result: Bool? = false
    for item in label.caseItems {
      var matches = matches(item.pattern, subject)
      if matches != false, let condition = item.whereClause?.condition {
        let holds = truth(of: evaluate(condition))
        matches = holds == true ? matches : holds == false ? false : nil
      }
      if matches == true { return true }
      if matches == nil { result = nil }
    }
    return result
  }

  /// Returns whether a pattern matches a value.
  private mutating func matches(_ pattern: PatternSyntax, _ value: ManifestValue) -> Bool? {
    if let expression = pattern.as(ExpressionPatternSyntax.self)?.expression {
      return evaluate(expression).isEqual(to: value)
    }
    if pattern.is(WildcardPatternSyntax.self) { return true }
    if let binding = pattern.as(ValueBindingPatternSyntax.self),
      binding.pattern.is(IdentifierPatternSyntax.self)
    {
      bind(binding.pattern, to: value)
      return true
    }
    return nil
  }

  /// Declares the variables of a pattern.
  mutating func bind(_ pattern: PatternSyntax, to value: ManifestValue) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier {
      state.declare(name.name, value)
    } else if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      bind(binding.pattern, to: value)
    } else if let tuple = pattern.as(TuplePatternSyntax.self) {
      for (index, element) in tuple.elements.enumerated() {
        if case .tuple(let parts) = value, parts.count == tuple.elements.count {
          bind(element.pattern, to: parts[index].value)
        } else {
          bind(element.pattern, to: .unknown(value.doubt ?? pattern.offset))
        }
      }
    }
  }

  /// Returns whether a condition of `#if` holds.
  func buildCondition(_ condition: ExprSyntax) -> Bool? {
    BuildCondition(decide: answer).holds(condition)
  }

  private func answer(_ condition: ExprSyntax) -> Bool? {
    // SwiftPM defines no compilation conditions for manifests.
    if condition.is(DeclReferenceExprSyntax.self) { return false }
    guard let (name, argument) = condition.buildQuestion else { return nil }
    switch name {
    case "os": return argument.trimmedText == host.system
    case "compiler", "swift":
      guard let (isAtLeast, version) = argument.versionComparison else { return nil }
      let known = host.compiler
      // The toolchain is at least as new as the tools version of the manifest that it reads.
      if !ManifestVersion.isEarlier(known ?? toolsVersion, than: version) { return isAtLeast }
      return known == nil ? nil : !isAtLeast
    case "canImport":
      return ["Swift", "Foundation", "PackageDescription"].contains(argument.trimmedText)
        ? true : nil
    default: return nil
    }
  }
}

extension ManifestValue {
  /// Returns the value without the possibility of `nil`.
  func unwrapped(at offset: ManifestOffset) -> ManifestValue {
    guard case .either(let values, let doubt) = self else { return self }
    let left = values.filter { $0 != .none }
    guard let first = left.first else { return .unknown(offset) }
    return left.dropFirst().reduce(first) { $0.or($1, at: doubt) }
  }
}
