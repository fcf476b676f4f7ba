import Stencil

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
  /// An expression in brackets.
  case subscripted(CompiledExpression)
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
  /// How the filter is computed.
  enum Body {
    /// On values of compiled templates, where that is possible.
    case native(NativeFilter, orElse: TemplateFilter.Body)
    case own(TemplateFilter.Body)
    /// By the library, with the value and the arguments as variables.
    case library(any Resolvable)
  }

  let name: String
  let arguments: [CompiledExpression]
  let body: Body

  /// The names of the value and of the arguments for the library.
  static func variable(_ number: Int) -> String { "kagemusha\(number)" }
}
