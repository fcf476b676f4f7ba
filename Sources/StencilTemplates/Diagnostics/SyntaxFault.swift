import DeclarationModel

/// A problem with the syntax of a template, other than an unknown name.
package enum SyntaxFault: Sendable, Hashable {
  case expected(form: String)
  case missingEnd(String)
  case mismatchedEnd(String, opening: String?)
  case misplacedBranch(String)
  case misplacedExtends
  case outsideLoop(String)
  case unknownLabel(String)
  case tooManyLoopVariables

  case missingValue
  case missingOperand
  case missingLeftOperand(String)
  case unexpectedWord(String)
  case unbalancedParenthesis(String)
  case invalidPath(String, character: Character)
  case unresolvedSubscript(String, path: String)
  case invalidBound(String)

  /// The message, and the way to fix the fault.
  var text: (message: String, fixIt: String?) {
    switch self {
    case .expected(let form): ("expected '\(form)'", nil)
    case .missingEnd(let name): ("'\(name)' was not found", nil)
    case .mismatchedEnd(let name, let opening?):
      (
        "'\(name)' does not close '\(opening)'",
        "write 'end\(opening == "ifnot" ? "if" : opening)' before it"
      )
    case .mismatchedEnd(let name, nil): ("'\(name)' closes nothing", "remove it")
    case .misplacedBranch(let name):
      ("'\(name)' has no '\(name == "empty" ? "for" : "if")' before it", "remove it")
    case .misplacedExtends:
      (
        "'extends' stands in another tag, or for the second time",
        "move it to the start of the template"
      )
    case .outsideLoop(let name): ("'\(name)' is outside of a loop", "remove it")
    case .unknownLabel(let name):
      ("no loop around the tag has the label '\(name)'", "correct the label")
    case .tooManyLoopVariables:
      ("the loop has more variables than a key and a value", "remove some")
    case .missingValue: ("missing value to print", "add one")
    case .missingOperand: ("missing value in a condition", "add a value after the operator")
    case .missingLeftOperand(let name):
      ("missing value before '\(name)' in a condition", "add one")
    case .unexpectedWord(let word):
      (
        "unexpected '\(word)' in a condition",
        "write an operator such as 'and' or '==' between values"
      )
    case .unbalancedParenthesis("("): ("'(' is not closed", "add ')'")
    case .unbalancedParenthesis(let name): ("'\(name)' closes nothing", "remove it")
    case .invalidPath(let path, let character):
      ("unexpected '\(character)' in '\(path)'", "correct the name")
    case .unresolvedSubscript(let name, let path):
      ("'\(name)' in '\(path)' has no value", "check it with a condition")
    case .invalidBound(let bound):
      ("the bound '\(bound)' of a range is not an integer", "correct it")
    }
  }
}
