/// An expression.
indirect enum CompiledExpression {
  case literal(TemplateValue)
  case path(root: Int, [PathMember])
  /// A path with expressions in brackets.
  case subscripted(root: Int, [PathComponent])
  case filtered(CompiledExpression, [AppliedFilter])
  case range(CompiledExpression, CompiledExpression)
  /// A condition, which prints as `true` or `false`.
  case condition(CompiledCondition)
  /// `a if condition else b`.
  case conditional(CompiledCondition, CompiledExpression, orElse: CompiledExpression?)
}

extension CompiledExpression {
  /// The value of a literal; nil for any other expression.
  fileprivate var constant: TemplateValue? {
    if case .literal(let value) = self { value } else { nil }
  }
}

/// A name in a path after the first one.
struct PathMember {
  let text: String
  /// The number of the name.
  let name: Int
  /// The value of the name if it is an index.
  let index: Int?

  init(_ text: String, name: Int) {
    self.text = text
    self.name = name
    index = Int(text)
  }
}

/// A component of a path with brackets after the first one.
enum PathComponent {
  case member(PathMember)
  /// An expression in brackets, with its text and that of the path for messages.
  case subscripted(CompiledExpression, text: String, path: String)
}

/// A condition.
indirect enum CompiledCondition {
  case value(CompiledExpression)
  case not(CompiledCondition)
  case both(CompiledCondition, CompiledCondition)
  case either(CompiledCondition, CompiledCondition)
  case comparison(Comparison, CompiledCondition, CompiledCondition)
}

/// An operator that compares two values.
enum Comparison: String {
  case equal = "=="
  case unequal = "!="
  case more = ">"
  case moreOrEqual = ">="
  case less = "<"
  case lessOrEqual = "<="
  case contained = "in"
}

/// A filter with its arguments.
struct AppliedFilter {
  let name: String
  let arguments: [CompiledExpression]
  /// The values of the arguments; nil if they are not known before the template is rendered.
  let constants: [TemplateValue]?
  /// The implementation; nil for the filter whose argument names another one.
  let body: TemplateFilter.Body?

  init(name: String, arguments: [CompiledExpression], body: TemplateFilter.Body?) {
    self.name = name
    self.arguments = arguments
    self.body = body
    let constants = arguments.compactMap(\.constant)
    self.constants = constants.count == arguments.count ? constants : nil
  }
}
