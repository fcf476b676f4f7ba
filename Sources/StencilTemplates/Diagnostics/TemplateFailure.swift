import DeclarationModel

/// Something that is wrong with a template.
package enum TemplateFact: Error, Sendable, Hashable {
  case syntax(SyntaxFault)
  case unknownFilter(String, nearest: String?)
  case unknownTag(String, nearest: String?)
  case unclosedTag(String)
  case missingFilterName
  case nestedTooDeeply
  case missingInclude(String)
  case outsideInclude(String)
  case unreadableInclude(String)
  case invalidFileName
  case includesTooDeep
  case callsTooDeep
  case unknownMacro(String)
  case tooLarge
  case tooManySteps
  case rangeTooLong
  case wrongInput(filter: String, expected: String)
  case wrongArgument(filter: String, expected: String)
  case tooManyArguments(filter: String, most: Int)
  case invalidPattern(String)

  // Templates in Swift.
  case circularInclude(String)
  case invalidIncludeTag
  case missingCompiler
  case compilation(String)
  case stopped(String)

  case undefinedVariable(String, nearest: String?)
  case unknownProperty(String, noun: String, nearest: String?)
  case unknownType(String, relation: String, nearest: String?)
}

extension TemplateFact: DiagnosticFact {
  package var severity: Diagnostic.Severity {
    switch self {
    case .unknownProperty, .unknownType, .undefinedVariable: .warning
    default: .error
    }
  }

  package var text: DiagnosticText {
    switch self {
    case .syntax(let fault):
      DiagnosticText(.templateSyntaxError, fault.text.message, fixIt: fault.text.fixIt)
    case .unknownFilter(let name, let nearest):
      DiagnosticText(
        .unknownFilter, "unknown filter '\(name)'",
        fixIt: Self.guess(nearest) ?? "see the documentation for the available filters")
    case .unknownTag(let name, let nearest):
      DiagnosticText(
        .unknownTag, "unknown tag '\(name)'",
        fixIt: Self.guess(nearest) ?? "see the documentation for the available tags")
    case .unclosedTag(let end):
      DiagnosticText(.unclosedTag, "tag is not closed", fixIt: "end it with '\(end)'")
    case .missingFilterName:
      DiagnosticText(
        .missingFilterName, "missing filter name after '|'", fixIt: "add a name or remove the '|'")
    case .nestedTooDeeply:
      DiagnosticText(
        .templateNestingTooDeep, "tags or parentheses are nested too deeply", fixIt: "use a macro")
    case .missingInclude, .outsideInclude, .unreadableInclude, .includesTooDeep, .invalidFileName:
      includeText
    case .callsTooDeep:
      DiagnosticText(
        .recursiveMacro, "macros call each other more than \(RenderLimits.callDepth) levels deep",
        fixIt: "remove the circular call")
    case .unknownMacro(let name):
      DiagnosticText(
        .unknownMacro, "cannot find macro '\(name)'", fixIt: "define it before it is called")
    case .tooLarge:
      DiagnosticText(
        .templateOutputTooLarge, "the output is larger than \(RenderLimits.size >> 20) MB",
        fixIt: "correct the loop that generates it")
    case .tooManySteps:
      DiagnosticText(
        .endlessTemplate, "the template does not terminate", fixIt: "correct its loops")
    case .rangeTooLong:
      DiagnosticText(
        .rangeTooLong, "the range is too long",
        fixIt: "use at most \(RenderLimits.range) elements")
    case .wrongInput(let filter, let expected):
      DiagnosticText(
        .invalidFilterInput, "filter '\(filter)' expects \(expected)",
        fixIt: "check the value with a condition")
    case .wrongArgument(let filter, let expected):
      DiagnosticText(
        .invalidFilterArgument, "filter '\(filter)' takes \(expected)",
        fixIt: "write '|\(filter):…'")
    case .tooManyArguments(let filter, 0):
      DiagnosticText(
        .invalidFilterArgument, "filter '\(filter)' takes no argument", fixIt: "remove it")
    case .tooManyArguments(let filter, let most):
      DiagnosticText(
        .invalidFilterArgument,
        "filter '\(filter)' takes at most \(most == 1 ? "one argument" : "\(most) arguments")",
        fixIt: "remove the others")
    case .invalidPattern(let pattern):
      DiagnosticText(
        .invalidPattern, "invalid regular expression '\(pattern)'", fixIt: "correct it")
    case .circularInclude, .invalidIncludeTag, .missingCompiler, .compilation, .stopped: swiftText
    case .undefinedVariable(let name, let nearest):
      DiagnosticText(
        .undefinedVariable, "cannot find variable '\(name)'",
        fixIt: Self.guess(nearest) ?? "define it, or correct the name")
    case .unknownProperty(let name, let noun, let nearest):
      DiagnosticText(
        .unknownTemplateProperty, "\(Self.article(noun))\(noun) has no property '\(name)'",
        fixIt: Self.guess(nearest) ?? "correct the name or remove it")
    case .unknownType(let name, let relation, let nearest):
      DiagnosticText(
        .unknownTemplateType, "cannot find type '\(name)' for 'types.\(relation)'",
        fixIt: Self.guess(nearest) ?? "add the file that declares it to the sources")
    }
  }

  private var includeText: DiagnosticText {
    switch self {
    case .missingInclude(let name):
      DiagnosticText(
        .includeNotFound, "cannot find '\(name)' in the template's folder",
        fixIt: "correct the name")
    case .outsideInclude(let name):
      DiagnosticText(
        .includeOutsideFolder, "'\(name)' is outside the template's folder",
        fixIt: "move the file into the folder")
    case .unreadableInclude(let name):
      DiagnosticText(
        .unreadableInclude, "cannot read '\(name)' as UTF-8 text", fixIt: "correct the file")
    case .invalidFileName:
      DiagnosticText(
        .templateSyntaxError, "the file name must be text", fixIt: "write it in quotation marks")
    default:
      DiagnosticText(
        .recursiveInclude,
        "files include each other more than \(RenderLimits.includeDepth) levels deep",
        fixIt: "remove the circular include")
    }
  }

  private var swiftText: DiagnosticText {
    switch self {
    case .circularInclude(let name):
      DiagnosticText(
        .recursiveInclude, "'\(name)' includes itself", fixIt: "remove the circular include")
    case .invalidIncludeTag:
      DiagnosticText(
        .templateSyntaxError, "expected 'include(\"FILE\")' or 'includeFile(\"FILE\")' after '<%-'",
        fixIt: "write '<%' for code")
    case .compilation(let message): DiagnosticText(.swiftTemplateError, message)
    case .stopped(let reason):
      DiagnosticText(
        .swiftTemplateStopped, "the template has failed: \(reason)", fixIt: "correct it")
    default:
      DiagnosticText(
        .missingCompiler, "cannot find 'swiftc' to compile the template",
        fixIt: "install a Swift toolchain, and add it to 'PATH'")
    }
  }

  private static func guess(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }

  private static func article(_ noun: String) -> String {
    guard let first = noun.first, first.isLetter else { return "" }
    return "aeiou".contains(first) ? "an " : "a "
  }
}

/// An error that knows its place.
package struct TemplateFailure: Error, Sendable {
  /// What is wrong.
  package let fact: TemplateFact
  /// The place.
  package let position: SourcePosition

  /// States a fact at a place.
  package init(fact: TemplateFact, position: SourcePosition) {
    self.fact = fact
    self.position = position
  }

  /// The diagnostic.
  package var diagnostic: Diagnostic { Diagnostic(fact, at: position) }
}
