import SwiftSyntax

/// The way in which a written type mentions a class.
struct AnnotatedType {
  /// The way; nil if the type does not mention the class, or not in a way that a protocol can take over.
  private(set) var shape: FlowShape?
  /// The names of the class in the type.
  private(set) var names: [FlowVariable.ClassName] = []
  /// Whether the type mentions the class at all.
  private(set) var isMention = false

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isClass: Returns whether a name means the class.
  init(_ type: TypeSyntax, isClass: (TypeSyntax) -> Bool) {
    shape = read(type, isClass)
    let all = ClassNameSearch.names(in: type, isClass)
    isMention = !all.isEmpty
    // Each mention must be one that is replaced.
    if all.count != names.count { shape = nil }
    if shape == nil { names = [] }
  }

  private mutating func read(_ type: TypeSyntax, _ isClass: (TypeSyntax) -> Bool) -> FlowShape? {
    if isClass(type) {
      names.append(
        FlowVariable.ClassName(
          range: type.trimmedByteRange,
          needsParentheses: type.parent?.is(OptionalTypeSyntax.self) == true
            || type.parent?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true))
      return .one
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      return read(optional.wrappedType, isClass)
    }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return read(optional.wrappedType, isClass)
    }
    if let array = type.as(ArrayTypeSyntax.self) {
      return read(array.element, isClass) == .one ? .list : nil
    }
    if let dictionary = type.as(DictionaryTypeSyntax.self) {
      return read(dictionary.value, isClass) == .one ? .dictionary : nil
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first, element.firstName == nil
    {
      return read(element.type, isClass)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      let isInout = attributed.specifiers.contains { $0.trimmedText == "inout" }
      let isForeign = attributed.attributes.trimmedText.contains("@convention")
      return isInout || isForeign ? nil : read(attributed.baseType, isClass)
    }
    return type.as(FunctionTypeSyntax.self).flatMap { read($0, isClass) }
  }

  private mutating func read(
    _ type: FunctionTypeSyntax, _ isClass: (TypeSyntax) -> Bool
  ) -> FlowShape? {
    var parameters: [Int] = []
    for (number, element) in type.parameters.enumerated() {
      guard !ClassNameSearch.names(in: element.type, isClass).isEmpty else { continue }
      guard element.ellipsis == nil, read(element.type, isClass) == .one else { return nil }
      parameters.append(number)
    }
    var hasResult = false
    let result = type.returnClause.type
    if !ClassNameSearch.names(in: result, isClass).isEmpty {
      guard read(result, isClass) == .one else { return nil }
      hasResult = true
    }
    return .closure(parameters: parameters, hasResult: hasResult)
  }
}

/// Finds the names of a class in syntax.
final class ClassNameSearch: SyntaxAnyVisitor {
  private let isClass: (TypeSyntax) -> Bool
  private var found: [TypeSyntax] = []

  private init(_ isClass: @escaping (TypeSyntax) -> Bool) {
    self.isClass = isClass
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the names of the class in a type.
  static func names(in type: TypeSyntax, _ isClass: (TypeSyntax) -> Bool) -> [TypeSyntax] {
    withoutActuallyEscaping(isClass) { isClass in
      let search = ClassNameSearch(isClass)
      search.walk(type)
      return search.found
    }
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let type = node.as(TypeSyntax.self) else { return .visitChildren }
    if isClass(type) {
      found.append(type)
      return .skipChildren
    }
    // `Service.State` names another type.
    return type.is(MemberTypeSyntax.self) ? .skipChildren : .visitChildren
  }
}
