/// The memory layout of a tuple.
///
/// A mirror, the only means of Swift to split a tuple of unknown type, allocates for each element.
enum TupleLayout {
  /// `MetadataKind::Tuple` of Swift's ABI (`MetadataKind.def`).
  private static let tupleKind = 0x301

  /// Returns the types of a tuple's elements; nil for any other type.
  ///
  /// The metadata of a tuple (`TargetTupleTypeMetadata`) consists of the kind, the number of elements,
  /// their labels, and a type and an offset for each.
  static func elementTypes(of type: Any.Type) -> [Any.Type]? {
    let words = unsafeBitCast(type, to: UnsafePointer<Int>.self)
    guard words[0] == tupleKind else { return nil }
    return (0..<words[1]).map { unsafeBitCast(words[3 + 2 * $0], to: Any.Type.self) }
  }

  /// Returns the offset of an element behind `end` bytes of others, as C would place a member of a struct.
  static func offset(after end: Int, alignment: Int) -> Int {
    (end + alignment - 1) / alignment * alignment
  }

  /// Returns the elements of a tuple; nil for any other value.
  static func elements(of value: Any) -> [Any]? {
    func elements<Tuple>(_ tuple: Tuple) -> [Any]? { self.elements(ofTyped: tuple) }
    return _openExistential(value, do: elements)
  }

  private static func elements<Tuple>(ofTyped tuple: Tuple) -> [Any]? {
    let words = unsafeBitCast(Tuple.self as Any.Type, to: UnsafePointer<Int>.self)
    guard words[0] == tupleKind else { return nil }
    let count = words[1]
    // All arrays share an empty buffer, and the standard library writes to it without a lock.
    guard count > 0 else { return [] }
    return withUnsafePointer(to: tuple) { pointer in
      var end = 0
      return [Any](unsafeUninitializedCapacity: count) { buffer, initialized in
        for index in 0..<count {
          func read<Element>(_ type: Element.Type) {
            let start = offset(after: end, alignment: MemoryLayout<Element>.alignment)
            end = start + MemoryLayout<Element>.size
            let element = UnsafeRawPointer(pointer).advanced(by: start)
            buffer.initializeElement(
              at: index, to: element.assumingMemoryBound(to: Element.self).pointee as Any)
          }
          _openExistential(unsafeBitCast(words[3 + 2 * index], to: Any.Type.self), do: read)
          initialized = index + 1
        }
      }
    }
  }

  /// Returns a tuple of elements; nil if one of them is not of its type.
  static func make<Tuple>(_ type: Tuple.Type, of elements: [Any?]) -> Tuple? {
    guard let types = elementTypes(of: type), types.count == elements.count else { return nil }
    for (type, element) in zip(types, elements) {
      func isFit<Element>(_ type: Element.Type) -> Bool { element.map { $0 is Element } ?? false }
      guard _openExistential(type, do: isFit) else { return nil }
    }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(MemoryLayout<Tuple>.size, 1), alignment: MemoryLayout<Tuple>.alignment)
    defer { memory.deallocate() }
    var end = 0
    for (type, element) in zip(types, elements) {
      func write<Element>(_ type: Element.Type) {
        let start = offset(after: end, alignment: MemoryLayout<Element>.alignment)
        end = start + MemoryLayout<Element>.size
        guard let element = element as? Element else { return }
        memory.advanced(by: start).initializeMemory(as: Element.self, to: element)
      }
      _openExistential(type, do: write)
    }
    return memory.assumingMemoryBound(to: Tuple.self).move()
  }
}
