/// A walk through protocols and all their ancestors, parents first.
struct InheritanceVisit {
  /// The protocols so far.
  private(set) var order: [Int] = []
  /// A cycle for each protocol that is on one, as in `SharedInheritance`.
  private(set) var cycles: [Int: [Int]] = [:]

  private let parents: [[ParentLink]]
  private var begun: Set<Int> = []
  /// The protocols whose parents are being visited, and the number of the next parent of each.
  private var stack: [(number: Int, next: Int)] = []
  /// The place of each protocol on the stack.
  private var places: [Int: Int] = [:]

  /// Begins a walk.
  ///
  /// - Parameter parents: The parents of each protocol, by its number.
  init(along parents: [[ParentLink]]) {
    self.parents = parents
  }

  /// Visits a protocol and its ancestors, except for those that were visited before; without recursion, as the input
  /// determines the depth.
  mutating func visit(_ root: Int) {
    guard begun.insert(root).inserted else { return }
    push(root)
    while let (number, next) = stack.last {
      guard next < parents[number].count else {
        stack.removeLast()
        places[number] = nil
        order.append(number)
        continue
      }
      stack[stack.count - 1].next += 1
      guard case .declared(let link) = parents[number][next] else { continue }
      let parent = link.number
      if begun.insert(parent).inserted {
        push(parent)
      } else if let first = places[parent] {
        noteCycle(from: first)
      }
    }
  }

  private mutating func push(_ number: Int) {
    places[number] = stack.count
    stack.append((number, 0))
  }

  /// Notes the cycle from a place on the stack to its top for the protocols on it that have none yet.
  private mutating func noteCycle(from first: Int) {
    guard stack[first...].contains(where: { cycles[$0.number] == nil }) else { return }
    let cycle = stack[first...].map(\.number)
    // The cycle is long if there is one name more than a message shows.
    let limit = UnsupportedReason.longestCycle + 1
    let start = UnsupportedReason.cycleStart
    for (place, number) in cycle.enumerated() where cycles[number] == nil {
      let length = cycle.count + 1
      let shown =
        length > limit
        ? Array(0..<start) + Array((length - limit + start)..<length) : Array(0..<length)
      cycles[number] = shown.map { cycle[(place + $0) % cycle.count] }
    }
  }
}
