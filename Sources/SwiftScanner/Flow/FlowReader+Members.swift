import SwiftSyntax

extension FlowReader {
  private static let listMembers: Set = [
    "append", "count", "indices", "insert", "isEmpty", "removeAll", "reserveCapacity", "reverse",
    "shuffle",
  ]
  private static let listElements: Set = [
    "first", "last", "popLast", "randomElement", "remove", "removeFirst", "removeLast",
  ]
  private static let dictionaryMembers: Set = [
    "count", "isEmpty", "keys", "removeAll", "updateValue",
  ]
  private static let elementFunctions: Set = [
    "allSatisfy", "compactMap", "contains", "filter", "first", "firstIndex", "forEach", "last",
    "lastIndex", "map",
  ]

  /// Returns the places that a value goes to as the base of a member.
  mutating func members(of access: MemberAccessExprSyntax, _ shape: FlowShape) -> [FlowPlace] {
    let name = access.declName.baseName.plainText
    let call = access.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == access.id ? $0 : nil
    }
    switch shape {
    case .one: return members(ofValue: access, named: name, call)
    case .list: return members(ofList: access, named: name, call)
    case .dictionary:
      if name == "values" { return targets(of: ExprSyntax(access), .list) }
      if name == "removeValue", let call { return targets(of: ExprSyntax(call), .one) }
      return Self.dictionaryMembers.contains(name) ? [] : unknown(access)
    case .closure: return unknown(access)
    }
  }

  private mutating func members(
    ofValue access: MemberAccessExprSyntax, named name: String, _ call: FunctionCallExprSyntax?
  ) -> [FlowPlace] {
    if name == "self", call == nil { return targets(of: ExprSyntax(access), .one) }
    let isOfSelf = index.members.ofSelf.contains(name)
    if index.members.properties.contains(name) {
      return isOfSelf ? targets(of: ExprSyntax(access), .one) : []
    }
    if let call, let methods = index.members.methods[name],
      methods.contains(where: { $0.accepts(call) })
    {
      return isOfSelf ? targets(of: ExprSyntax(call), .one) : []
    }
    let isMethod = index.members.methods[name] != nil
    return [
      .nowhere(
        .use(
          isMethod
            ? "a use of '\(name)' that needs the class"
            : "the member '\(name)', which the protocol does not have"))
    ]
  }

  private mutating func members(
    ofList access: MemberAccessExprSyntax, named name: String, _ call: FunctionCallExprSyntax?
  ) -> [FlowPlace] {
    let closure = call.flatMap {
      $0.trailingClosure ?? $0.arguments.first?.expression.as(ClosureExprSyntax.self)
    }
    if let call, let closure, Self.elementFunctions.contains(name) {
      let element = targets(ofParameters: [0], of: closure)
      switch name {
      case "filter": return element + targets(of: ExprSyntax(call), .list)
      case "first", "last": return element + targets(of: ExprSyntax(call), .one)
      default: return element
      }
    }
    if Self.listElements.contains(name) {
      return targets(of: call.map { ExprSyntax($0) } ?? ExprSyntax(access), .one)
    }
    return Self.listMembers.contains(name) ? [] : unknown(access)
  }

  /// Returns the places that the parameters of a closure with some numbers go to.
  mutating func targets(
    ofParameters numbers: [Int], of closure: ClosureExprSyntax
  ) -> [FlowPlace] {
    var places: [FlowPlace] = []
    for number in numbers {
      switch closure.signature?.parameterClause {
      case .simpleInput(let list):
        guard let token = list.dropFirst(number).first?.name, token.tokenKind != .wildcard else {
          continue
        }
        places += targets(declaring: token, isTyped: false, .one)
      case .parameterClause(let clause):
        guard let parameter = clause.parameters.dropFirst(number).first else { continue }
        if parameter.type != nil {
          places.append(.nowhere(.use("a closure that states the type of its parameter")))
        } else {
          let token = parameter.secondName ?? parameter.firstName
          guard token.tokenKind != .wildcard else { continue }
          places += targets(declaring: token, isTyped: false, .one)
        }
      case nil:
        let scope = closure.utf8Range
        for use in names.uses["$\(number)"] ?? [] where scope.contains(use.offset) {
          places += targets(of: use.node, .one)
        }
      }
    }
    return places
  }
}

extension FlowMembers.Callable {
  /// Returns whether a call has the labels of the method, and omits only arguments that it may omit.
  func accepts(_ call: FunctionCallExprSyntax) -> Bool {
    var arguments = call.arguments.map { $0.label?.plainText }[...]
    var closures = (call.trailingClosure == nil ? 0 : 1) + call.additionalTrailingClosures.count
    for (number, label) in labels.enumerated() {
      if let first = arguments.first, first == label {
        arguments = arguments.dropFirst()
      } else if arguments.isEmpty, closures > 0, !optional.contains(number) {
        closures -= 1
      } else if !optional.contains(number) {
        return false
      }
    }
    return arguments.isEmpty
  }
}
