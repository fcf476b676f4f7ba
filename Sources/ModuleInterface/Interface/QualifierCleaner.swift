/// Removes the names of modules before the names of types, and collects other qualifiers.
///
/// Interfaces of modules without library evolution have `NIOCore.EventLoop` where a source has
/// `EventLoop`. That is equivalent, unless the module contains a type of the same name, which
/// shadows it.
struct QualifierCleaner {
  /// The modules whose names are removed.
  let dropped: [String]

  /// Returns a text without these names, and all remaining names before a dot, which may be
  /// modules.
  func clean(_ bytes: [UInt8]) -> (bytes: [UInt8], qualifiers: Set<String>) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var qualifiers: Set<String> = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isPartOfName else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex { !$0.isPartOfName } ?? bytes.endIndex
      let word = bytes[index..<end]
      let isFirst = index == 0 || bytes[index - 1] != 0x2E
      let isBeforeName =
        end + 1 < bytes.count && bytes[end] == 0x2E && bytes[end + 1].isPartOfName
      index = end
      if isFirst, isBeforeName {
        let name = String(decoding: word, as: UTF8.self)
        if dropped.contains(name) {
          index = end + 1
          continue
        }
        qualifiers.insert(name)
      }
      result += word
    }
    return (result, qualifiers)
  }
}
