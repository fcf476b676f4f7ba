import Basics
import DeclarationModel

/// A problem with a template.
package enum TemplateFact: Error, Sendable, Hashable {
  /// A merge has left its markers in the file.
  case conflictMarkers
  /// The file is not UTF-8.
  case invalidUTF8
  case syntax(SyntaxFault)
  case unknownFilter(String, KnownNames)
  case unknownTag(String, KnownNames)
  case unclosedTag(String)
  case missingFilterName
  case nestedTooDeeply
  case missingInclude(String)
  case outsideInclude(String)
  case unreadableInclude(String)
  case invalidFileName
  case includesTooDeep
  case callsTooDeep
  case unknownMacro(String, KnownNames)
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
  case forbiddenProgram
  case compilation(String)
  case stopped(String)

  case undefinedVariable(String, KnownNames)
  case unknownProperty(String, noun: String, KnownNames)
  case unknownType(String, relation: String, nearest: String?)
  case undeclaredType(String, relation: String)
  case unrelatedKind(String, kind: String, relation: String, fitting: String)
  case notAList(String)
}

extension TemplateFact: DiagnosticFact {
  package var severity: Diagnostic.Severity {
    switch self {
    case .unknownProperty, .unknownType, .undeclaredType, .unrelatedKind, .undefinedVariable,
      .notAList:
      .warning
    default: .error
    }
  }

  package var text: DiagnosticText {
    let (id, message, fixIt) = words
    return DiagnosticText(id, message, fixIt: fixIt, notes: notes)
  }

  /// The names that the template could have used.
  private var notes: [Diagnostic.Note] {
    switch self {
    case .undefinedVariable(_, let known): known.notes("in scope:")
    case .unknownProperty(_, let noun, let known): known.notes("\(Self.article(noun))\(noun) has")
    case .unknownFilter(_, let known): known.notes("there are the filters")
    case .unknownTag(_, let known): known.notes("there are the tags")
    case .unknownMacro(_, let known): known.notes("defined so far:")
    default: []
    }
  }

  private var words: (DiagnosticID, message: String, fixIt: String?) {
    switch self {
    case .conflictMarkers:
      (
        .conflictMarkers, DiagnosticText.conflictMarkers.message,
        DiagnosticText.conflictMarkers.fixIt
      )
    case .invalidUTF8: (.invalidUTF8, "the template is not valid UTF-8", "save it as UTF-8")
    case .syntax(let fault): (.templateSyntaxError, fault.text.message, fault.text.fixIt)
    case .unclosedTag(let end): (.unclosedTag, "tag is not closed", "end it with '\(end)'")
    case .unknownTag(let name, let known):
      (
        .unknownTag, "unknown tag '\(name)'",
        Self.guess(known.nearest) ?? "see the documentation for the available tags"
      )
    case .nestedTooDeeply:
      (
        .templateNestingTooDeep, "tags or parentheses are nested too deeply", "use a macro"
      )
    case .unknownMacro(let name, let known):
      (
        .unknownMacro, "cannot find macro '\(name)'",
        Self.guess(known.nearest) ?? "define it before it is called"
      )
    case .callsTooDeep:
      (
        .recursiveMacro, "macros call each other more than \(RenderLimits.callDepth) levels deep",
        "remove the circular call"
      )
    case .tooLarge:
      (
        .templateOutputTooLarge, "the output is larger than \(RenderLimits.size >> 20) MB",
        "correct the loop that generates it"
      )
    case .tooManySteps:
      (.endlessTemplate, "the template does not terminate", "correct its loops")
    case .rangeTooLong:
      (.rangeTooLong, "the range is too long", "use at most \(RenderLimits.range) elements")

    case .unknownFilter(let name, let known):
      (
        .unknownFilter, "unknown filter '\(name)'",
        Self.guess(known.nearest) ?? "see the documentation for the available filters"
      )
    case .missingFilterName:
      (.missingFilterName, "missing filter name after '|'", "add a name or remove the '|'")
    case .wrongInput(let filter, let expected):
      (
        .invalidFilterInput, "filter '\(filter)' expects \(expected)",
        "check the value with a condition"
      )
    case .wrongArgument(let filter, let expected):
      (.invalidFilterArgument, "filter '\(filter)' takes \(expected)", "write '|\(filter):…'")
    case .tooManyArguments(let filter, 0):
      (.invalidFilterArgument, "filter '\(filter)' takes no argument", "remove it")
    case .tooManyArguments(let filter, let most):
      (
        .invalidFilterArgument,
        "filter '\(filter)' takes at most \(most == 1 ? "one argument" : "\(most) arguments")",
        "remove the others"
      )
    case .invalidPattern(let pattern):
      (.invalidPattern, "invalid regular expression '\(pattern)'", "correct it")

    case .missingInclude(let name):
      (.includeNotFound, "cannot find '\(name)' in the template's folder", "correct the name")
    case .outsideInclude(let name):
      (
        .includeOutsideFolder, "'\(name)' is outside the template's folder",
        "move the file into the folder"
      )
    case .unreadableInclude(let name):
      (.unreadableInclude, "cannot read '\(name)' as UTF-8 text", "correct the file")
    case .invalidFileName:
      (.templateSyntaxError, "the file name must be text", "write it in quotation marks")
    case .includesTooDeep:
      (
        .recursiveInclude,
        "files include each other more than \(RenderLimits.includeDepth) levels deep",
        "remove the circular include, or include fewer files by files that are included"
      )
    case .circularInclude(let name):
      (.recursiveInclude, "'\(name)' includes itself", "remove the circular include")

    case .invalidIncludeTag:
      (
        .templateSyntaxError, "expected 'include(\"FILE\")' or 'includeFile(\"FILE\")' after '<%-'",
        "write '<%' for code"
      )
    case .missingCompiler:
      (
        .missingCompiler, "cannot find 'swiftc' to compile the template",
        "install a Swift toolchain, and add it to 'PATH'"
      )
    case .forbiddenProgram:
      (
        .forbiddenProgram, "running the program of a Swift template is forbidden",
        ProgramPolicy.fixIt
      )
    case .compilation(let message): (.swiftTemplateError, message, nil)
    case .stopped(let reason):
      (.swiftTemplateStopped, "the template has failed: \(reason)", "correct it")

    case .undefinedVariable(let name, let known):
      (
        .undefinedVariable, "cannot find variable '\(name)'",
        Self.guess(known.nearest)
          ?? (name.contains(where: \.isWhitespace)
            ? "write a name or a filter, as templates do not calculate"
            : "define it, or correct the name")
      )
    case .unknownProperty(let name, let noun, let known):
      (
        .unknownTemplateProperty, "\(Self.article(noun))\(noun) has no property '\(name)'",
        Self.guess(known.nearest) ?? "correct the name or remove it"
      )
    case .unknownType(let name, let relation, let nearest):
      (
        .unknownTemplateType, "cannot find type '\(name)' for 'types.\(relation)'",
        Self.guess(nearest) ?? "add the file that declares it to the sources"
      )
    case .undeclaredType(let name, let relation):
      (
        .unknownTemplateType, "no source declares '\(name)', which 'types.\(relation)' asks for",
        "use 'types.based.\(name)'"
      )
    case .unrelatedKind(let name, let kind, let relation, let fitting):
      (
        .unknownTemplateType, "'\(name)' in 'types.\(relation)' is \(kind)",
        "use 'types.\(fitting).\(name)'"
      )
    case .notAList(let name):
      (.notAList, "'\(name)' is not a list", "loop over one of its properties")
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
  /// The problem.
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
