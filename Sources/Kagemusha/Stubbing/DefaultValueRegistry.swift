/// The values that unstubbed calls return, by type.
///
/// Numbers, strings, collections, option sets, optionals, streams, `Void`, tuples and successes of
/// these have a default value, as do the structs of Core Graphics and UIKit with a `zero`. The value is
/// found by the protocols that a type conforms to, so types of Foundation and your own types have one
/// as well. Register other values for your tests:
///
///     DefaultValueRegistry.register(value: User.anonymous, forType: User.self)
///
/// It may be used from any thread, and is shared by all tests of a process.
public enum DefaultValueRegistry {
  private enum Entry {
    case value(Any), maker(() -> Any)
  }

  private static let registered = Locked<[ObjectIdentifier: Entry]>([:])

  /// Registers `value` as the default value for `type`.
  ///
  ///     DefaultValueRegistry.register(value: .tanaka, forType: User.self)
  ///
  /// The value is returned wherever a mock is called; if it is not `Sendable`, the tests that need it
  /// must use it on one thread.
  public static func register<Value>(value: Value, forType type: Value.Type) {
    registered.discard { $0.updateValue(.value(value), forKey: ObjectIdentifier(type)) }
  }

  /// Registers a function that makes a new default value for each call: a fixture, for example.
  ///
  ///     DefaultValueRegistry.register(forType: User.self) { User(id: 1) }
  ///
  /// The function `make` runs on the thread of the call.
  public static func register<Value>(
    forType type: Value.Type, _ make: @escaping @Sendable () -> Value
  ) {
    registered.discard { $0.updateValue(.maker(make), forKey: ObjectIdentifier(type)) }
  }

  /// Removes all registered values.
  ///
  ///     DefaultValueRegistry.reset()
  public static func reset() {
    registered.exchange([:])
  }

  /// Returns the default value of `type`: the registered one, else the built-in one.
  ///
  ///     #expect(DefaultValueRegistry.defaultValue(for: Int.self) == 0)
  public static func defaultValue<Value>(for type: Value.Type) -> Value? {
    // The optional is unwrapped before the casts: a nil would be an `Any`, but is no value.
    switch registered.with({ $0[ObjectIdentifier(type)] }) {
    case .value(let value): return value as? Value
    case .maker(let make): return make() as? Value
    case nil: break
    }
    if Value.self == Void.self { return () as? Value }
    if let type = type as? any MockDefault.Type { return type.mockDefault as? Value }
    if let type = type as? any DefaultMaking.Type { return type.defaultValue as? Value }
    if let value = EmptyValue.of(type) { return value as? Value }
    return ZeroedStruct.make(type) ?? DefaultTuple.make(type)
  }

  /// Returns whether there is a default value of a type that is known only at run time.
  static func hasDefaultValue(for type: Any.Type) -> Bool {
    func has<Value>(_ type: Value.Type) -> Bool { defaultValue(for: type) != nil }
    return _openExistential(type, do: has)
  }

  /// Returns the default value of `type`; if there is none, reports the failure and stops the process.
  package static func required<Value>(
    for type: Value.Type, _ file: StaticString, _ line: UInt
  ) -> Value {
    if let value = defaultValue(for: type) { return value }
    UnattributedFailures.stop(
      MockFailure(FailureText.noDefaultValue(type), at: SourcePlace(file: file, line: line)))
  }
}

/// A type that declares its own default value for unstubbed calls.
///
///     extension Event: MockDefault {
///       static var mockDefault: Event { Event(name: "open", event: .tap) }
///     }
///
/// A value that is registered with `DefaultValueRegistry` takes precedence.
public protocol MockDefault {
  /// The value that unstubbed calls return.
  static var mockDefault: Self { get }
}

/// A type that has a default value if its parts have one.
private protocol DefaultMaking {
  static var defaultValue: Self? { get }
}

extension Result: DefaultMaking {
  fileprivate static var defaultValue: Result? {
    DefaultValueRegistry.defaultValue(for: Success.self).map { .success($0) }
  }
}

/// The structs of C whose `zero` has no bit set, such as `CGRect`. They share no protocol, and
/// importing their frameworks would link them into every test.
enum ZeroedStruct {
  private static let names: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "NSDirectionalEdgeInsets", "NSEdgeInsets",
    "UIEdgeInsets", "UIOffset",
    "_NSRange",
  ]
  /// The modules that Swift names for these structs: on Apple's systems, and in Foundation for Linux.
  private static let modules: Set = ["__C", "CoreFoundation", "Foundation"]

  /// Returns the value of such a struct without a bit set; nil for any other type.
  static func make<Value>(_ type: Value.Type) -> Value? {
    let name = String(reflecting: type).split(separator: ".")
    guard name.count == 2, modules.contains(String(name[0])), names.contains(String(name[1])) else {
      return nil
    }
    // A class, or a struct with references, only shares the name with such a struct.
    guard _isPOD(type) else { return nil }
    return withUnsafeTemporaryAllocation(of: type, capacity: 1) { buffer in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      return bytes.load(as: type)
    }
  }
}

/// Makes tuples of default values: `(0, "")` for `(Int, String)`.
enum DefaultTuple {
  /// Returns a tuple of the default values of its elements; nil if `type` is no tuple, or an element has no such value.
  static func make<Value>(_ type: Value.Type) -> Value? {
    guard let types = TupleLayout.elementTypes(of: type) else { return nil }
    let elements = types.compactMap { element($0) }
    guard elements.count == types.count else { return nil }
    let size = MemoryLayout<Value>.size
    let alignment = MemoryLayout<Value>.alignment
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: alignment) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var offset = 0
      for element in elements {
        offset = TupleLayout.offset(after: offset, alignment: element.alignment)
        element.initialize(start + offset)
        offset += element.size
      }
      return start.assumingMemoryBound(to: Value.self).move()
    }
  }

  private static func element<Value>(_ type: Value.Type) -> Element? {
    guard let value = DefaultValueRegistry.defaultValue(for: type) else { return nil }
    return Element(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment) {
      $0.initializeMemory(as: Value.self, to: value)
    }
  }

  /// A value with its memory layout.
  private struct Element {
    let size: Int
    let alignment: Int
    let initialize: (UnsafeMutableRawPointer) -> Void
  }
}

/// The obvious empty values of types, found by protocols, so that types of Foundation and of an app have them as well.
enum EmptyValue {
  /// Returns zero, an empty text or collection, or the nil of an optional type; nil for a type without an obvious empty value.
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

/// A type whose empty value no protocol of the standard library gives.
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
