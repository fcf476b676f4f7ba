import DeclarationModel
import Foundation

/// Something that is wrong with a template.
package enum TemplateFact: Error, Sendable, Hashable {
  case syntax(String)
  case unknownFilter(String, nearest: String?)
  case unknownTag(String, nearest: String?)
  case unclosedTag(String)
  case missingFilterName
  case nestedTooDeeply
  case missingInclude(String)
  case outsideInclude(String)
  case unreadableInclude(String)
  case includesTooDeep
  case callsTooDeep
  case unknownMacro(String)
  case tooLarge
  case tooManySteps
  case rangeTooLong
  case wrongInput(filter: String, expected: String)
  case wrongArgument(filter: String, expected: String)
  case invalidPattern(String)

  // Templates in Swift.
  case circularInclude(String)
  case invalidIncludeTag
  case missingCompiler
  case compilation(String)
  case stopped(String)

  case mismatchedEnd(String, opening: String?)
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
    case .syntax(let reason) where reason.hasSuffix("expression error: end"):
      DiagnosticText(
        .templateSyntaxError, "missing value in a condition",
        fixIt: "add a value after the operator")
    case .syntax(let reason): DiagnosticText(.templateSyntaxError, Self.sentence(reason))
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
    case .missingInclude, .outsideInclude, .unreadableInclude, .includesTooDeep: includeText
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
    case .invalidPattern(let pattern):
      DiagnosticText(
        .invalidPattern, "invalid regular expression '\(pattern)'", fixIt: "correct it")
    case .circularInclude, .invalidIncludeTag, .missingCompiler, .compilation, .stopped: swiftText
    case .mismatchedEnd(let name, let opening?):
      DiagnosticText(
        .templateSyntaxError, "'\(name)' does not close '\(opening)'",
        fixIt: "write 'end\(opening == "ifnot" ? "if" : opening)' before it")
    case .mismatchedEnd(let name, nil):
      DiagnosticText(.templateSyntaxError, "'\(name)' closes nothing", fixIt: "remove it")
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

  /// Returns a message of Stencil in this project's form: lowercase first, without a full stop.
  private static func sentence(_ text: String) -> String {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    return (text.prefix(1).lowercased() + text.dropFirst())
      .replacingOccurrences(of: "`", with: "'")
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
