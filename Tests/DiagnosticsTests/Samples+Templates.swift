import DeclarationModel

@testable import StencilTemplates

extension Samples {
  static let templates: [Diagnostic] = [
    .syntax("`endif` was not found."), .unknownFilter("uper", nearest: "upper"),
    .unknownFilter("swirl", nearest: nil), .unknownTag("foor", nearest: "for"),
    .unknownTag("swirl", nearest: nil), .unclosedTag("}}"), .missingFilterName, .nestedTooDeeply,
    .missingInclude("part"), .outsideInclude("../part"), .unreadableInclude("part"),
    .includesTooDeep, .callsTooDeep, .unknownMacro("row"), .tooLarge, .tooManySteps, .rangeTooLong,
    .wrongInput(filter: "upper", expected: "text"),
    .wrongArgument(filter: "replace", expected: "2 string arguments"), .invalidPattern("[a"),
    .syntax("'if' expression error: end"), .mismatchedEnd("endfor", opening: "if"),
    .mismatchedEnd("endfor", opening: nil), .undefinedVariable("typs", nearest: "types"),
    .undefinedVariable("swirl", nearest: nil),
    .unknownProperty("nme", noun: "type", nearest: "name"),
    .unknownProperty("size", noun: "'types'", nearest: nil),
    .unknownType("Usr", relation: "implementing", nearest: "User"),
    .unknownType("Cache", relation: "implementing", nearest: nil),
    .circularInclude("part.swifttemplate"), .invalidIncludeTag, .missingCompiler,
    .compilation("cannot find 'typs' in scope"), .stopped("Index out of range"),
  ].map { (fact: TemplateFact) in Diagnostic(fact, at: place(2, 3, in: "Mocks.stencil")) }
}
