/// The cycles of a graph (Tarjan's algorithm).
struct GraphCycles: Sendable {
  /// Nodes that reach each other have the same number.
  private let components: [String: Int]

  /// Finds the cycles of a graph.
  ///
  /// - Parameter graph: The nodes that each node leads to.
  /// - Complexity: O(*n*) for *n* nodes and links.
  init(of graph: [String: Set<String>]) {
    var numbers: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var result: [String: Int] = [:]
    var component: [String] = []
    var open = graph.keys.sorted().map { (name: $0, next: [String]?.none) }
    while let (name, next) = open.popLast() {
      guard var next else {
        guard numbers[name] == nil else { continue }
        numbers[name] = numbers.count
        lowest[name] = numbers[name]
        component.append(name)
        open.append((name, Array(graph[name] ?? [])))
        continue
      }
      if let child = next.last, numbers[child] == nil {
        open += [(name, next), (child, nil)]
        continue
      }
      if let child = next.popLast() {
        if result[child] == nil, let low = lowest[child], let own = lowest[name] {
          lowest[name] = min(own, low)
        }
        open.append((name, next))
        continue
      }
      guard lowest[name] == numbers[name] else { continue }
      while let member = component.popLast() {
        result[member] = numbers[name]
        if member == name { break }
      }
    }
    components = result
  }

  /// Returns whether two nodes of the graph reach each other; a node reaches itself.
  func connect(_ first: String, _ second: String) -> Bool {
    components[first] == components[second]
  }
}
