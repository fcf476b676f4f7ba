import SwiftSyntax

/// The functions and properties that a manifest declares.
struct ManifestDeclarations {
  /// The longest sequence of operators that is evaluated; each operator nests one call deeper.
  private static let operators = 300

  /// The functions, by name.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The properties of types and the computed global variables, by name.
  private var properties: [String: [PatternBindingSyntax]] = [:]
  /// The cases of enumerations, by the name of the type, each with the expression of its raw value if it states one; nil
  /// where they depend on `#if`.
  private(set) var cases: [String: [(name: String, value: ExprSyntax?)]?] = [:]
  /// The accessors that observe variables, by name.
  private(set) var observers: [String: AccessorDeclListSyntax] = [:]
  /// Whether an expression has more operators than the limit.
  private(set) var isTooLong = false

  /// Finds the declarations in a manifest.
  init(in tree: SourceFileSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    functions = finder.functions
    properties = finder.properties
    cases = finder.cases
    observers = finder.observers
    isTooLong = finder.longest > Self.operators
  }

  /// Returns the function that a call refers to; nil if the manifest does not declare it.
  func function(_ name: String, labels: [String?]) -> FunctionDeclSyntax? {
    functions[name]?.first { $0.accepts(labels) }
  }

  /// Returns the property that a name means: that of a type, if the type is known and has one, or else the last one.
  func property(_ name: String, ofType type: String?) -> PatternBindingSyntax? {
    let found = properties[name, default: []]
    return found.last { type != nil && $0.typeName == type } ?? found.last
  }

  /// Returns the case of some enumeration that has a name; nil if there is none, or several differ in their raw values.
  func enumCase(_ name: String) -> (name: String, value: ExprSyntax?)? {
    let found = cases.values.compactMap(\.self).joined().filter { $0.name == name }
    let values = Set(found.map { $0.value?.trimmedText })
    return values.count == 1 ? found.first : nil
  }

  private final class Finder: SyntaxVisitor {
    var cases: [String: [(name: String, value: ExprSyntax?)]?] = [:]
    var observers: [String: AccessorDeclListSyntax] = [:]
    var functions: [String: [FunctionDeclSyntax]] = [:]
    var properties: [String: [PatternBindingSyntax]] = [:]
    var longest = 0

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      functions[node.name.text, default: []].append(node)
      return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      let members = node.memberBlock.members
      let isConditional = members.contains { $0.decl.is(IfConfigDeclSyntax.self) }
      let elements = members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      cases[node.name.name] =
        isConditional ? .some(nil) : elements.map { ($0.name.name, $0.rawValue?.value) }
      return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          properties[name, default: []].append(binding)
        }
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return .visitChildren
      }
      if let accessors = node.observers {
        observers[name] = accessors
      } else if node.accessorBlock != nil {
        properties[name, default: []].append(node)
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      longest = max(longest, node.elements.count)
      return .visitChildren
    }
  }
}

extension PatternBindingSyntax {
  /// The name of the type that declares the property, or that an extension with it extends.
  fileprivate var typeName: String? {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let type = node.asProtocol((any NamedDeclSyntax).self),
        node.isProtocol((any DeclGroupSyntax).self)
      {
        return type.name.name
      }
      if let type = node.as(ExtensionDeclSyntax.self)?.extendedType {
        return type.as(MemberTypeSyntax.self)?.name.name ?? type.trimmedText
      }
    }
    return nil
  }

  /// The accessors of a stored variable, which observe it; nil if there are none, or they compute it.
  var observers: AccessorDeclListSyntax? {
    guard case .accessors(let accessors) = accessorBlock?.accessors,
      accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
    else { return nil }
    return accessors
  }
}

extension FunctionDeclSyntax {
  /// Returns whether a call with these labels may refer to the function.
  fileprivate func accepts(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      if let next = rest.first, next == label {
        rest.removeFirst()
        if parameter.ellipsis != nil { rest = rest.drop { $0 == nil } }
      } else if parameter.defaultValue == nil && parameter.ellipsis == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}
