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
