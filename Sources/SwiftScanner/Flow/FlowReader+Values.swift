import DeclarationModel
import SwiftSyntax

/// Reads the values that places get, of which some mean something else for a protocol: `.shared`, `resolve()`.
extension FlowReader {
  private static let harmless: Set = [
    "ObjectIdentifier", "XCTAssertNil", "XCTAssertNotNil", "debugPrint", "dump", "print",
    "withExtendedLifetime",
  ]

  /// Returns the places that an argument goes to.
  mutating func targets(
    ofArgument element: LabeledExprSyntax, of call: FunctionCallExprSyntax, _ shape: FlowShape
  ) -> [FlowPlace] {
    guard let name = call.calledName else { return unknown(element) }
    if name == "type", element.label?.text == "of" {
      return shape == .one && isAnyMetatype(call)
        ? [] : [.nowhere(.use("'\(call.foldedText)'"))]
    }
    if shape == .one, Self.harmless.contains(name) { return [] }
    if call.describesArgument(element) { return [] }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["append", "insert", "updateValue"].contains(name), shape == .one
    {
      let places = places(assignedBy: base)
      if !places.isEmpty { return places }
    }
    let place = FlowPlace.parameter(argument(element, of: call, name))
    if !index.variables(at: place).isEmpty {
      if case .closure = shape { step(from: place, back: element.expression) }
      return [place]
    }
    let closures = places(assignedBy: call.calledExpression)
    return closures.isEmpty
      ? [.nowhere(.use("the argument of '\(name)', which is not among the sources"))] : closures
  }

  /// Returns whether `type(of:)` stands where any metatype may: the type of a value of the protocol is not that of the
  /// class.
  private func isAnyMetatype(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if let infix = parent.as(InfixOperatorExprSyntax.self) {
      return ["==", "!="].contains(
        infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
    guard let element = parent.as(LabeledExprSyntax.self),
      let owner = element.parent?.parent
    else { return false }
    if owner.is(ExpressionSegmentSyntax.self) { return true }
    return owner.as(FunctionCallExprSyntax.self).map {
      $0.describesArgument(element) || Self.harmless.contains($0.calledName ?? "")
    } ?? false
  }

  /// Adds the way from a parameter back to the closure that is passed to it, which takes what the parameter takes.
  private mutating func step(from place: FlowPlace, back expression: ExprSyntax) {
    for source in places(assignedBy: expression) { step(from: place, to: source, at: expression) }
  }

  private func argument(
    _ element: LabeledExprSyntax, of call: FunctionCallExprSyntax, _ name: String
  ) -> FlowArgument {
    let before = call.arguments.prefix { $0.id != element.id }
    var argument = FlowArgument(
      function: name, owner: nil, label: element.label?.plainText,
      ordinal: before.count { $0.label == nil })
    if let type = call.madeType {
      argument.function = "init"
      argument.owner = type.isEmpty ? nil : type
    }
    return argument
  }

  /// Reads the arguments of a call.
  mutating func readArguments(of call: FunctionCallExprSyntax) {
    guard let name = call.calledName else { return }
    for place in places(assignedBy: call.calledExpression) {
      let numbers = index.variables(at: place).flatMap { $0.shape?.parameters ?? [] }
      for (number, element) in call.arguments.enumerated() where numbers.contains(number) {
        read(element.expression, .one, comingTo: place)
      }
    }
    for element in call.arguments {
      read(element.expression, comingTo: .parameter(argument(element, of: call, name)))
    }
    var trailing = FlowArgument(function: call.madeType == nil ? name : "init", ordinal: 0)
    trailing.owner = call.madeType.flatMap { $0.isEmpty ? nil : $0 }
    trailing.isTrailing = true
    if let closure = call.trailingClosure {
      read(ExprSyntax(closure), comingTo: .parameter(trailing))
    }
    for element in call.additionalTrailingClosures {
      var argument = trailing
      argument.isTrailing = false
      argument.label = element.label.plainText
      read(ExprSyntax(element.closure), comingTo: .parameter(argument))
    }
  }

  mutating func read(_ assignment: CodeNames.Assignment) {
    for place in places(assignedBy: assignment.left) { read(assignment.right, comingTo: place) }
  }

  mutating func read(_ binding: CodeNames.InitialValue) {
    let id = FlowVariable.ID(path: path, offset: binding.offset)
    read(binding.value, comingTo: .variable(id))
  }

  mutating func readReturned(_ value: ExprSyntax) {
    read(value, comingTo: placeOfResult(around: value))
  }

  /// Reads a value that comes to a place.
  private mutating func read(_ value: ExprSyntax, comingTo place: FlowPlace) {
    let shapes = Set(index.variables(at: place).compactMap(\.shape))
    for shape in shapes.sorted(by: { "\($0)" < "\($1)" }) { read(value, shape, comingTo: place) }
  }

  private mutating func read(_ value: ExprSyntax, _ shape: FlowShape, comingTo place: FlowPlace) {
    let value = value.unwrapped
    let parts = value.alternatives
    guard parts.isEmpty else {
      for part in parts { read(part, shape, comingTo: place) }
      return
    }
    for element in value.elements(of: shape) { read(element, .one, comingTo: place) }
    if let dot = value.leadingDot {
      return reading.shorthands.append(FlowShorthand(offset: dot, target: place))
    }
    if case .closure(let parameters, let hasResult) = shape {
      return readClosure(value, parameters, hasResult, comingTo: place)
    }
    guard let call = value.as(FunctionCallExprSyntax.self), let name = call.calledName,
      call.madeType == nil
    else { return }
    let functions = index.functions[name] ?? []
    if functions.isEmpty || functions.contains(where: \.infersResult) {
      step(from: place, to: .nowhere(.isInferred("\(name)(…)")), at: value)
    }
  }

  /// Reads the value of a place for closures, whose parameters have other types if the place has.
  private mutating func readClosure(
    _ value: ExprSyntax, _ parameters: [Int], _ hasResult: Bool, comingTo place: FlowPlace
  ) {
    if value.is(NilLiteralExprSyntax.self) { return }
    guard let closure = value.as(ClosureExprSyntax.self) else {
      let sources = places(assignedBy: value)
      if sources.isEmpty {
        step(from: place, to: .nowhere(.use("'\(value.foldedText)'")), at: value)
      }
      for source in sources { step(from: place, to: source, at: value) }
      return
    }
    for target in targets(ofParameters: parameters, of: closure) {
      step(from: place, to: target, at: closure)
    }
    if hasResult {
      for result in names.results[closure.id] ?? [] { read(result, .one, comingTo: place) }
    }
    if hasResult, closure.signature?.returnClause != nil {
      step(
        from: place, to: .nowhere(.use("a closure that states the type of its result")), at: closure
      )
    }
  }
}

extension FunctionCallExprSyntax {
  /// Returns whether the call makes a text of an argument: `String(describing: value)`.
  fileprivate func describesArgument(_ element: LabeledExprSyntax) -> Bool {
    calledName == "String" && ["describing", "reflecting"].contains(element.label?.text)
  }

  /// The name of the function, or of the type that is made.
  var calledName: String? {
    let called = calledExpression.unwrapped
    if let name = called.as(DeclReferenceExprSyntax.self) { return name.baseName.plainText }
    if let access = called.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.plainText
    }
    if let special = called.as(GenericSpecializationExprSyntax.self) {
      return special.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
    if let chain = called.as(OptionalChainingExprSyntax.self) {
      return chain.expression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    }
    return nil
  }

  /// The name of the type that the call makes, empty if it is not named; nil if it makes none.
  var madeType: String? {
    guard let name = calledName else { return nil }
    if name == "init" {
      let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
      let type = base?.as(DeclReferenceExprSyntax.self)?.baseName
      return type?.plainText.first?.isUppercase == true ? type?.plainText : ""
    }
    return name.first?.isUppercase == true ? name : nil
  }
}

extension FlowShape {
  /// The numbers of the parameters that take the class; empty unless this is the shape of a closure.
  fileprivate var parameters: [Int] {
    if case .closure(let parameters, _) = self { parameters } else { [] }
  }
}

extension ExprSyntax {
  /// The elements of a literal of a shape, or its values.
  fileprivate func elements(of shape: FlowShape) -> [ExprSyntax] {
    switch shape {
    case .list: return self.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    case .dictionary:
      guard case .elements(let list)? = self.as(DictionaryExprSyntax.self)?.content else {
        return []
      }
      return list.map(\.value)
    case .one, .closure: return []
    }
  }

  /// The offset of the dot with which the expression begins: that of `.shared`, and of `.make().first`.
  var leadingDot: Int? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else {
        return access.period.positionAfterSkippingLeadingTrivia.utf8Offset
      }
      return base.leadingDot
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.leadingDot }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.leadingDot }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.leadingDot }
    return nil
  }
}
