import Basics
import Foundation

/// Parses the expressions of a template.
struct ExpressionParser {
  /// The names in the templates so far.
  private(set) var names = TemplateNameTable()
  /// The names that the expressions have read since the property was reset.
  var uses = MacroUses()
  /// The first names of the paths, with the second ones, since the property was reset.
  var roots: [(name: String, member: String?)] = []

  /// Returns the number of a name.
  mutating func number(of name: String) -> Int { names.number(of: name) }

  /// Parses the content of a tag that prints.
  mutating func printed(_ words: [String]) throws(TemplateFact) -> CompiledExpression {
    guard words.count > 2, words[1] == "if" else { return try conditionOrFilter(words) }
    let value = try conditionOrFilter([words[0]])
    let rest = words[2...]
    guard let separator = rest.firstIndex(of: "else") else {
      return .conditional(try condition(Array(rest)), value, orElse: nil)
    }
    let condition = try condition(Array(rest[..<separator]))
    let other = try conditionOrFilter(Array(rest[(separator + 1)...]))
    return .conditional(condition, value, orElse: other)
  }

  /// Parses a condition, or else an expression with spaces in it.
  private mutating func conditionOrFilter(
    _ words: [String]
  ) throws(TemplateFact) -> CompiledExpression {
    let kept = (names, uses, roots)
    do {
      let condition = try condition(words)
      if case .value(let expression) = condition { return expression }
      return .condition(condition)
    } catch {
      (names, uses, roots) = kept
      return try filtered(words.joined(separator: " "))
    }
  }

  /// Parses a condition.
  mutating func condition(_ words: [String]) throws(TemplateFact) -> CompiledCondition {
    var parser = try ConditionParser(words)
    return try parser.parse { (word) throws(TemplateFact) in try resolvable(word) }
  }

  /// Parses a range, or an expression with filters.
  mutating func resolvable(_ text: String) throws(TemplateFact) -> CompiledExpression {
    let bounds = text.components(separatedBy: "...")
    guard bounds.count == 2, !ExpressionWords.endsInQuotes(bounds[0]) else {
      return try filtered(text)
    }
    let (lower, upper) = (try filtered(bounds[0]), try filtered(bounds[1]))
    for case .literal(let bound) in [lower, upper] {
      if let number = bound.number, !(abs(number) <= Float(RenderLimits.range)) {
        throw .rangeTooLong
      }
    }
    return .range(lower, upper)
  }

  /// Parses an expression with filters.
  mutating func filtered(_ text: String) throws(TemplateFact) -> CompiledExpression {
    let parts = ExpressionWords.split(text, by: "|").map(ExpressionWords.trimmed)
    guard let first = parts.first else { throw .syntax(.missingValue) }
    let value = try variable(first)
    var filters: [AppliedFilter] = []
    for part in parts.dropFirst() { filters.append(try filter(part)) }
    return filters.isEmpty ? value : .filtered(value, filters)
  }

  private mutating func filter(_ text: String) throws(TemplateFact) -> AppliedFilter {
    let parts = ExpressionWords.split(text, by: ":")
    guard let first = parts.first else { throw .missingFilterName }
    let name = ExpressionWords.trimmed(first)
    var arguments: [CompiledExpression] = []
    let list = parts.dropFirst().joined(separator: ":")
    for part in ExpressionWords.split(list, by: ",") {
      arguments.append(try variable(ExpressionWords.trimmed(part)))
    }
    if name == TemplateFilter.indirect {
      // The argument of this filter is a filter, which may use any variable.
      uses.hasEffects = true
      return AppliedFilter(name: name, arguments: arguments, body: nil)
    }
    guard let body = TemplateFilter.all[name] else {
      let names = TemplateFilter.names
      let plain = names.filter { !$0.hasPrefix("!") }
      throw .unknownFilter(
        name, KnownNames(for: name, among: name.hasPrefix("!") ? names : plain, suggesting: names))
    }
    return AppliedFilter(name: name, arguments: arguments, body: body)
  }

  /// Parses a literal, or a path.
  mutating func variable(_ text: String) throws(TemplateFact) -> CompiledExpression {
    if text.count > 1, let first = text.first, first == text.last, first == "'" || first == "\"" {
      return .literal(.text(String(text.dropFirst().dropLast())))
    }
    if let number = Int(text) { return .literal(.integer(number)) }
    if let number = Float(text) { return .literal(.float(number)) }
    if let value = Bool(text) { return .literal(.bool(value)) }
    return try path(text)
  }

  private mutating func path(_ text: String) throws(TemplateFact) -> CompiledExpression {
    var parts = try PathPart.parts(of: text)[...]
    guard case .name(let name) = parts.popFirst() else { return .literal(.nothing) }
    let root = names.number(of: name)
    uses.names.insert(root)
    if case .name(let member) = parts.first {
      roots.append((name, member))
    } else {
      roots.append((name, nil))
    }
    var members: [PathMember] = []
    var components: [PathComponent] = []
    for part in parts {
      switch part {
      case .name(let name):
        let member = PathMember(name, name: names.number(of: name))
        members.append(member)
        components.append(.member(member))
      case .brackets(let inner):
        components.append(.subscripted(try variable(inner), text: inner, path: text))
      }
    }
    return members.count == components.count
      ? .path(root: root, members) : .subscripted(root: root, components)
  }
}

/// A part of a path.
private enum PathPart {
  case name(String)
  case brackets(String)

  /// Returns the parts of a path: `a[b.c].d` has `a`, `b.c` in brackets, and `d`.
  static func parts(of text: String) throws(TemplateFact) -> [PathPart] {
    var parts: [PathPart] = []
    var current = ""
    var depth = 0
    var isAfterBrackets = false
    for character in text {
      let isMisplaced: Bool
      switch character {
      case "." where depth == 0:
        isMisplaced = !isAfterBrackets && current.isEmpty
        if !current.isEmpty { parts.append(.name(current)) }
        (current, isAfterBrackets) = ("", false)
      case "[" where depth == 0:
        isMisplaced = !isAfterBrackets && current.isEmpty
        if !current.isEmpty { parts.append(.name(current)) }
        (current, depth) = ("", 1)
      case "]" where depth <= 1:
        isMisplaced = depth == 0 || current.isEmpty
        parts.append(.brackets(current))
        (current, depth, isAfterBrackets) = ("", 0, true)
      default:
        isMisplaced = depth == 0 && isAfterBrackets
        depth += character == "[" ? 1 : character == "]" ? -1 : 0
        current.append(character)
      }
      if isMisplaced { throw .syntax(.invalidPath(text, character: character)) }
    }
    if depth > 0 { throw .syntax(.invalidPath(text, character: "[")) }
    if !current.isEmpty { parts.append(.name(current)) }
    return parts
  }
}
