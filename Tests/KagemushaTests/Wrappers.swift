import Kagemusha

/// Computes what it wraps, so that only it can tell; and has a projected value.
@propertyWrapper struct Clamped: ReadablePropertyWrapper, ProjectingPropertyWrapper {
  private let range: ClosedRange<Int>
  private let value: Int

  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = wrappedValue
  }

  var wrappedValue: Int { min(max(value, range.lowerBound), range.upperBound) }
  var projectedValue: Bool { !range.contains(value) }
}

/// Stores what it wraps, and says so to nobody.
@propertyWrapper struct Plain<Value> {
  var wrappedValue: Value
}

/// Stores what it wraps, and can be asked.
@propertyWrapper struct Wrapped<Value>: ReadablePropertyWrapper {
  var wrappedValue: Value
}

/// Stores what it wraps as `Combine.Published` does.
@propertyWrapper struct Buried<Value> {
  enum Storage { case value(Value) }

  private var storage: Storage
  private let other = "not this"

  init(wrappedValue: Value) { storage = .value(wrappedValue) }

  var wrappedValue: Value {
    switch storage {
    case .value(let value): value
    }
  }
}
