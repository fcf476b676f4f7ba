/// What Swift makes of a requirement.
package enum SwiftImport<Name: Sendable & Hashable>: Sendable, Hashable {
  /// A requirement of this name.
  case named(Name)
  /// Nothing, and no conforming type needs it: `NS_SWIFT_NAME(init(…))` for what is no
  /// initializer, a property called `init`.
  case absent
  /// Nothing, and no Swift type can conform for lack of it: `NS_SWIFT_NAME(setter:…)` for a method.
  case impossible

  /// The name, if there is one.
  package var name: Name? { if case .named(let name) = self { name } else { nil } }
}
