import DeclarationModel
import Symbols

/// The declaration that a member stands in.
struct MemberOwner: Sendable {
  /// The name of the type; nil for the declarations of a file.
  let name: String?
  /// The name as an extension has it; nil if that is the same.
  var writtenName: String?
  /// The access level of a protocol's members; nil if each has its own.
  let access: AccessLevel?
  /// Whether it is an extension.
  let isExtension: Bool
  /// The place between its braces.
  let scope: NameScope

  init(_ declaration: TypeDeclaration) {
    name = declaration.qualifiedName
    writtenName = declaration.writtenName
    access = nil
    isExtension = declaration.kind == .extension
    scope = declaration.bodyScope
  }

  /// Creates the surroundings of global functions.
  init(file: String) {
    name = nil
    access = nil
    isExtension = false
    scope = NameScope(file: file)
  }

  init(_ declaration: ProtocolDeclaration) {
    name = declaration.qualifiedName
    access = declaration.access
    isExtension = false
    scope = declaration.bodyScope
  }
}

/// The properties that all members have.
struct MemberFacts: Sendable {
  let access: AccessLevel
  /// The access level for writing, if it is known apart from the other.
  let writeAccess: AccessLevel?
  let attributes: [Attribute]
  let modifiers: [Modifier]
  let annotations: [String: AnnotationValue]
  /// The annotations of the blocks and the file around the member.
  let surroundingAnnotations: [String: AnnotationValue]
  let documentation: [String]
  private let owner: MemberOwner

  init(_ member: TypeMember, of owner: MemberOwner) {
    access = member.access
    writeAccess = member.writeAccess
    attributes = member.attributes
    modifiers = member.modifiers
    annotations = AnnotationParser.parse(member.comments.sourcery)
    surroundingAnnotations = AnnotationParser.parse(member.comments.surrounding)
    documentation = member.documentation
    self.owner = owner
  }

  init(_ member: ProtocolMember, of owner: MemberOwner) {
    access = owner.access ?? .internal
    writeAccess = nil
    attributes = member.attributes
    modifiers = member.modifiers
    annotations = AnnotationParser.parse(member.comments.sourcery)
    surroundingAnnotations = AnnotationParser.parse(member.comments.surrounding)
    documentation = member.documentation
    self.owner = owner
  }

  /// The name of the type that the member belongs to; nil for a global function.
  var definedIn: String? { owner.name }
  /// The same name as its declaration has it.
  var writtenDefinedIn: String? { owner.writtenName ?? owner.name }
  /// Whether the member is declared in an extension.
  var isInExtension: Bool { owner.isExtension }
  /// The place of the member.
  var scope: NameScope { owner.scope }

  var isStatic: Bool { modifiers.contains(where: \.isStatic) }
}

extension Parameter {
  /// The argument label as in the source; nil for `_`.
  var writtenLabel: String? { isLabelQuoted ? label.map { "`\($0)`" } : label }

  /// The name as in the source.
  var writtenName: String { isNameQuoted ? "`\(name)`" : name }

  /// The parameter as in a declaration: `to address: inout Address`.
  var sourceText: String { declaration(typeText) }

  /// The parameter as Sourcery writes it, with its attributes sorted.
  var templateText: String {
    let words =
      specifiers.map(\.text) + (attributes + type.ownAttributes).map(\.text).sorted()
      + [type.templateName]
    return declaration(words.joined(separator: " "))
  }

  private func declaration(_ type: String) -> String {
    let names =
      switch writtenLabel {
      case nil where name == "_": "_"
      case nil: "_ \(writtenName)"
      case writtenName?: writtenName
      case .some(let label): "\(label) \(writtenName)"
      }
    let before = declarationAttributes.map { "\($0.text) " }.joined()
    let value = defaultValue.map { " = \($0)" } ?? ""
    return "\(before)\(names): \(type)\(value)" + (isVariadic ? "..." : "")
  }

  /// The type with its specifiers and attributes.
  var typeText: String {
    let words = specifiers.map(\.text) + attributes.map(\.text) + [type.text]
    return words.joined(separator: " ")
  }
}
