import SwiftSyntax

/// The functions and properties that a manifest declares.
struct ManifestDeclarations {
  /// The longest sequence of operators that is evaluated; each operator nests one call deeper.
  private static let operators = 300

  /// The functions, by name.
  private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
  /// The properties of types and the computed global variables, by name.
  private(set) var properties: [String: PatternBindingSyntax] = [:]
  /// Whether an expression has more operators than the limit.
  private(set) var isTooLong = false

  /// Finds the declarations in a manifest.
  init(in tree: SourceFileSyntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    functions = finder.functions
    properties = finder.properties
    isTooLong = finder.longest > Self.operators
  }

  /// Returns the function that a call refers to; nil if the manifest does not declare it.
  func function(_ name: String, labels: [String?]) -> FunctionDeclSyntax? {
    functions[name]?.first { $0.accepts(labels) }
  }

  private final class Finder: SyntaxVisitor {
    var functions: [String: [FunctionDeclSyntax]] = [:]
    var properties: [String: PatternBindingSyntax] = [:]
    var longest = 0

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      functions[node.name.text, default: []].append(node)
      return .visitChildren
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
        if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          properties[name] = binding
        }
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.accessorBlock != nil,
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      {
        properties[name] = node
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      longest = max(longest, node.elements.count)
      return .visitChildren
    }
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
