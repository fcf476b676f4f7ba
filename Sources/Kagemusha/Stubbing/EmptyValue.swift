#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The obvious empty values of types, found by what the types can do: those of Foundation and of an app as well.
enum EmptyValue {
  /// Returns zero, an empty text or collection, or nil; nothing for a type without an obvious empty value.
  static func of(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any Emptiable.Type: type.emptyValue
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any AdditiveArithmetic.Type: type.zero
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any ExpressibleByDictionaryLiteral.Type: empty(type)
    case let type as any ExpressibleByArrayLiteral.Type: empty(type)
    default: nil
    }
  }

  private static func empty<Value: ExpressibleByDictionaryLiteral>(_ type: Value.Type) -> Value {
    type.init()
  }

  private static func empty<Value: ExpressibleByArrayLiteral>(_ type: Value.Type) -> Value {
    type.init()
  }
}

/// A type whose empty value nothing but its name tells.
private protocol Emptiable {
  static var emptyValue: Self { get }
}

extension Bool: Emptiable {
  fileprivate static var emptyValue: Self { false }
}

extension AsyncStream: Emptiable {
  fileprivate static var emptyValue: Self { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: Emptiable where Failure == any Error {
  fileprivate static var emptyValue: Self { AsyncThrowingStream { $0.finish() } }
}

#if canImport(CoreGraphics)
  extension CGPoint: Emptiable {
    fileprivate static var emptyValue: Self { .zero }
  }

  extension CGSize: Emptiable {
    fileprivate static var emptyValue: Self { .zero }
  }

  extension CGRect: Emptiable {
    fileprivate static var emptyValue: Self { .zero }
  }

  extension CGVector: Emptiable {
    fileprivate static var emptyValue: Self { .zero }
  }
#endif
