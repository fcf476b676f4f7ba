/// Parses conditions by the binding powers of their operators.
struct ConditionParser {
  /// Parses an operand.
  typealias Operand = (String) throws(TemplateFact) -> CompiledExpression

  private enum Operation {
    case not, and, or
    case comparison(Comparison)

    init?(_ word: String) {
      switch word {
      case "not": self = .not
      case "and": self = .and
      case "or": self = .or
      default:
        guard let comparison = Comparison(rawValue: word) else { return nil }
        self = .comparison(comparison)
      }
    }

    var power: Int {
      switch self {
      case .comparison(.contained): 5
      case .or: 6
      case .and: 7
      case .not: 8
      case .comparison: 10
      }
    }
  }

  private enum Part {
    case operation(Operation)
    case operand
    case parentheses([String])
  }

  /// The largest number of words in a condition: each `not` and `and` is a level of what is evaluated.
  private static let limit = 2_000

  private let parts: [(word: String, part: Part)]
  private var position = 0

  init(_ words: [String]) throws(TemplateFact) {
    if words.count > Self.limit { throw .nestedTooDeeply }
    parts = try Self.parts(words[...])
  }

  /// Returns the condition.
  mutating func parse(_ operand: Operand) throws(TemplateFact) -> CompiledCondition {
    let condition = try expression(0, operand)
    if position < parts.count { throw .syntax(.unexpectedWord(parts[position].word)) }
    return condition
  }

  private static func parts(
    _ words: ArraySlice<String>
  ) throws(TemplateFact) -> [(word: String, part: Part)] {
    var parts: [(word: String, part: Part)] = []
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
        if depth > 0 { throw .syntax(.unbalancedParenthesis("(")) }
        parts.append((word, .parentheses(Array(words[start..<(index - 1)]))))
      } else if word == ")" {
        throw .syntax(.unbalancedParenthesis(")"))
      } else {
        parts.append((word, Operation(word).map { .operation($0) } ?? .operand))
      }
    }
    return parts
  }

  private mutating func expression(
    _ power: Int, _ operand: Operand
  ) throws(TemplateFact) -> CompiledCondition {
    guard position < parts.count else { throw .syntax(.missingOperand) }
    let (word, first) = parts[position]
    position += 1
    var left: CompiledCondition
    switch first {
    case .operand: left = .value(try operand(word))
    case .parentheses(let inner):
      var parser = try ConditionParser(inner)
      left = try parser.parse(operand)
    case .operation(.not): left = .not(try expression(Operation.not.power, operand))
    case .operation: throw .syntax(.missingLeftOperand(word))
    }
    while position < parts.count, case .operation(let operation) = parts[position].part,
      power < operation.power
    {
      if case .not = operation { break }
      position += 1
      let right = try expression(operation.power, operand)
      switch operation {
      case .and: left = .both(left, right)
      case .or: left = .either(left, right)
      case .comparison(let comparison): left = .comparison(comparison, left, right)
      case .not: break
      }
    }
    return left
  }
}
