import DeclarationModel

@testable import StencilTemplates

extension Samples {
  static let templates: [Diagnostic] = [
    .conflictMarkers, .invalidUTF8, .syntax(.missingEnd("endif")),
    .unknownFilter("uper", KnownNames(for: "uper", among: ["upper", "lower", "join"])),
    .unknownFilter("swirl", KnownNames(for: "swirl", among: ["upper"])),
    .unknownTag("foor", KnownNames(for: "foor", among: (1...9).map { "for\($0)" } + ["for"])),
    .unknownTag("swirl", KnownNames(for: "swirl", among: (1...9).map { "tag\($0)" })),
    .unclosedTag("}}"), .missingFilterName, .nestedTooDeeply,
    .missingInclude("part"), .outsideInclude("../part"), .unreadableInclude("part"),
    .includesTooDeep, .callsTooDeep, .unknownMacro("row", KnownNames(for: "row", among: [])),
    .unknownMacro("row", KnownNames(for: "row", among: ["rows"])),
    .tooLarge, .tooManySteps, .rangeTooLong,
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
    .undefinedVariable("typs", KnownNames(for: "typs", among: ["argument", "types"])),
    .undefinedVariable("swirl", KnownNames(for: "swirl", among: ["argument", "types"])),
    .undefinedVariable("1 + 2", KnownNames(for: "1 + 2", among: ["types"])),
    .unknownProperty("nme", noun: "type", KnownNames(for: "nme", among: ["kind", "name"])),
    .unknownProperty("size", noun: "'types'", KnownNames(for: "size", among: ["all"])),
    .unknownType("Usr", relation: "implementing", nearest: "User"),
    .unknownType("Cache", relation: "implementing", nearest: nil),
    .undeclaredType("Codable", relation: "implementing"),
    .unrelatedKind("Base", kind: "a class", relation: "implementing", fitting: "inheriting"),
    .notAList("types"), .circularInclude("part.swifttemplate"), .invalidIncludeTag,
    .missingCompiler, .forbiddenProgram,
    .compilation("cannot find 'typs' in scope"), .stopped("Index out of range"),
  ].map { (fact: TemplateFact) in Diagnostic(fact, at: place(2, 3, in: "Mocks.stencil")) }
}
