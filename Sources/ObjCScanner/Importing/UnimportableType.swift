/// The reason why a type cannot be imported into Swift.
enum UnimportableType: Error, Hashable {
  /// Swift has no equivalent.
  case unknown(String)
  /// The class is only forward-declared with `@class`.
  case forwardClass(String)
  /// The protocol is only forward-declared with `@protocol Name;`.
  case forwardProtocol(String)
  /// The type is a variadic closure or function.
  case variadicFunction
  /// Not a type: the method is variadic.
  case variadicMethod
  /// Not a type: `NS_SWIFT_NAME` turns a method into an accessor.
  case accessorMethod
  /// Not a type: the first piece of the selector is empty.
  case unnamedMethod
}
