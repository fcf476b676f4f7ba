import DeclarationModel

/// A parameter, or an associated value of a case: `{% for parameter in method.parameters %}`.
struct ParameterView: TemplateView {
  static let noun = "parameter"

  let parameter: Parameter
  let index: Int
  let session: RenderSession
  var description: String { parameter.sourceText }

  /// The type with the specifiers of the parameter.
  var typeName: TypeNameView {
    var plain = parameter
    plain.isVariadic = false
    return TypeNameView(
      parameter.type, session, text: plain.typeText, attributes: parameter.attributes)
  }

  static func all(of parameters: [Parameter], _ session: RenderSession) -> [ParameterView] {
    parameters.enumerated().map {
      ParameterView(parameter: $0.element, index: $0.offset, session: session)
    }
  }

  static let properties: [String: @Sendable (ParameterView) -> Any?] =
    TypedProperties.of(\ParameterView.typeName).merging(own) { $1 }

  private static let own: [String: @Sendable (ParameterView) -> Any?] = [
    "argumentLabel": { $0.parameter.label },
    "name": { $0.parameter.name },
    "index": { $0.index },
    "asSource": { $0.parameter.sourceText },
    "inout": { $0.parameter.isInout },
    "isVariadic": { $0.parameter.isVariadic },
    "typeAttributes": { AttributeView.dictionary($0.parameter.attributes, $0.session) },
    "annotations": { _ in [String: Any]() },
    "defaultValue": { _ in nil },
    "localName": { $0.parameter.label },
    "externalName": { $0.parameter.label },
  ]
}

/// The spelling of names in Swift.
enum SourceName {
  /// Returns the name, in backticks if it is a reserved word.
  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }

  /// The reserved words in *The Swift Programming Language*, "Lexical Structure".
  static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
