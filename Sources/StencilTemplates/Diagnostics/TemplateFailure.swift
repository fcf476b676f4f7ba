import DeclarationModel
import Foundation

/// Something that is wrong with a template; `message` has the words.
enum TemplateFact: Error, Sendable, Hashable {
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

  case unknownProperty(String, noun: String, nearest: String?)
  case unknownType(String, relation: String, nearest: String?)
  case unmockable(String)
}

extension TemplateFact {
  /// How bad it is.
  var severity: Diagnostic.Severity {
    switch self {
    case .unknownProperty, .unknownType, .unmockable: .warning
    default: .error
    }
  }

  /// The fact in words.
  var message: String {
    switch self {
    case .syntax(let reason): Self.sentence(reason)
    case .unknownFilter(let name, let nearest):
      "unknown filter '\(name)'\(Self.guess(nearest) ?? "; see which filters there are")"
    case .unknownTag(let name, let nearest):
      "unknown tag '\(name)'\(Self.guess(nearest) ?? "; see which tags there are")"
    case .unclosedTag(let end): "this tag is not closed; end it with '\(end)'"
    case .missingFilterName: "no filter is named after '|'; name one or remove the '|'"
    case .nestedTooDeeply: "tags or parentheses are nested too deeply here; use a macro"
    case .missingInclude(let name):
      "there is no '\(name)' in the folder of the template; correct the name"
    case .outsideInclude(let name):
      "'\(name)' is outside the folder of the template; move the file into the folder"
    case .unreadableInclude(let name): "'\(name)' is no readable UTF-8 text; correct the file"
    case .includesTooDeep:
      "files include each other more than \(RenderLimits.includeDepth) deep; break the circle"
    case .callsTooDeep:
      "macros call each other more than \(RenderLimits.callDepth) deep; break the circle"
    case .unknownMacro(let name):
      "there is no macro '\(name)' here; define it before it is called"
    case .tooLarge:
      "the text is larger than \(RenderLimits.size >> 20) MB; correct the loop that makes it"
    case .tooManySteps: "the template does not come to an end; correct the loop"
    case .rangeTooLong: "the range is too long; use at most \(RenderLimits.range) elements"
    case .wrongInput(let filter, let expected):
      "the filter '\(filter)' was given no \(expected); put a condition around it"
    case .wrongArgument(let filter, let expected):
      "the filter '\(filter)' takes \(expected); write '|\(filter):…'"
    case .invalidPattern(let pattern): "'\(pattern)' is no regular expression; correct it"
    case .unknownProperty(let name, let noun, let nearest):
      "\(Self.article(noun))\(noun) has no property '\(name)'"
        + (Self.guess(nearest) ?? "; nothing is printed for it")
    case .unknownType(let name, let relation, let nearest):
      "no type '\(name)' is known to 'types.\(relation)'"
        + (Self.guess(nearest) ?? "; add the file that declares it to the sources")
    case .unmockable(let reason): reason
    }
  }

  private static func guess(_ name: String?) -> String? { name.map { ", did you mean '\($0)'?" } }

  private static func article(_ noun: String) -> String {
    guard let first = noun.first, first.isLetter else { return "" }
    return "aeiou".contains(first) ? "an " : "a "
  }

  /// Another's message in this project's form: a small letter first, no full stop.
  private static func sentence(_ text: String) -> String {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    return (text.prefix(1).lowercased() + text.dropFirst())
      .replacingOccurrences(of: "`", with: "'")
  }
}

/// An error that knows its place.
struct TemplateFailure: Error, Sendable {
  let fact: TemplateFact
  let position: SourcePosition
}
