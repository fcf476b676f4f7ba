import Basics
import DeclarationModel
import Symbols

/// The prefix that Sourcery's `AutoMockable` template gives to the variables of a requirement: the declaration
/// without effects, and the type of the result with aliases resolved, in camel case.
struct SpyName {
  /// The symbols by which aliases are resolved.
  let table: SymbolTable
  /// The place of the declaration.
  let scope: NameScope
  /// The type that an initializer makes.
  let owner: String
  /// The names of the constraints of associated types, which the template uses in place of the types.
  var constraints: [String: String] = [:]

  /// Returns the prefix, which for a property is its name.
  func prefix(of member: ProtocolMember) -> String {
    if case .property(let property) = member.kind {
      return StylePrefixes.identifier(property.name)
    }
    let name = TextCase.camel(Self.cleaned(declaration(of: member)), stripsLeading: false)
    let result = TextCase.camel(Self.cleaned(resultText(of: member)), stripsLeading: false)
    return StylePrefixes.identifier(TextCase.lowerFirst(name) + TextCase.upperFirst(result))
  }

  /// `load<T: Decodable>(id: Int)`.
  private func declaration(of member: ProtocolMember) -> String {
    let generics = member.generics.map(\.text).joined(separator: ", ")
    let parameters = member.parameters.map(Self.text).joined(separator: ", ")
    return member.baseName + (generics.isEmpty ? "" : "<\(generics)>") + "(\(parameters))"
  }

  private func resultText(of member: ProtocolMember) -> String {
    let clause = member.requirements.map(\.text).joined(separator: ", ")
    var result = member.result ?? .void
    if case .initializer(let initializer) = member.kind {
      result =
        initializer.failability == .none ? .name(owner) : .optional(.name(owner))
    }
    let followed = followed(result, from: scope, depth: 16)
    if followed != result { return followed.withoutExecutors.templateName }
    return result.withoutExecutors.templateName + (clause.isEmpty ? "" : " where \(clause)")
  }

  /// Returns a type with the aliases in it resolved, and the full names of nested types.
  private func followed(
    _ type: TypeReference, from scope: NameScope, depth: Int
  ) -> TypeReference {
    let mapped = type.mappingChildren { followed($0, from: scope, depth: depth) }
    guard case .named(let named) = mapped else { return mapped }
    if named.plainNames == ["Self"] { return .name(owner) }
    if let constraint = named.plainName.flatMap({ constraints[$0] }) { return .name(constraint) }
    guard depth > 0, let meaning = table.meaning(of: named, from: scope) else { return mapped }
    if meaning.types.isEmpty, meaning.protocols.isEmpty, let alias = meaning.aliases.first {
      guard named.arguments.isEmpty else { return mapped }
      return followed(alias.type, from: alias.scope, depth: depth - 1)
    }
    let path = table.path(of: meaning.symbol)
    // The name of a module before a type stays.
    guard path.count >= named.components.count, path != named.plainNames, named.arguments.isEmpty
    else { return mapped }
    return .named(NamedType(path.map { NamedType.Component($0) }))
  }

  /// The parameter as Sourcery writes it, with its attributes sorted, and without what a build setting adds: the setting
  /// does not rename variables.
  private static func text(of declared: Parameter) -> String {
    var parameter = declared
    parameter.specifiers.removeAll { $0 == .nonisolatedNonsending }
    parameter.type = declared.type.withoutExecutors
    let names =
      switch parameter.label {
      case nil: "_ \(parameter.name == "_" ? "" : parameter.name)"
      case parameter.name?: parameter.name
      case let label?: "\(label) \(parameter.name)"
      }
    let attributes = parameter.attributes + parameter.type.ownAttributes
    let words =
      parameter.specifiers.map(\.text) + attributes.map(\.text).sorted()
      + [parameter.type.templateName]
    return "\(names): \(words.joined(separator: " "))" + (parameter.isVariadic ? "..." : "")
  }

  /// Returns a text with underscores between words, as the template's macro writes it.
  private static func cleaned(_ text: String) -> String {
    var cleaned = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("->") {
        cleaned += "_"
        rest = rest.dropFirst(2)
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "(", ":", " ", "?", "!", ",", "@", ".": cleaned += "_"
      case ")", "`", "[", "]", "<", ">", "&": break
      default: cleaned.append(character)
      }
    }
    return cleaned
  }
}

extension Lineage {
  /// The names of the constraints of associated types; for a type that has only a default, or a composition, its own
  /// name.
  var constraintNames: [String: String] {
    var names: [String: String] = [:]
    for member in ancestors.flatMap(\.declaration.members) {
      guard case .associatedType(let type) = member.kind else { continue }
      var isComposition = false
      if case .composition? = type.inheritance.first, type.inheritance.count == 1 {
        isComposition = true
      }
      if isComposition || (type.inheritance.isEmpty && type.defaultType != nil) {
        names[type.name] = type.name
      } else if type.inheritance.isEmpty {
        names[type.name] = "Any"
      } else {
        names[type.name] = type.inheritance.map(\.templateName).joined(separator: ", ")
      }
    }
    return names
  }
}
