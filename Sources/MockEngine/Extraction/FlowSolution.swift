import DeclarationModel
import SwiftScanner

/// The variables whose types can become a protocol: as many as possible without a value that comes to a place for the
/// class only.
struct FlowSolution {
  /// The reasons why variables keep the class as their type, and the places that show them.
  private(set) var kept: [FlowVariable.ID: (obstacle: FlowObstacle, position: SourcePosition)] = [:]

  private let index: FlowIndex

  /// Finds the variables.
  ///
  /// - Complexity: O(*n* · *m*) for *n* ways of values and *m* declarations on the longest of them.
  init(_ index: FlowIndex, _ steps: [FlowStep]) {
    self.index = index
    for variable in index.variables.values {
      if let obstacle = variable.obstacle { kept[variable.id] = (obstacle, variable.position) }
    }
    let groups = Dictionary(grouping: index.variables.values.filter { $0.signature != nil }) {
      $0.signature
    }.values.filter { $0.contains(where: \.isShared) }
    let steps = steps.sorted { $0.position < $1.position }
    var count = -1
    while count < kept.count {
      count = kept.count
      for step in steps {
        guard let obstacle = obstacle(at: step.target) else { continue }
        for id in sources(of: step) where kept[id] == nil { kept[id] = (obstacle, step.position) }
      }
      for group in groups { keepTogether(group) }
    }
  }

  /// Returns whether the type of a variable becomes the protocol.
  func changes(_ variable: FlowVariable) -> Bool {
    variable.shape != nil && kept[variable.id] == nil
  }

  /// Returns whether a place may hold a value of the protocol after the change.
  func changes(_ place: FlowPlace) -> Bool { index.variables(at: place).contains(where: changes) }

  private func sources(of step: FlowStep) -> [FlowVariable.ID] {
    let known = index.variables(at: step.source)
    if case .variable(let id) = step.source, known.isEmpty { return [id] }
    return known.filter { $0.shape != nil }.map(\.id)
  }

  /// Returns the reason why a place takes no value of the protocol; nil if it takes one.
  private func obstacle(at place: FlowPlace) -> FlowObstacle? {
    if case .nowhere(let obstacle) = place { return obstacle }
    let variables = index.variables(at: place)
    // The type of other variables is inferred.
    if case .variable(let id) = place, variables.isEmpty { return kept[id]?.obstacle }
    let closed = variables.first { !changes($0) && !$0.takesAnything }
    if let closed { return .use("'\(closed.name)', which takes the class") }
    return variables.isEmpty ? .use("a place that is not among the sources") : nil
  }

  /// Keeps the types of a requirement, and of what fulfils or overrides it, if one of them must be kept.
  private mutating func keepTogether(_ group: [FlowVariable]) {
    let sorted = group.sorted { $0.position < $1.position }
    guard let closed = sorted.first(where: { !changes($0) }) else { return }
    for variable in sorted where changes(variable) {
      kept[variable.id] = (.use("'\(closed.name)', which it fulfils or overrides"), closed.position)
    }
  }
}
