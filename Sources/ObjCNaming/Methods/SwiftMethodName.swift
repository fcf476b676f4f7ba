/// How Swift spells an Objective-C method.
package struct SwiftMethodName: Sendable, Hashable {
  /// The base name, without backticks; `init` for an initializer.
  package var baseName: String
  /// What stands for each parameter of the Objective-C method, in order; an initializer without
  /// parameters that is not `init` has one that is `.void`: `initEmpty` is `init(empty: ())`.
  package var parameters: [Parameter]
  /// Whether it is an initializer.
  package var isInitializer = false
  /// Set if it throws: what becomes of the result.
  package var throwing: ThrownResult?

  /// What becomes of a parameter.
  package enum Parameter: Sendable, Hashable {
    /// It stays, with a label or none. The label has no backticks.
    case labeled(String?)
    /// It is the error of a throwing method, and gone.
    case thrown
    /// A parameter of type `Void` keeps the label: `init(error: ()) throws`.
    case void(label: String)
    /// It is the completion handler of an asynchronous method, and gone.
    case awaited
  }

  /// What becomes of the result of a method that throws (SE-0112 has the errors; the rule is the
  /// importer's since Swift 2).
  package enum ThrownResult: Sendable, Hashable {
    /// It only said whether there is an error: the method returns nothing.
    case dropped
    /// Null said that there is an error: the result is not optional.
    case nonoptional
    /// It is what it was.
    case kept
  }

  /// The full name: `load(_:from:)`, `count()`.
  package var text: String {
    let labels = parameters.compactMap { parameter -> String? in
      switch parameter {
      case .labeled(let label): (label ?? "_") + ":"
      case .void(let label): label + ":"
      case .thrown, .awaited: nil
      }
    }
    return "\(baseName)(\(labels.joined()))"
  }
}

/// How Swift imports a method: under one name, or under one more as an `async` method.
package struct SwiftMethodNames: Sendable, Hashable {
  /// The name with all parameters that are no errors: what a conforming type implements.
  package var name: SwiftMethodName
  /// The name of the asynchronous spelling, where there is one (SE-0297). It is the same
  /// requirement, and its completion handler is `@Sendable` in both spellings' Objective-C method.
  package var asyncName: SwiftMethodName?
  /// The completion handler's index among the Objective-C parameters, if there is an asynchronous
  /// spelling.
  package var completionHandler: Int?
}

extension ObjCMethod {
  /// How Swift imports the method.
  ///
  /// - Parameter context: the protocol that declares it.
  package func swiftNames(in context: ObjCContext) -> SwiftImport<SwiftMethodNames> {
    if let custom = attributes.swiftName.flatMap(SwiftNameAttribute.init), custom.isFunction {
      if custom.kind == .setter { return .impossible }
      if custom.baseName == "init", !isInitializer { return .absent }
    }
    let error = ErrorParameter(of: self)
    let handler = CompletionHandlerParameter(of: self, error: error)
    let naming = MethodNaming(method: self, context: context, error: error)
    return .named(
      SwiftMethodNames(
        name: naming.name(), asyncName: handler.map { naming.asyncName($0) },
        completionHandler: handler?.index))
  }
}
