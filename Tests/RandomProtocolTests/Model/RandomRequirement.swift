import Foundation

/// A requirement of a protocol, in parts that can be left out.
struct RandomRequirement: Hashable, Codable {
  /// A kind of requirement.
  enum Kind: Hashable, Codable {
    case method(String)
    case property(String)
    case indexed
    /// The mark is `?`, `!`, or nothing.
    case initializer(mark: String)
  }

  /// The kind, with the name.
  var kind: Kind
  /// `@MainActor`, `@discardableResult`.
  var attributes: [String] = []
  /// `static`, `mutating`, `nonisolated`.
  var modifiers: [String] = []
  /// `<T: Hashable>`, or nothing.
  var generics = ""
  /// The parameters.
  var parameters: [RandomParameter] = []
  /// `async throws`, or nothing; the accessor's of properties and subscripts.
  var effects = ""
  /// The type of the result, property or subscript; nil for none.
  var result: TypeSample?
  /// `sending`, or nothing.
  var resultSpecifier = ""
  /// ` where T: Hashable`, or nothing.
  var whereClause = ""
  /// Whether it can be set.
  var isSettable = false
  /// `nonmutating` or `mutating`, or nothing; the setter's.
  var accessorModifier = ""
  /// `mutating`, or nothing.
  var getterModifier = ""
  /// The condition of the `#if` block around it.
  var condition: String?

  /// Whether it has accessors.
  var hasAccessors: Bool {
    switch kind {
    case .property, .indexed: true
    case .method, .initializer: false
    }
  }

  /// Whether it is an operator, which tests name in words.
  var isOperator: Bool {
    if case .method(let name) = kind { !name.contains { $0.isLetter } } else { false }
  }

  /// Whether it is a member of the type.
  var isStatic: Bool { modifiers.contains("static") }

  /// Its declaration, up to the accessors.
  ///
  /// - Parameter drops: Modifiers that are left out.
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

  /// Its declaration.
  var text: String {
    guard hasAccessors else { return head() }
    let read = [getterModifier, "get", effects].filter { !$0.isEmpty }.joined(separator: " ")
    let write = isSettable ? (accessorModifier.isEmpty ? " set" : " \(accessorModifier) set") : ""
    return "\(head()) { \(read)\(write) }"
  }

  /// Returns the simplest member that satisfies it.
  ///
  /// - Parameter arguments: Whether it passes its arguments to a function `keep`.
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
  /// A statement that passes the argument to a generic function; nil for what may not outlive the call.
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
