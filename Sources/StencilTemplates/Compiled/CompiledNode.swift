/// A part of a template in the form in which it is rendered.
indirect enum CompiledNode {
  case text([UInt8])
  /// The number of the tag that follows.
  case place(Int)
  case print(CompiledExpression)
  case choice([Branch])
  case loop(CompiledLoop)
  case set(name: Int, CompiledExpression)
  case capture(name: Int, [CompiledNode])
  case define(CompiledMacro)
  case call(name: Int, [CompiledExpression])
  case include(file: CompiledExpression, values: Int?)
  case load(file: CompiledExpression)
  case filter(place: Int, [CompiledNode], CompiledExpression)
  case map(CompiledMap)
  /// The tags `break` and `continue`.
  case leave(LoopExit)
  case block(CompiledBlock)
  /// The tag `extends` with the blocks that take the place of those in the file.
  case extend(file: CompiledExpression, [String: CompiledBlock])
  /// The tag `now` with the format of the date.
  case now(CompiledExpression)

  /// A branch of a condition.
  struct Branch {
    /// The number of its tag.
    let place: Int
    /// The condition; nil if there is none.
    let condition: CompiledCondition?
    let nodes: [CompiledNode]
  }
}

/// The exit of a round of a loop before its last tag.
struct LoopExit {
  /// Whether the loop goes on with its next element.
  let isContinuing: Bool
  /// The label of the loop; nil for the innermost one.
  let label: String?

  /// The name of the tag.
  var name: String { isContinuing ? "continue" : "break" }
}

/// A block, which templates that extend this one can replace.
struct CompiledBlock {
  let name: String
  let nodes: [CompiledNode]
}

/// A loop.
struct CompiledLoop {
  let label: String?
  let list: CompiledExpression
  /// The names of an element, or of its key and its value.
  let variables: [Int]
  let condition: CompiledCondition?
  let nodes: [CompiledNode]
  let emptyNodes: [CompiledNode]
}

/// The tag `map`.
struct CompiledMap {
  let list: CompiledExpression
  let name: Int
  let item: Int?
  let nodes: [CompiledNode]
}

/// A macro.
final class CompiledMacro {
  let name: Int
  let parameters: [Int]
  let nodes: [CompiledNode]
  /// The names that the body reads.
  let uses: MacroUses
  /// The texts of its calls.
  var memory = MacroMemory()

  init(name: Int, parameters: [Int], nodes: [CompiledNode], uses: MacroUses) {
    self.name = name
    self.parameters = parameters
    self.nodes = nodes
    self.uses = uses
  }
}

/// The names that the body of a macro reads.
struct MacroUses {
  /// The names that it reads.
  var names: Set<Int> = []
  /// The names of the macros that it calls.
  var calls: Set<Int> = []
  /// Whether the body has other effects than to print a text that depends on these names.
  var hasEffects = false

  /// Adds the names that another part of a template reads.
  mutating func add(_ other: MacroUses) {
    names.formUnion(other.names)
    calls.formUnion(other.calls)
    hasEffects = hasEffects || other.hasEffects
  }
}
