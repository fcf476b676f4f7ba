/// The number types of C, by the names of the types that Swift imports them as on 64-bit Apple
/// systems.
package enum ObjCScalar: String, Sendable, Hashable, CaseIterable {
  /// C's `bool`.
  case bool = "Bool"
  /// `char`, `signed char`.
  case int8 = "Int8"
  /// `unsigned char`.
  case uint8 = "UInt8"
  /// `short`.
  case int16 = "Int16"
  /// `unsigned short`.
  case uint16 = "UInt16"
  /// `int`.
  case int32 = "Int32"
  /// `unsigned int`.
  case uint32 = "UInt32"
  /// `long`.
  case int = "Int"
  /// `unsigned long`.
  case uint = "UInt"
  /// `long long`.
  case int64 = "Int64"
  /// `unsigned long long`.
  case uint64 = "UInt64"
  /// `float`.
  case float = "Float"
  /// `double`.
  case double = "Double"
  /// `long double`.
  case float80 = "Float80"
}
