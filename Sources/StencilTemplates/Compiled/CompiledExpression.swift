/// An expression.
indirect enum CompiledExpression {
  case literal(TemplateValue)
  case path(root: Int, [PathComponent])
  case filtered(CompiledExpression, [AppliedFilter])
  case range(CompiledExpression, CompiledExpression)
  /// A condition, which prints as `true` or `false`.
  case condition(CompiledCondition)
  /// `a if condition else b`.
  case conditional(CompiledCondition, CompiledExpression, orElse: CompiledExpression?)
}

/// A component of a path after the first one.
enum PathComponent {
  /// A name with its number, and its value if it is an index.
  case member(String, name: Int, index: Int?)
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
  /// The implementation; nil for the filter whose argument names another one.
  let body: TemplateFilter.Body?
}
