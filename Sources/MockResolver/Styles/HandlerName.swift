import Basics
import DeclarationModel

/// The name of a requirement in Mockolo, and the parts that it appends to distinguish overloads.
enum HandlerName {
  /// Returns the base name, and the parts that are appended in turn: labels, generic parameters, constraints, types
  /// of parameters, the type of the result, `static`.
  static func parts(of member: ProtocolMember) -> [String] {
    let name = member.isOperator ? "operator" : member.baseName
    guard member.isCallable else { return [name] }
    let labels = member.parameters.compactMap { parameter -> String? in
      let label = parameter.label ?? parameter.name
      guard label.count < 2 || !name.lowercased().hasSuffix(label.lowercased()) else { return nil }
      return TextCase.upperFirst(label)
    }
    let generics = member.generics.map { generic in
      TextCase.upperFirst(generic.name) + (generic.constraint?.displayName ?? "")
    }
    let clause = member.requirements.map { requirement in
      let right = requirement.right.text.filter { $0 != " " && $0 != "." }
      return requirement.left.text.filter { $0 != "." } + right.replacing("&", with: "And")
    }.joined()
    let result = member.result.map { String($0.displayName.prefix(32)) } ?? ""
    let types = member.parameters.map(\.type.displayName)
    let parts =
      labels + generics + [clause] + types + [result, member.isStatic ? "static" : ""]
    return [name] + parts.filter { !$0.isEmpty }
  }
}

extension TypeReference {
  /// The type as a part of a name: `ArrayInt`, `OptionalString`.
  fileprivate var displayName: String {
    switch self {
    case .named(let named):
      named.components.map { component in
        TextCase.upperFirst(component.name.withoutBackticks)
          + component.arguments.map(\.displayName).joined()
      }.joined()
    case .optional(let wrapped): "Optional" + wrapped.displayName
    case .array(let element): "Array" + element.displayName
    case .dictionary(let key, let value): "Dictionary" + key.displayName + value.displayName
    case .tuple(let elements):
      elements.map { ($0.label.map(TextCase.upperFirst) ?? "") + $0.type.displayName }.joined()
    case .function(let function):
      function.parameters.map(\.type.displayName).joined() + function.result.displayName
    case .metatype(let type, let kind): type.displayName + kind.rawValue
    case .member(let type, let member):
      type.displayName + TypeReference.named(member).displayName
    case .implicitlyUnwrapped, .inlineArray, .existential, .opaque, .composition, .suppressed,
      .packExpansion, .packElement, .specified:
      children.map(\.displayName).joined()
    case .other(let text): text.filter(\.isLetter)
    }
  }
}
