/// Tells closures, which `Mirror` gives as they are stored, while generic code expects them in
/// another calling convention: calling one would crash, or worse, compute nonsense.
///
/// Those in arrays, and in other values of generic types, are stored in the one that is expected.
enum Closures {
  /// `MetadataKind::Function` of Swift's ABI (`MetadataKind.def`).
  private static let functionKind = 0x302

  /// Whether the value is a closure, or an optional or a tuple that holds one.
  static func isClosure(_ value: Any) -> Bool {
    if isFunction(type(of: value)) { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple || mirror.displayStyle == .optional else { return false }
    return mirror.children.contains { isClosure($0.value) }
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == functionKind
  }
}
