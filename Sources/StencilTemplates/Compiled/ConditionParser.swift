/// Parses conditions by the binding powers of their operators, as Stencil does.
struct ConditionParser {
  private indirect enum Part {
    case operation(String)
    case operand(String)
    case parentheses([String])
  }

  private let words: [String]
  private var parts: [Part] = []
  private var position = 0

  init(_ words: [String]) { self.words = words }

  /// Returns the condition.
  ///
  /// - Parameter operand: Compiles an operand.
  mutating func parse(
    _ operand: (String) throws -> CompiledExpression
  ) throws -> CompiledCondition {
    parts = try Self.parts(words[...])
    let condition = try expression(0, operand)
    guard position == parts.count else { throw NotCompiled() }
    return condition
  }

  private static let powers = [
    "in": 5, "or": 6, "and": 7, "==": 10, "!=": 10, ">": 10, ">=": 10, "<": 10, "<=": 10,
  ]
  private static let notPower = 8

  private static func parts(_ words: ArraySlice<String>) throws -> [Part] {
    var parts: [Part] = []
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      index += 1
      if word == "(" {
        let start = index
        var depth = 1
        while index < words.endIndex, depth > 0 {
          depth += words[index] == "(" ? 1 : words[index] == ")" ? -1 : 0
          index += 1
        }
        guard depth == 0 else { throw NotCompiled() }
        parts.append(.parentheses(Array(words[start..<(index - 1)])))
      } else if word == ")" {
        throw NotCompiled()
      } else {
        parts.append(powers[word] != nil || word == "not" ? .operation(word) : .operand(word))
      }
    }
    return parts
  }

  private mutating func expression(
    _ power: Int, _ operand: (String) throws -> CompiledExpression
  ) throws -> CompiledCondition {
    guard position < parts.count else { throw NotCompiled() }
    let first = parts[position]
    position += 1
    var left: CompiledCondition
    switch first {
    case .operand(let word): left = .value(try operand(word))
    case .parentheses(let inner):
      var parser = ConditionParser(inner)
      left = try parser.parse(operand)
    case .operation("not"): left = .not(try expression(Self.notPower, operand))
    case .operation: throw NotCompiled()
    }
    while position < parts.count, case .operation(let name) = parts[position],
      let own = Self.powers[name], power < own
    {
      position += 1
      let right = try expression(own, operand)
      switch name {
      case "and": left = .both(left, right)
      case "or": left = .either(left, right)
      default:
        guard let comparison = Comparison(rawValue: name) else { throw NotCompiled() }
        left = .comparison(comparison, left, right)
      }
    }
    return left
  }
}
