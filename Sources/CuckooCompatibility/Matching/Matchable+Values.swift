extension Bool: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Bool
}

extension Character: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Character
}

extension Double: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Double
}

extension Float: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Float
}

extension Int: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Int
}

extension Int8: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Int8
}

extension Int16: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Int16
}

extension Int32: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Int32
}

extension Int64: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = Int64
}

extension String: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = String
}

extension UInt: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = UInt
}

extension UInt8: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = UInt8
}

extension UInt16: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = UInt16
}

extension UInt32: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = UInt32
}

extension UInt64: Matchable, OptionalMatchable {
  /// The type itself.
  public typealias OptionalMatchedType = UInt64
}
