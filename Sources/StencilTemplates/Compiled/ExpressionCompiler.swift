import Foundation
import Stencil

/// Compiles expressions that Stencil has accepted.
struct ExpressionCompiler {
  let environment: Environment
  var names = TemplateNameTable()
  /// What the expressions have read since it was emptied.
  var uses = MacroUses()

  /// Compiles what stands in a tag that prints.
  mutating func printed(_ words: [String]) throws -> CompiledExpression {
    guard words.count > 2, words[1] == "if" else { return try conditionOrFilter(words) }
    let value = try conditionOrFilter([words[0]])
    let rest = words[2...]
    let separator = rest.firstIndex(of: "else") ?? rest.endIndex
    let condition = try condition(Array(rest[..<separator]))
    let other = rest[separator...].dropFirst()
    return .conditional(
      condition, value,
      orElse: separator == rest.endIndex ? nil : try conditionOrFilter(Array(other)))
  }

  /// Compiles a condition, or else an expression with spaces in it.
  private mutating func conditionOrFilter(_ words: [String]) throws -> CompiledExpression {
    let kept = (names, uses)
    do {
      let condition = try condition(words)
      if case .value(let expression) = condition { return expression }
      return .condition(condition)
    } catch {
      (names, uses) = kept
      return try filtered(words.joined(separator: " "))
    }
  }

  /// Compiles a condition.
  mutating func condition(_ words: [String]) throws -> CompiledCondition {
    var parser = ConditionParser(words)
    return try parser.parse { try resolvable($0) }
  }

  /// Compiles a range, or an expression with filters.
  mutating func resolvable(_ text: String) throws -> CompiledExpression {
    let bounds = text.components(separatedBy: "...")
    guard bounds.count == 2 else { return try filtered(text) }
    return .range(try filtered(bounds[0]), try filtered(bounds[1]))
  }

  private mutating func filtered(_ text: String) throws -> CompiledExpression {
    let parts = ExpressionWords.split(text, by: "|").map(ExpressionWords.trimmed)
    guard let first = parts.first else { throw NotCompiled() }
    let value = try variable(first)
    guard parts.count > 1 else { return value }
    return .filtered(value, try parts.dropFirst().map { try filter($0) })
  }

  private mutating func filter(_ text: String) throws -> AppliedFilter {
    let parts = ExpressionWords.split(text, by: ":")
    guard let first = parts.first else { throw NotCompiled() }
    let name = ExpressionWords.trimmed(first)
    let arguments = try ExpressionWords.split(
      parts.dropFirst().joined(separator: ":"), by: ","
    ).map { try variable(ExpressionWords.trimmed($0)) }
    return AppliedFilter(
      name: name, arguments: arguments, body: try body(of: name, arguments.count))
  }

  private func body(of name: String, _ arguments: Int) throws -> AppliedFilter.Body {
    if let body = TemplateFilter.all[name] {
      return NativeFilters.all[name].map { .native($0, orElse: body) } ?? .own(body)
    }
    // Its argument is a filter, which may use any variable.
    guard name != "filter" else { throw NotCompiled() }
    let list = (0..<arguments).map { AppliedFilter.variable($0 + 1) }.joined(separator: ",")
    let suffix = list.isEmpty ? "" : ":\(list)"
    return .library(
      try environment.compileFilter("\(AppliedFilter.variable(0))|\(name)\(suffix)"))
  }

  /// Compiles a literal, or a path.
  mutating func variable(_ text: String) throws -> CompiledExpression {
    if text.count > 1, let first = text.first, first == text.last, first == "'" || first == "\"" {
      return .literal(.text(String(text.dropFirst().dropLast())))
    }
    if let number = Int(text) { return .literal(.integer(number)) }
    if let number = Float(text) { return .literal(.float(number)) }
    if let value = Bool(text) { return .literal(.bool(value)) }
    return try path(text)
  }

  private mutating func path(_ text: String) throws -> CompiledExpression {
    var components: [PathComponent] = []
    var root: Int?
    for part in try Self.components(of: text) {
      if root == nil {
        guard case .name(let name) = part else { throw NotCompiled() }
        let number = names.number(of: name)
        root = number
        uses.names.insert(number)
      } else {
        switch part {
        case .name(let name):
          components.append(.member(name, name: names.number(of: name), index: Int(name)))
        case .brackets(let inner): components.append(.subscripted(try variable(inner)))
        }
      }
    }
    guard let root else { throw NotCompiled() }
    return .path(root: root, components)
  }

  private enum PathPart {
    case name(String)
    case brackets(String)
  }

  /// Returns the parts of a path: `a[b.c].d` has `a`, `b.c` in brackets, and `d`.
  private static func components(of text: String) throws -> [PathPart] {
    var parts: [PathPart] = []
    var current = ""
    var depth = 0
    var isAfterBrackets = false
    for character in text {
      switch character {
      case "." where depth == 0:
        if !current.isEmpty { parts.append(.name(current)) }
        guard isAfterBrackets || !current.isEmpty else { throw NotCompiled() }
        (current, isAfterBrackets) = ("", false)
      case "[":
        if depth > 0 {
          current.append(character)
        } else if !current.isEmpty {
          parts.append(.name(current))
          current = ""
        } else if !isAfterBrackets {
          throw NotCompiled()
        }
        depth += 1
      case "]":
        depth -= 1
        if depth > 0 {
          current.append(character)
        } else {
          guard depth == 0, !current.isEmpty else { throw NotCompiled() }
          parts.append(.brackets(current))
          (current, isAfterBrackets) = ("", true)
        }
      default:
        guard depth > 0 || !isAfterBrackets else { throw NotCompiled() }
        current.append(character)
      }
    }
    guard depth == 0 else { throw NotCompiled() }
    if !current.isEmpty { parts.append(.name(current)) }
    return parts
  }
}
