/// Makes tuples of default values: `(0, "")` for `(Int, String)`.
enum DefaultTuple {
  /// A tuple of its elements' default values; nil if `type` is none, or an element has no such
  /// value.
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

  /// A value and how it lies in memory.
  private struct Element {
    let size: Int
    let alignment: Int
    let initialize: (UnsafeMutableRawPointer) -> Void
  }
}
