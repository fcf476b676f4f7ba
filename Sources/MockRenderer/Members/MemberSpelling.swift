import DeclarationModel
import MockResolver

/// How a test names the requirements that are no ordinary methods: `initializer` for an
/// initialiser, `operatorLess` for `<`, `prefixMinus` for a prefix `-`.
///
/// Where the protocol has a requirement of that very name, an underscore is added.
struct MemberSpelling {
  private let taken: Set<String>

  /// Prepares to name the requirements of a mock.
  init(_ mock: MockBlueprint) {
    taken = Set(mock.members.compactMap(\.member.name))
  }

  /// What an initialiser is called.
  var initializer: String { free("initializer") }

  /// What a method is called, without backticks.
  func name(of method: MethodDeclaration, _ member: ProtocolMember) -> String {
    guard method.isOperator else { return method.name }
    let fixity = member.modifiers.first { $0 == "prefix" || $0 == "postfix" } ?? "operator"
    return free(fixity + method.name.unicodeScalars.map(Self.word).joined())
  }

  private func free(_ wish: String) -> String {
    taken.contains(wish) ? free(wish + "_") : wish
  }

  /// What a character of an operator is called; those beyond ASCII go by their code point.
  private static func word(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "Less"
    case ">": "Greater"
    case "=": "Equal"
    case "!": "Not"
    case "+": "Plus"
    case "-": "Minus"
    case "*": "Times"
    case "/": "Slash"
    case "%": "Percent"
    case "&": "And"
    case "|": "Or"
    case "^": "Caret"
    case "~": "Tilde"
    case "?": "Question"
    case ".": "Dot"
    default: "U" + String(scalar.value, radix: 16, uppercase: true)
    }
  }
}

extension ProtocolMember {
  /// The name of a method or a property.
  var name: String? {
    switch kind {
    case .method(let method): method.name
    case .property(let property): property.name
    case .subscript, .initializer, .associatedType, .typeAlias: nil
    }
  }

  /// What `stub` and `verify` take for the result: of a noncopyable one, a closure that makes it.
  func recorded(_ result: TypeReference) -> TypeReference {
    let type = result.recorded
    return hasNoncopyableResult ? .function(FunctionType(parameters: [], result: type)) : type
  }
}
