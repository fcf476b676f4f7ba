/// Why Swift cannot see a type.
enum UnimportableType: Error, Hashable {
  /// Swift has nothing like it.
  case unknown(String)
  /// Only `@class` declares it.
  case forwardClass(String)
  /// Only `@protocol Name;` declares it.
  case forwardProtocol(String)
  /// A closure or function takes `...`.
  case variadicFunction
  /// It is no type: the method takes `...`.
  case variadicMethod
  /// It is no type: `NS_SWIFT_NAME` makes an accessor of a method.
  case accessorMethod
  /// It is no type: the first part of a method's selector is empty.
  case unnamedMethod
}
