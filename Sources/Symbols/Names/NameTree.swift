/// Qualified names as a tree in which each name has a number, so that a look-up hashes a number and a
/// name, and joins no strings.
struct NameTree: Sendable {
  private struct Key: Hashable {
    var parent: Int
    var name: String
  }

  /// The number of the file scope.
  static let root = 0

  private var children: [Key: Int] = [:]
  private var parents = [NameTree.root]
  private var names = [""]

  /// The number of names, the root included.
  var count: Int { names.count }

  /// Returns the number of a name directly inside another; nil if it is not in the tree.
  func child(_ name: String, of parent: Int) -> Int? {
    children[Key(parent: parent, name: name)]
  }

  /// Returns the number of a qualified name; nil if it is not in the tree.
  func find(_ path: some Sequence<String>) -> Int? {
    var number = Self.root
    for name in path {
      guard let next = child(name, of: number) else { return nil }
      number = next
    }
    return number
  }

  /// Adds a qualified name, unless it is there, and returns its number.
  mutating func insert(_ path: some Sequence<String>) -> Int {
    var number = Self.root
    for name in path { number = insert(name, in: number) }
    return number
  }

  private mutating func insert(_ name: String, in parent: Int) -> Int {
    if let known = child(name, of: parent) { return known }
    let number = names.count
    children[Key(parent: parent, name: name)] = number
    parents.append(parent)
    names.append(name)
    return number
  }

  /// Returns the last component of a qualified name.
  func name(of number: Int) -> String { names[number] }

  /// Returns the number of the name around another; the root is around itself.
  func parent(of number: Int) -> Int { parents[number] }

  /// Returns all components of a qualified name.
  func path(of number: Int) -> [String] {
    var path: [String] = []
    var number = number
    while number != Self.root {
      path.append(names[number])
      number = parents[number]
    }
    return path.reversed()
  }
}
