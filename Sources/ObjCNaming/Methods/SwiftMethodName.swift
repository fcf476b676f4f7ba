/// The Swift name of an Objective-C method.
package struct SwiftMethodName: Sendable, Hashable {
  /// The base name, without backticks; `init` for an initializer.
  package var baseName: String
  /// The roles of the parameters of the Objective-C method, in order. An initializer without
  /// parameters that is not called `init` has one that is `.void`: `initEmpty` is `init(empty:
  /// ())`.
  package var parameters: [Parameter]
  /// Whether the method is an initializer.
  package var isInitializer = false
  /// The effect on the result if the method throws; nil if it does not throw.
  package var throwing: ThrownResult?

  /// The role of a parameter.
  package enum Parameter: Sendable, Hashable {
    /// A parameter with an optional label, which has no backticks.
    case labeled(String?)
    /// The error of a throwing method, which is removed.
    case thrown
    /// A parameter of type `Void` that keeps the label: `init(error: ()) throws`.
    case void(label: String)
    /// The completion handler of an asynchronous method, which is removed.
    case awaited
  }

  /// The effect of throwing on the result of a method. SE-0112 covers the errors; the rule is the
  /// importer's since Swift 2.
  package enum ThrownResult: Sendable, Hashable {
    /// The result only indicated an error: the method returns nothing.
    case dropped
    /// Null indicated an error: the result is not optional.
    case nonoptional
    /// The result is unchanged.
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

/// The names under which Swift imports a method: one, or two if there is an `async` form.
package struct SwiftMethodNames: Sendable, Hashable {
  /// The name with all parameters except errors, which a conforming type implements.
  package var name: SwiftMethodName
  /// The name of the asynchronous form, if there is one (SE-0297). It is the same requirement, and
  /// its completion handler is `@Sendable` in both forms.
  package var asyncName: SwiftMethodName?
  /// The index of the completion handler among the Objective-C parameters, if there is an
  /// asynchronous form.
  package var completionHandler: Int?
}

extension ObjCMethod {
  /// Returns the names under which Swift imports the method.
  ///
  /// - Parameter context: The protocol that declares the method.
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
