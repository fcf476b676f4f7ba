import DeclarationModel
import Symbols

/// A parameter, or an associated value of a case: `{% for parameter in method.parameters %}`.
struct ParameterView: TemplateView {
  static let noun = "parameter"

  let parameter: Parameter
  let index: Int
  /// The properties of the declaration.
  let facts: MemberFacts
  let session: RenderSession
  /// The number of associated values of the case; nil for a parameter.
  var valueCount: Int?
  /// The requirements on generic parameters.
  var requirements: [GenericRequirement] = []
  /// The names of the generic parameters of the method.
  var generics: [String] = []
  var description: String { parameter.templateText }

  /// The type with the specifiers of the parameter.
  var typeName: TypeNameView {
    let words = parameter.specifiers.map(\.text) + [parameter.type.templateName]
    var name = TypeNameView(
      parameter.type, session, from: facts.scope, text: words.joined(separator: " "),
      attributes: parameter.attributes)
    name.requirements = requirements
    name.parameters = generics
    return name
  }

  static func all(
    of parameters: [Parameter], _ facts: MemberFacts, _ session: RenderSession
  ) -> [ParameterView] {
    parameters.enumerated().map {
      ParameterView(parameter: $0.element, index: $0.offset, facts: facts, session: session)
    }
  }

  /// Returns the associated values of a case.
  static func values(of declared: TemplateMember<EnumCaseDeclaration>, _ session: RenderSession)
    -> [ParameterView]
  {
    let values = declared.declaration.associatedValues
    return all(of: values, declared.facts, session).map { view in
      var view = view
      view.valueCount = values.count
      return view
    }
  }

  /// The name by which a value is bound: the second one, or with several values the label or the
  /// number; nil for a parameter without a label.
  private var externalName: String? {
    guard let valueCount else { return parameter.writtenLabel }
    if parameter.name != "_", parameter.name != parameter.label { return parameter.writtenName }
    return valueCount > 1 ? parameter.writtenLabel ?? "\(index)" : nil
  }

  /// The annotations, those of the declaration included if Sourcery takes them for its own.
  var annotations: [String: AnnotationValue] {
    let own = AnnotationParser.parse(parameter.annotations)
    let others = parameter.sharesAnnotations ? facts.annotations : facts.surroundingAnnotations
    return others.isEmpty ? own : own.merging(others) { $0.joined(with: $1) }
  }

  static let properties: [String: @Sendable (ParameterView) -> any TemplateConvertible] =
    TypedProperties.of(\ParameterView.typeName).merging(own) { $1 }

  private static let own: [String: @Sendable (ParameterView) -> any TemplateConvertible] = [
    "argumentLabel": { $0.parameter.writtenLabel },
    // As with Sourcery, a parameter without a name has an empty name.
    "name": { $0.parameter.name == "_" ? "" : $0.parameter.writtenName },
    "index": { $0.index },
    "asSource": { $0.parameter.templateText },
    "inout": { $0.parameter.isInout },
    "isVariadic": { $0.parameter.isVariadic },
    "typeAttributes": { AttributeView.dictionary($0.typeName.attributes, $0.session) },
    "annotations": { $0.annotations },
    "defaultValue": { $0.parameter.defaultValue },
    "localName": { $0.parameter.writtenLabel },
    "externalName": { $0.externalName },
  ]
}

/// The spelling of names in Swift.
enum SourceName {
  /// Returns the name of a declaration as its source has it.
  ///
  /// Declarations that come from elsewhere than Swift have backticks where Swift needs them.
  ///
  /// - Parameter isQuoted: Whether the source has backticks.
  static func written(_ name: String, isQuoted: Bool) -> String {
    isQuoted ? "`\(name)`" : escaped(name)
  }

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
