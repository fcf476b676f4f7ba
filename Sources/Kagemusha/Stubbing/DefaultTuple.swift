/// Makes tuples of default values: `(0, "")` for `(Int, String)`.
enum DefaultTuple {
  /// `MetadataKind::Tuple` of Swift's ABI (`MetadataKind.def`).
  private static let tupleKind = 0x301

  /// A tuple of its elements' default values; nil if `type` is none, or an element has no such
  /// value.
  static func make<Value>(_ type: Value.Type) -> Value? {
    guard let types = elementTypes(of: type) else { return nil }
    let elements = types.compactMap { element($0) }
    guard elements.count == types.count else { return nil }
    let size = MemoryLayout<Value>.size
    let alignment = MemoryLayout<Value>.alignment
    return withUnsafeTemporaryAllocation(byteCount: size, alignment: alignment) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      // Where C would put a member of a struct, Swift puts the element of a tuple.
      var offset = 0
      for element in elements {
        offset = (offset + element.alignment - 1) / element.alignment * element.alignment
        element.initialize(start + offset)
        offset += element.size
      }
      return start.assumingMemoryBound(to: Value.self).move()
    }
  }

  /// The types of a tuple's elements; nil for any other type.
  ///
  /// Its metadata is (`TargetTupleTypeMetadata`) the kind, the number of elements, their labels, and
  /// a type and an offset for each.
  private static func elementTypes(of type: Any.Type) -> [Any.Type]? {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words[0] == tupleKind else { return nil }
    return (0..<words[1]).map { unsafeBitCast(words[3 + 2 * $0], to: Any.Type.self) }
  }

  private static func element<Value>(_ type: Value.Type) -> Element? {
    guard let value = DefaultValueRegistry.defaultValue(for: type) else { return nil }
    return Element(size: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment) {
      $0.initializeMemory(as: Value.self, to: value)
    }
  }

  /// A value and how it lies in memory.
  private struct Element {
    let size: Int
    let alignment: Int
    let initialize: (UnsafeMutableRawPointer) -> Void
  }
}
