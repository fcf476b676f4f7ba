import DeclarationModel

/// The way in which the type of a declaration mentions a class.
package enum FlowShape: Sendable, Hashable {
  /// The class itself, or an optional of it.
  case one
  /// An array of the class.
  case list
  /// A dictionary with the class as its values.
  case dictionary
  /// A function with parameters of the class, whose numbers are listed, or with such a result.
  case closure(parameters: [Int], hasResult: Bool)
}

/// A parameter, property, local variable or result, and the way in which its written type mentions a class.
package struct FlowVariable: Sendable, Hashable {
  /// The place of a declaration.
  package struct ID: Sendable, Hashable {
    /// The path of its file.
    package var path: String
    /// The offset of its name; for a result, that of its type.
    package var offset: Int
  }

  /// The kind of declaration.
  package enum Kind: Sendable, Hashable {
    case local, parameter, property, result
  }

  /// A name of the class in a type.
  package struct ClassName: Sendable, Hashable {
    /// The name in the bytes of the file, without a byte order mark.
    package var range: Range<Int>
    /// Whether `any P` needs parentheses in its place.
    package var needsParentheses: Bool
  }

  /// The place of the declaration.
  package var id: ID
  /// The position, for messages.
  package var position: SourcePosition
  /// The name; for a result, that of the function.
  package var name: String
  /// The kind of declaration.
  package var kind: Kind
  /// The name of the innermost type around it.
  package var owner: String?
  /// The way in which its type mentions the class; nil if it does not.
  package var shape: FlowShape?
  /// Whether its type mentions the class, in any way.
  package var mentionsClass = false
  /// The names of the class in its type.
  package var classNames: [ClassName] = []
  /// The reason why its type must stay as it is, regardless of its uses.
  package var obstacle: FlowObstacle?
  /// The signature that the declarations share of which one overrides or fulfils another.
  package var signature: String?
  /// Whether it is a requirement of a protocol, or an override.
  package var isShared = false
  /// Whether it takes a value of any type.
  package var takesAnything = false
}

/// A reason why a declaration keeps the class as its type.
package enum FlowObstacle: Sendable, Hashable {
  /// The declaration is part of the class.
  case isOfClass
  /// The class is in a place of the type where no protocol can stand, such as a generic argument.
  case isArgument
  /// The declaration has an attribute, such as a property wrapper.
  case hasAttribute(String)
  /// The type around the property gets a conformance from the types of its properties.
  case isSynthesized(String)
  /// A protocol of which no source is read may require the declaration.
  case mayBeRequired(String)
  /// The value is used in a way that a protocol does not allow, or that is not known.
  case use(String)
  /// The type decides what an expression means: `container.resolve()`.
  case isInferred(String)

  /// The words, after "because".
  package var words: String {
    switch self {
    case .isOfClass: "it is a member of the class"
    case .isArgument: "the class stands in a place of the type that is left alone"
    case .hasAttribute(let name): "of the attribute '\(name)'"
    case .isSynthesized(let name): "its type conforms to '\(name)'"
    case .mayBeRequired(let name): "'\(name)', which is not among the sources, may require it"
    case .use(let use): "of \(use)"
    case .isInferred(let call): "its type decides what '\(call)' returns"
    }
  }
}

/// A function or an initializer, as calls find it.
package struct FlowFunction: Sendable, Hashable {
  /// A parameter.
  package struct Parameter: Sendable, Hashable {
    /// The argument label; nil for none.
    package var label: String?
    /// The variable of the parameter.
    package var variable: FlowVariable.ID
    /// Whether its type is a function.
    package var isClosure: Bool
  }

  /// The name; `init` for an initializer.
  package var name: String
  /// The name of the innermost type around it.
  package var owner: String?
  /// The parameters.
  package var parameters: [Parameter]
  /// The variable of the result, if its type mentions the class.
  package var result: FlowVariable.ID?
  /// Whether the type of the result is a generic parameter.
  package var infersResult: Bool
}
