import DeclarationModel

@testable import StencilTemplates

extension Samples {
  static let templates: [Diagnostic] = [
    .syntax(.missingEnd("endif")), .unknownFilter("uper", nearest: "upper"),
    .unknownFilter("swirl", nearest: nil), .unknownTag("foor", nearest: "for"),
    .unknownTag("swirl", nearest: nil), .unclosedTag("}}"), .missingFilterName, .nestedTooDeeply,
    .missingInclude("part"), .outsideInclude("../part"), .unreadableInclude("part"),
    .includesTooDeep, .callsTooDeep, .unknownMacro("row"), .tooLarge, .tooManySteps, .rangeTooLong,
    .wrongInput(filter: "upper", expected: "text"),
    .wrongArgument(filter: "replace", expected: "2 string arguments"), .invalidPattern("[a"),
    .syntax(.missingOperand), .syntax(.mismatchedEnd("endfor", opening: "if")),
    .syntax(.mismatchedEnd("endfor", opening: nil)),
    .syntax(.expected(form: "for ELEMENT in LIST [where CONDITION]")),
    .syntax(.misplacedBranch("elif")), .syntax(.misplacedBranch("empty")),
    .syntax(.misplacedExtends), .syntax(.outsideLoop("break")), .syntax(.unknownLabel("outer")),
    .syntax(.tooManyLoopVariables), .syntax(.missingValue), .syntax(.missingLeftOperand("and")),
    .syntax(.unexpectedWord("=")), .syntax(.unbalancedParenthesis("(")),
    .syntax(.unbalancedParenthesis(")")), .syntax(.invalidPath("a..b", character: ".")),
    .syntax(.unresolvedSubscript("key", path: "map[key]")), .syntax(.invalidBound("x")),
    .invalidFileName, .tooManyArguments(filter: "uppercase", most: 0),
    .tooManyArguments(filter: "split", most: 1), .tooManyArguments(filter: "indent", most: 3),
    .undefinedVariable("typs", nearest: "types"),
    .undefinedVariable("swirl", nearest: nil),
    .unknownProperty("nme", noun: "type", nearest: "name"),
    .unknownProperty("size", noun: "'types'", nearest: nil),
    .unknownType("Usr", relation: "implementing", nearest: "User"),
    .unknownType("Cache", relation: "implementing", nearest: nil),
    .notAList("types"), .circularInclude("part.swifttemplate"), .invalidIncludeTag,
    .missingCompiler, .forbiddenProgram,
    .compilation("cannot find 'typs' in scope"), .stopped("Index out of range"),
  ].map { (fact: TemplateFact) in Diagnostic(fact, at: place(2, 3, in: "Mocks.stencil")) }
}
