/// A type that has an obvious empty value.
protocol DefaultValueProviding {
  static var defaultValue: Self { get }
}

extension Optional: DefaultValueProviding {
  static var defaultValue: Self { .none }
}

extension Bool: DefaultValueProviding {
  static var defaultValue: Self { false }
}

extension String: DefaultValueProviding {
  static var defaultValue: Self { "" }
}

extension Substring: DefaultValueProviding {
  static var defaultValue: Self { "" }
}

extension Array: DefaultValueProviding {
  static var defaultValue: Self { [] }
}

extension Dictionary: DefaultValueProviding {
  static var defaultValue: Self { [:] }
}

extension Set: DefaultValueProviding {
  static var defaultValue: Self { [] }
}

extension AdditiveArithmetic where Self: DefaultValueProviding {
  static var defaultValue: Self { zero }
}

extension Int: DefaultValueProviding {}
extension Int8: DefaultValueProviding {}
extension Int16: DefaultValueProviding {}
extension Int32: DefaultValueProviding {}
extension Int64: DefaultValueProviding {}
extension UInt: DefaultValueProviding {}
extension UInt8: DefaultValueProviding {}
extension UInt16: DefaultValueProviding {}
extension UInt32: DefaultValueProviding {}
extension UInt64: DefaultValueProviding {}
extension Float: DefaultValueProviding {}
extension Double: DefaultValueProviding {}
extension Duration: DefaultValueProviding {}
