import DeclarationModel

/// The names of types with the backticks of their declarations, which Sourcery keeps.
struct WrittenTypeNames: Sendable {
  /// The paths of the types that have backticks, or stand in types that have some, by their indices.
  private var paths: [Int: [String]] = [:]
  /// The same paths by the names without backticks and modules.
  private var pathsByName: [String: [String]] = [:]

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - parents: The index of the type around each nested type, as far as it is known.
  init(_ types: [TemplateType], parents: [Int: Int]) {
    guard types.contains(where: \.isQuoted) else { return }
    for (number, type) in types.enumerated() {
      var path: [String] = []
      var next: Int? = number
      while let current = next {
        path.insert(types[current].localName, at: 0)
        next = parents[current]
      }
      let name = path.joined(separator: ".")
      guard name != type.name, name.contains("`") else { continue }
      paths[number] = path
      pathsByName[type.name] = path
    }
  }

  /// Returns the path of a type; nil if it is that without backticks.
  subscript(number: Int) -> [String]? { paths[number] }

  /// Returns the name of a type in any module as it is written.
  func written(_ name: String) -> String {
    pathsByName[name]?.joined(separator: ".") ?? name
  }
}
