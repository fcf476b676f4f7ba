extension RandomCase {
  /// The case with a class in the place of each protocol: a class inherits from one other at most, its members have bodies,
  /// and its generic parameters are in the place of associated types.
  var ofClasses: RandomCase {
    var copy = self
    for index in protocols.indices {
      let earlier = copy.protocols.prefix(index).map(\.path)
      copy.protocols[index].becomeClass(after: earlier)
    }
    return copy
  }
}

extension RandomProtocol {
  fileprivate mutating func becomeClass(after earlier: [String]) {
    isClass = true
    let superclass = earlier.last(where: parents.contains)
    parents = superclass.map { [$0] } ?? parents.filter { $0 == "Node" }
    if superclass != nil { attributes = [] }
    associated.removeAll { $0.suffix.contains("where") || $0.suffix.contains("=") }
    whereClause = ""
    aliases = []
    defaulted = nil
    requirements.removeAll { requirement in
      if case .initializer = requirement.kind, requirement.parameters.isEmpty { return true }
      return requirement.isOperator
    }
    for index in requirements.indices {
      requirements[index].modifiers.removeAll(
        where: ["mutating", "borrowing", "consuming"].contains)
      requirements[index].accessorModifier = ""
      requirements[index].getterModifier = ""
      requirements[index].mapTypes { $0.text.contains("Self.") ? $0.respelled : $0 }
    }
  }

  /// The line that opens the class.
  ///
  /// - Parameter random: The case with its superclass.
  func classHead(in random: RandomCase) -> String {
    let open = isPublic ? ["open"] : []
    let inheritance = parents.first.map { ": " + random.classType($0) } ?? ""
    return (attributes + open + ["class \(name)\(parameterClause)\(inheritance) {"])
      .joined(separator: " ")
  }

  /// The clause `<Item: Hashable>`, or an empty text.
  var parameterClause: String {
    let list = associated.map { $0.name + $0.suffix }.joined(separator: ", ")
    return list.isEmpty ? "" : "<\(list)>"
  }

  /// The initializer that makes an object without arguments.
  var plainInitializer: String {
    let access = isPublic ? "public " : ""
    return parents.isEmpty ? "\(access)init() {}" : "\(access)override init() { super.init() }"
  }
}

extension RandomCase {
  /// Returns a class with the generic arguments that a subclass gives it.
  func classType(_ path: String) -> String {
    let arguments = protocols.first { $0.path == path }?.associated.map(\.binding.text) ?? []
    return arguments.isEmpty ? path : "\(path)<\(arguments.joined(separator: ", "))>"
  }
}

extension RandomRequirement {
  /// The value that the class itself answers with; nil if it has none, and `()` for nothing.
  var ownAnswer: String? {
    guard generics.isEmpty else { return nil }
    guard let result else { return "()" }
    let isPlain = result.text == result.used || result.other == result.used
    return isPlain && !result.text.contains("Self") ? result.value : nil
  }

  /// Whether the mock of a class can call the class: no array can be passed as the variadic argument of some members, and
  /// no closure can be sent that stubs have had for the duration of the call.
  var canCallSuper: Bool {
    let sendsClosure = parameters.contains {
      $0.specifier == "sending" && $0.type.traits.contains(.closure) && $0.attributes.isEmpty
    }
    let isVariadic = parameters.contains { $0.form == .variadic }
    let isPlain =
      kind != .indexed && !effects.contains("rethrows") && !effects.contains("throws(")
    return !sendsClosure && (!isVariadic || isPlain)
  }

  /// Returns the member of a class.
  ///
  /// - Parameters:
  ///   - index: The number of the member in its class, which decides about its form.
  ///   - isOpen: Whether other modules see the class.
  ///   - isOverride: Whether a superclass has the member, too.
  func member(_ index: Int, isOpen: Bool, isOverride: Bool) -> String {
    var start = isOverride ? "override " : ""
    if case .initializer = kind {
      start = isRequired(index) ? "required " : index % 3 == 1 ? "" : "convenience "
      return (isOpen ? "public " : "") + start + head() + " { fatalError() }"
    }
    if isOpen { start = "open " + start }
    let head = start + self.head().replacing(/\bstatic\b/, with: "class")
    let body = ownAnswer.map { "{ return \($0) }" } ?? "{ fatalError() }"
    guard hasAccessors else { return "\(head) \(body)" }
    if case .property = kind, isSettable, effects.isEmpty, !isStatic, !isOverride, let ownAnswer {
      switch index % 3 {
      case 0: return "\(head) = \(ownAnswer)"
      case 1: return "\(head) = \(ownAnswer) { didSet {} }"
      default: break
      }
    }
    let read = (["get"] + (effects.isEmpty ? [] : [effects])).joined(separator: " ")
    return "\(head) { \(read) \(body)" + (isSettable ? " set {} }" : " }")
  }

  /// Returns whether an initializer is required.
  ///
  /// - Parameter index: The number of the member in its class.
  func isRequired(_ index: Int) -> Bool { index % 3 == 0 }

  /// Returns the override of the member in a subclass by hand.
  ///
  /// - Parameters:
  ///   - index: The number of the member in its class.
  ///   - arguments: Whether the member passes its arguments to a function `keep`.
  func override(_ index: Int, keeping arguments: Bool) -> String {
    if case .initializer = kind { return "required " + head() + " { fatalError() }" }
    return "override " + witness(keeping: arguments).replacing(/\bstatic\b/, with: "class")
  }
}
