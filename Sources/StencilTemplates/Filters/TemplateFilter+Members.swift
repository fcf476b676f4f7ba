import DeclarationModel
import Foundation

extension TemplateFilter {
  /// A test of a type, a variable or a method; it returns nil if it does not apply.
  typealias Test = @Sendable ((any TemplateObject)?, FilterCall) throws -> Bool?

  /// The filters that select types and members, each with its opposite: `static`, `!static`.
  static let members: [String: Body] = {
    var filters: [String: Body] = [:]
    for (name, test) in tests {
      filters[name] = { try select($0, test, true) }
      filters["!\(name)"] = { try select($0, test, false) }
    }
    return filters
  }()

  private static func select(
    _ call: FilterCall, _ test: Test, _ expected: Bool
  ) throws -> TemplateValue {
    func holds(_ value: TemplateValue) throws -> Bool? {
      value == .nothing ? nil : try test(value.object, call).map { $0 == expected }
    }
    // As with Sourcery, a list loses what a filter does not apply to, and any other value is handed on.
    guard let elements = call.value.elements else {
      return try holds(call.value).map { .bool($0) } ?? call.value
    }
    var selected: [TemplateValue] = []
    for element in elements where try holds(element) ?? false { selected.append(element) }
    return .elements(selected)
  }

  /// The tests of all filters.
  static let tests: [String: Test] = {
    var tests = kinds.merging(relations) { $1 }
    for level in AccessLevel.allCases {
      tests[level.rawValue] = { value, _ in access(of: value).map { $0 == level } }
      tests["\(level.rawValue)Get"] = on(VariableView.self) { $0.variable.facts.access == level }
      tests["\(level.rawValue)Set"] = on(VariableView.self) { $0.variable.writeAccess == level }
    }
    for kind in ["struct", "enum", "protocol", "actor", "extension"] {
      tests[kind] = on(TypeView.self) { $0.kind == kind }
    }
    return tests
  }()

  /// Returns a test that applies to one kind of views.
  private static func on<View>(
    _ kind: View.Type, _ holds: @escaping @Sendable (View) -> Bool
  ) -> Test {
    { value, _ in (value as? View).map(holds) }
  }

  private static let kinds: [String: Test] = [
    "class": { value, _ in
      if let method = value as? MethodView {
        return method.method.facts.modifiers.contains(.class)
      }
      return (value as? TypeView).map { $0.kind == "class" }
    },
    "static": { value, _ in
      (value as? MethodView)?.method.isStatic ?? memberFacts(of: value)?.isStatic
    },
    "instance": { value, _ in
      if let method = value as? MethodView, method.method.isStatic { return false }
      return memberFacts(of: value).map { !$0.isStatic }
    },
    "computed": on(VariableView.self) { $0.variable.isComputed && !$0.variable.facts.isStatic },
    "stored": on(VariableView.self) { !$0.variable.isComputed && !$0.variable.facts.isStatic },
    "initializer": on(MethodView.self) { $0.method.isInitializer },
    "definedInExtension": { value, _ in memberFacts(of: value)?.isInExtension },
    "tuple": { value, _ in typeName(of: value)?.isTuple },
    "optional": { value, _ in typeName(of: value)?.isOptional },
  ]

  private static let relations: [String: Test] = [
    "implements": { value, call in
      let name = try call.argument()
      return related(value) { $0.lineage.protocols.contains(name) }
    },
    "inherits": { value, call in
      let name = try call.argument()
      return related(value) { $0.superclasses.contains { $0.type.name == name } }
    },
    "based": { value, call in
      let name = try call.argument()
      return related(value) { $0.lineage.names.contains(name) }
    },
    "extends": { value, call in
      let name = try call.argument()
      return related(value) { $0.type.kind == "extension" && $0.type.name == name }
    },
    "annotated": { value, call in
      let query = try AnnotationQuery(call.argument())
      return annotations(of: value).map(query.matches)
    },
  ]

  private static func memberFacts(of value: (any TemplateObject)?) -> MemberFacts? {
    switch value {
    case let view as VariableView: view.variable.facts
    case let view as MethodView: view.method.facts
    case let view as SubscriptView: view.declared.facts
    default: nil
    }
  }

  private static func access(of value: (any TemplateObject)?) -> AccessLevel? {
    (value as? TypeView)?.type.access ?? memberFacts(of: value)?.access
  }

  private static func annotations(of value: (any TemplateObject)?) -> [String: AnnotationValue]? {
    switch value {
    case let view as TypeView: view.type.annotations
    case let view as EnumCaseView: view.declared.facts.annotations
    case let view as ParameterView: view.annotations
    default: memberFacts(of: value)?.annotations
    }
  }

  /// Returns whether a type, or the type of a member, has a property; the type may be unknown, and has none
  /// then.
  private static func related(
    _ value: (any TemplateObject)?, _ holds: (TypeView) -> Bool
  ) -> Bool? {
    if let view = value as? TypeView { return holds(view) }
    guard let name = typeName(of: value) else { return nil }
    return name.declared.map(holds) ?? (value is TypeNameView ? nil : false)
  }

  private static func typeName(of value: (any TemplateObject)?) -> TypeNameView? {
    switch value {
    case let view as TypeNameView: view
    case let view as VariableView: view.typeName
    case let view as ParameterView: view.typeName
    case let view as TypedPartView: view.typeName
    default: nil
    }
  }
}

/// The query in `annotated:"ns.key = value"`.
struct AnnotationQuery {
  private let path: [String]
  private let value: String?

  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    path = (parts.first ?? "").split(separator: ".").map(String.init)
    value = parts.count > 1 ? parts[1] : nil
  }

  /// Returns whether the annotations contain the key, and the value if the query has one.
  func matches(_ annotations: [String: AnnotationValue]) -> Bool {
    var current = AnnotationValue.mapping(annotations)
    for name in path {
      guard case .mapping(let entries) = current, let next = entries[name] else { return false }
      current = next
    }
    guard let value else { return !path.isEmpty }
    return (current.templateValue.printed ?? "") == value
  }
}
