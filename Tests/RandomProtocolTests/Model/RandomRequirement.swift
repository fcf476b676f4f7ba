import Foundation

/// A requirement of a protocol, in parts that can be removed.
struct RandomRequirement: Hashable, Codable {
  /// A kind of requirement.
  enum Kind: Hashable, Codable {
    case method(String)
    case property(String)
    case indexed
    /// An initializer; the mark is `?`, `!`, or empty.
    case initializer(mark: String)
  }

  /// The kind, with the name.
  var kind: Kind
  /// The attributes, such as `@MainActor` and `@discardableResult`.
  var attributes: [String] = []
  /// The modifiers, such as `static`, `mutating` and `nonisolated`.
  var modifiers: [String] = []
  /// The clause `<T: Hashable>`, or an empty text.
  var generics = ""
  /// The parameters.
  var parameters: [RandomParameter] = []
  /// The effects, such as `async throws`, or an empty text; for properties and subscripts, those of
  /// the getter.
  var effects = ""
  /// The type of the result, property or subscript; nil for none.
  var result: TypeSample?
  /// The specifier `sending` of the result, or an empty text.
  var resultSpecifier = ""
  /// The clause ` where T: Hashable`, or an empty text.
  var whereClause = ""
  /// Whether the requirement has a setter.
  var isSettable = false
  /// The modifier `nonmutating` or `mutating` of the setter, or an empty text.
  var accessorModifier = ""
  /// The modifier `mutating` of the getter, or an empty text.
  var getterModifier = ""
  /// The condition of the `#if` block around the requirement.
  var condition: String?
  /// The name that requirements share of which each declares the others again; nil for a requirement that is declared once.
  var group: String?

  /// Whether the requirement has accessors.
  var hasAccessors: Bool {
    switch kind {
    case .property, .indexed: true
    case .method, .initializer: false
    }
  }

  /// Whether the requirement is an operator, which tests select by a spelled name.
  var isOperator: Bool {
    if case .method(let name) = kind { !name.contains { $0.isLetter } } else { false }
  }

  /// Whether the requirement is a member of the type.
  var isStatic: Bool { modifiers.contains("static") }

  /// Replaces the types.
  mutating func mapTypes(_ transform: (TypeSample) -> TypeSample) {
    for index in parameters.indices { parameters[index].type = transform(parameters[index].type) }
    result = result.map(transform)
  }

  /// Returns the declaration without the accessors.
  ///
  /// - Parameter drops: Modifiers to leave out.
  func head(without drops: Set<String> = []) -> String {
    let words = attributes + modifiers.filter { !drops.contains($0) }
    let list = "(" + parameters.map(\.text).joined(separator: ", ") + ")"
    let type = result.map { (resultSpecifier.isEmpty ? "" : resultSpecifier + " ") + $0.text }
    let arrow = type.map { " -> " + $0 } ?? ""
    let suffix = effects.isEmpty ? "" : " " + effects
    let declaration =
      switch kind {
      case .method(let name): "func \(name)\(generics)\(list)\(suffix)\(arrow)\(whereClause)"
      case .property(let name): "var \(name): \(type ?? "Int")"
      case .indexed: "subscript\(generics)\(list)\(arrow)\(whereClause)"
      case .initializer(let mark): "init\(mark)\(generics)\(list)\(suffix)\(whereClause)"
      }
    return (words + [declaration]).joined(separator: " ")
  }

  /// The declaration.
  var text: String {
    guard hasAccessors else { return head() }
    let read = [getterModifier, "get", effects].filter { !$0.isEmpty }.joined(separator: " ")
    let write = isSettable ? (accessorModifier.isEmpty ? " set" : " \(accessorModifier) set") : ""
    return "\(head()) { \(read)\(write) }"
  }

  /// Returns the simplest member that satisfies the requirement.
  ///
  /// - Parameter arguments: Whether the member passes its arguments to a function `keep`.
  func witness(keeping arguments: Bool) -> String {
    let head = head(without: ["mutating", "borrowing", "consuming", "nonmutating"])
    let kept = arguments ? parameters.compactMap(\.kept).joined(separator: "; ") + "; " : ""
    let body = "{ \(kept)fatalError() }"
    guard hasAccessors else { return "\(head) \(body)" }
    let read = (["get"] + (effects.isEmpty ? [] : [effects])).joined(separator: " ")
    return "\(head) { \(read) \(body)" + (isSettable ? " set \(body) }" : " }")
  }
}

extension RandomParameter {
  /// A statement that passes the argument to a generic function; nil for an argument that may not
  /// outlive the call.
  fileprivate var kept: String? {
    let isKept =
      !type.traits.contains(.noncopyable) && specifier != "borrowing"
      && specifier != "consuming"
    guard isKept, form != .autoclosure else { return nil }
    if form == .pack { return "keep((repeat each \(name)))" }
    let isLent = type.traits.contains(.closure) && attributes.isEmpty
    return isLent ? "withoutActuallyEscaping(\(name)) { keep($0) }" : "keep(\(name))"
  }
}
