/// The variables of a template while it is rendered, by the numbers of their names.
struct TemplateScopes {
  /// The value of a name in one scope.
  private struct Binding {
    let depth: Int
    var value: TemplateValue
  }

  /// The bindings of each name, innermost last.
  private var bindings: [[Binding]] = []
  /// The names in the order in which they were bound.
  private var bound: [Int] = []
  /// The number of names that were bound where each scope began.
  private var starts: [Int] = []

  /// Begins a scope.
  mutating func push() { starts.append(bound.count) }

  /// Ends the innermost scope.
  mutating func pop() {
    guard let start = starts.popLast() else { return }
    while bound.count > start { bindings[bound.removeLast()].removeLast() }
  }

  /// Sets a variable in the innermost scope; as in Stencil, a variable without a value hides an outer one, too.
  mutating func bind(_ name: Int, _ value: TemplateValue) {
    while bindings.count <= name { bindings.append([]) }
    if let last = bindings[name].indices.last, bindings[name][last].depth == starts.count {
      bindings[name][last].value = value
    } else {
      bindings[name].append(Binding(depth: starts.count, value: value))
      bound.append(name)
    }
  }

  /// Sets a variable around all scopes.
  mutating func bindOutermost(_ name: Int, _ value: TemplateValue) {
    while bindings.count <= name { bindings.append([]) }
    if bindings[name].first?.depth == 0 {
      bindings[name][0].value = value
    } else {
      bindings[name].insert(Binding(depth: 0, value: value), at: 0)
    }
  }

  /// The value of a variable.
  subscript(name: Int) -> TemplateValue {
    name < bindings.count ? bindings[name].last?.value ?? .nothing : .nothing
  }
}
