import Stencil

/// Renders a compiled template.
///
/// An error of any kind means that the library has to render the template, which then says what is
/// wrong as it always has.
struct TemplateMachine {
  let session: RenderSession
  let environment: Environment
  var compiler: NodeCompiler
  var output = PrintedText()
  var scopes = TemplateScopes()
  /// How the innermost loop is being left.
  var exit: LoopExit?
  /// The loops around the tag.
  var loopDepth = 0
  /// The number of tags around the tag that read or take back their output, which does not settle meanwhile.
  var captureDepth = 0
  /// The macros by their names.
  var macros: [Int: CompiledMacro] = [:]
  /// Whether a name has had two macros, so that the text of a call may depend on more than is known.
  var hasAmbiguousMacros = false
  /// Included files, compiled.
  var included: [String: [CompiledNode]] = [:]
  /// The views of types and of their extensions.
  var types: [TypeView.ID: ViewMemory] = [:]
  let forloop: Int
  let maploop: Int
  let filterValue: Int

  init(session: RenderSession, environment: Environment) {
    self.session = session
    self.environment = environment
    compiler = NodeCompiler(environment)
    forloop = compiler.number(of: "forloop")
    maploop = compiler.number(of: "maploop")
    filterValue = compiler.number(of: "filter_value")
  }

  /// Renders a template.
  ///
  /// - Parameter globals: The variables that it sees.
  mutating func render(_ nodes: [NodeType], globals: [String: Any]) throws -> String {
    let compiled = try compiler.compile(nodes)
    scopes.push()
    bind(globals)
    try run(compiled)
    try checkSize(since: 0)
    return output.finished()
  }

  /// Sets variables in the innermost scope.
  mutating func bind(_ variables: [String: Any]) {
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      scopes.bind(compiler.number(of: name), self.value(of: value))
    }
  }

  /// Throws an error if what was printed since a place is too long.
  func checkSize(since start: Int) throws {
    if output.count - start > RenderLimits.size { throw NotCompiled() }
  }

  /// Returns what nodes print.
  mutating func text(of nodes: [CompiledNode]) throws -> String {
    let start = output.count
    captureDepth += 1
    try run(nodes)
    captureDepth -= 1
    let text = output.text(since: start)
    output.removeAll(since: start)
    return text
  }

  /// Prints a value as Stencil does.
  mutating func print(_ value: TemplateValue) throws {
    if let text = try text(of: value) { output.append(text) }
  }

  /// Returns a value as Stencil prints it; nil for nothing.
  func text(of value: TemplateValue) throws -> String? {
    switch value {
    case .nothing: return nil
    case .text(let text): return text
    case .integer(let number): return number.description
    case .float(let number): return number.description
    case .double(let number): return number.description
    case .bool(let value): return value.description
    case .object(let memory): return memory.text
    case .list(let list):
      // The order of a dictionary is not fixed.
      if list.values.contains(where: \.isUnordered) { throw NotCompiled() }
      return try list.values.compactMap { try plain($0) }.description
    case .entries(let entries) where entries.raw.isEmpty: return entries.raw.description
    case .other(let value): return (value.value as? any CustomStringConvertible)?.description
    case .entries, .loop, .macro: throw NotCompiled()
    }
  }
}

extension TemplateMachine {
  /// Returns a value of a view or a filter.
  mutating func value(of any: Any?) -> TemplateValue {
    guard let any else { return .nothing }
    switch any {
    case let text as String: return .text(text)
    case let value as Bool: return .bool(value)
    case let number as Int: return .integer(number)
    case let type as TypeView:
      if let known = types[type.id] { return .object(known) }
      let memory = ViewMemory(type)
      types[type.id] = memory
      return .object(memory)
    case let view as any ViewMemory.View: return .object(ViewMemory(view))
    case let list as [Any]: return .list(ValueList(list.map { value(of: $0) }))
    case let entries as [String: Any]: return .entries(ValueEntries(entries))
    case let number as Float: return .float(number)
    case let number as Double: return .double(number)
    default: return .other(OpaqueValue(any))
    }
  }

  /// Returns a value in the form that the library and its filters know.
  func plain(_ value: TemplateValue) throws -> Any? {
    switch value {
    case .nothing: nil
    case .text(let text): text
    case .integer(let number): number
    case .float(let number): number
    case .double(let number): number
    case .bool(let value): value
    case .list(let list): try list.values.compactMap { try plain($0) }
    case .entries(let entries): entries.raw
    case .object(let memory): memory.view
    case .loop(let loop): loop.dictionary
    case .other(let value): value.value
    case .macro: throw NotCompiled()
    }
  }
}

extension TemplateValue {
  /// Whether the value prints in an order that is not fixed.
  fileprivate var isUnordered: Bool {
    if case .entries(let entries) = self { entries.raw.count > 1 } else { false }
  }
}
