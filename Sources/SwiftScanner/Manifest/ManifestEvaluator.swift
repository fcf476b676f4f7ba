import SwiftSyntax

/// Evaluates the statements of a manifest without running it.
///
/// If a condition is unknown, the evaluator follows both branches; a value that differs after them
/// is unknown.
struct ManifestEvaluator {
  /// The maximum number of expressions that are evaluated.
  private static let limit = 100_000
  /// The maximum nesting of calls.
  static let depth = 40

  let host: PackageManifest.Host
  let toolsVersion: [Int]
  let declarations: ManifestDeclarations
  var state = ManifestState()
  /// Whether the manifest reads a variable of the environment.
  var readsEnvironment = false
  var callDepth = 0
  /// The variables whose observers run, which those do not observe themselves.
  private var observed: Set<String> = []
  private var steps = 0
  private var targetCount = 0

  init(
    host: PackageManifest.Host, toolsVersion: [Int], declarations: ManifestDeclarations
  ) {
    self.host = host
    self.toolsVersion = toolsVersion
    self.declarations = declarations
  }

  /// Returns the state at the end of a manifest.
  mutating func evaluate(_ tree: SourceFileSyntax) -> ManifestState {
    let outcomes = run(tree.statements)
    return outcomes.next ?? outcomes.returned?.state ?? state
  }

  /// Counts an expression; returns whether the limit is exceeded.
  mutating func isExhausted(at offset: ManifestOffset) -> Bool {
    steps += 1
    guard steps > Self.limit else { return false }
    state.forget(at: offset)
    return true
  }

  /// Assigns a value to a variable, and runs what observes it; returns whether there is one.
  mutating func assign(
    _ value: ManifestValue, to name: String, at offset: ManifestOffset
  ) -> Bool {
    guard let former = state.value(of: name) else { return false }
    guard let observers = declarations.observers[name], observed.insert(name).inserted else {
      return state.assign(value, to: name)
    }
    defer { observed.remove(name) }
    run(observers, "willSet", with: ("newValue", value), at: offset)
    let isThere = state.assign(value, to: name)
    run(observers, "didSet", with: ("oldValue", former), at: offset)
    return isThere
  }

  private mutating func run(
    _ observers: AccessorDeclListSyntax, _ specifier: String,
    with parameter: (name: String, value: ManifestValue), at offset: ManifestOffset
  ) {
    for observer in observers where observer.accessorSpecifier.text == specifier {
      guard let body = observer.body else { continue }
      let name = observer.parameters?.name.name ?? parameter.name
      _ = call(body.statements, [name: parameter.value], at: offset)
    }
  }

  /// Creates a target.
  mutating func create(_ target: ManifestTarget) -> ManifestValue {
    targetCount += 1
    state.targets[targetCount] = target
    return .target(targetCount)
  }
}

extension SyntaxProtocol {
  /// The offset of the node's first token.
  var offset: ManifestOffset { positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension TokenSyntax {
  /// The identifier without backticks.
  var name: String { text.filter { $0 != "`" } }
}

// Statements.
extension ManifestEvaluator {
  /// Runs statements; in a function, a single expression is the result.
  mutating func run(
    _ items: CodeBlockItemListSyntax, isFunction: Bool = false
  ) -> ManifestOutcomes {
    if isFunction, items.count == 1, let item = items.first, let value = value(of: item) {
      return ManifestOutcomes(returned: (state, value))
    }
    var outcomes = ManifestOutcomes(next: state)
    for item in items {
      guard let current = outcomes.next else { break }
      state = current
      let own = run(item)
      outcomes.next = own.next
      outcomes.addJumps(of: own, at: item.offset)
    }
    if let next = outcomes.next { state = next }
    return outcomes
  }

  /// Returns the value of a statement that is an expression; nil for other statements.
  private mutating func value(of item: CodeBlockItemSyntax) -> ManifestValue? {
    switch item.item {
    case .expr(let expression): return evaluate(expression)
    case .stmt(let statement):
      return statement.as(ExpressionStmtSyntax.self).map { evaluate($0.expression) }
    case .decl: return nil
    }
  }

  private mutating func run(_ item: CodeBlockItemSyntax) -> ManifestOutcomes {
    switch item.item {
    case .decl(let declaration): return run(declaration)
    case .stmt(let statement): return run(statement)
    case .expr(let expression):
      if let condition = expression.as(IfExprSyntax.self) { return run(condition) }
      if let choice = expression.as(SwitchExprSyntax.self) { return run(choice) }
      _ = evaluate(expression)
      return ManifestOutcomes(next: state)
    }
  }

  private mutating func run(_ declaration: DeclSyntax) -> ManifestOutcomes {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      // A computed variable is evaluated where it is used.
      for binding in variable.bindings
      where binding.accessorBlock == nil || binding.observers != nil {
        let value = binding.initializer.map { evaluate($0.value) }
        let named = value?.labeled(as: binding.typeAnnotation?.type)
        bind(binding.pattern, to: named ?? .unknown(binding.offset))
      }
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      return run(block)
    }
    return ManifestOutcomes(next: state)
  }

  private mutating func run(_ statement: StmtSyntax) -> ManifestOutcomes {
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      if let condition = expression.as(IfExprSyntax.self) { return run(condition) }
      if let choice = expression.as(SwitchExprSyntax.self) { return run(choice) }
      _ = evaluate(expression)
      return ManifestOutcomes(next: state)
    }
    if let end = statement.as(ReturnStmtSyntax.self) {
      let value = end.expression.map { evaluate($0) } ?? .other
      return ManifestOutcomes(returned: (state, value))
    }
    if statement.is(ThrowStmtSyntax.self) { return ManifestOutcomes() }
    if statement.is(BreakStmtSyntax.self) { return ManifestOutcomes(broken: state) }
    if statement.is(ContinueStmtSyntax.self) { return ManifestOutcomes(continued: state) }
    if let check = statement.as(GuardStmtSyntax.self) {
      return branch(on: check.conditions) {
        ManifestOutcomes(next: $0.state)
      } otherwise: {
        $0.run(check.body.statements)
      }
    }
    if let loop = statement.as(ForStmtSyntax.self) { return run(loop) }
    if let block = statement.as(DoStmtSyntax.self) { return run(block.body.statements) }
    // The bodies of `while`, `repeat` and `defer` run any number of times, or later.
    state.forget(at: statement.offset)
    return ManifestOutcomes(next: state)
  }

  /// Follows both branches of a condition, or only one if the condition is known.
  private mutating func branch(
    on conditions: ConditionElementListSyntax,
    then: (inout ManifestEvaluator) -> ManifestOutcomes,
    otherwise: (inout ManifestEvaluator) -> ManifestOutcomes
  ) -> ManifestOutcomes {
    let start = state
    let holds = holds(conditions)
    var outcomes = holds == false ? ManifestOutcomes() : then(&self)
    if holds != true {
      if holds == nil { state = start }
      outcomes.add(otherwise(&self), at: conditions.offset)
    }
    if let next = outcomes.next { state = next }
    return outcomes
  }

  private mutating func run(_ condition: IfExprSyntax, isValue: Bool = false) -> ManifestOutcomes {
    branch(on: condition.conditions) {
      $0.run(condition.body.statements, isFunction: isValue)
    } otherwise: { evaluator in
      switch condition.elseBody {
      case .ifExpr(let other): evaluator.run(other, isValue: isValue)
      case .codeBlock(let block): evaluator.run(block.statements, isFunction: isValue)
      case nil: ManifestOutcomes(next: evaluator.state)
      }
    }
  }

  private mutating func run(
    _ choice: SwitchExprSyntax, isValue: Bool = false
  ) -> ManifestOutcomes {
    let subject = evaluate(choice.subject)
    let start = state
    var outcomes = ManifestOutcomes()
    for element in choice.cases {
      guard case .switchCase(let section) = element else {
        state.forget(at: element.offset)
        return ManifestOutcomes(next: state)
      }
      state = start
      let matches = matches(section.label, subject)
      if matches == false { continue }
      outcomes.add(run(section.statements, isFunction: isValue), at: choice.subject.offset)
      if matches == true { break }
    }
    // `break` leaves the `switch`, so that the statement after it follows.
    outcomes.next = ManifestOutcomes.join(outcomes.next, outcomes.broken, choice.subject.offset)
    outcomes.broken = nil
    if let next = outcomes.next { state = next }
    return outcomes
  }

  /// Returns the value of `if` or `switch`; nil for any other expression.
  mutating func choice(_ expression: ExprSyntax) -> ManifestValue? {
    let start = state
    let outcomes: ManifestOutcomes
    if let condition = expression.as(IfExprSyntax.self) {
      outcomes = run(condition, isValue: true)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      outcomes = run(choice, isValue: true)
    } else {
      return nil
    }
    state = outcomes.returned?.state ?? outcomes.next ?? start
    return outcomes.returned?.value ?? .other
  }

  private mutating func run(_ loop: ForStmtSyntax) -> ManifestOutcomes {
    let sequence = evaluate(loop.sequence)
    var outcomes = ManifestOutcomes(next: state)
    var ends: ManifestState?
    func isSkipped(_ evaluator: inout ManifestEvaluator) -> Bool? {
      loop.whereClause.map { evaluator.truth(of: evaluator.evaluate($0.condition)) } ?? true
    }
    for element in sequence.spreadElements {
      guard let current = outcomes.next, !isExhausted(at: loop.offset) else { break }
      state = current
      let (value, doubt): (ManifestValue, ManifestOffset?) =
        switch element {
        case .value(let value): (value, nil)
        case .spread(let value):
          (.unknown(value.doubt ?? loop.sequence.offset), loop.sequence.offset)
        }
      bind(loop.pattern, to: value)
      let isWanted = isSkipped(&self)
      if isWanted == false {
        outcomes.next = state
        continue
      }
      let before = state
      var own = run(loop.body.statements)
      own.next = ManifestOutcomes.join(own.next, own.continued, loop.offset)
      own.continued = nil
      ends = ManifestOutcomes.join(ends, own.broken, loop.offset)
      own.broken = nil
      if isWanted == nil || doubt != nil {
        own.next = ManifestOutcomes.join(own.next, before, doubt ?? loop.offset)
      }
      outcomes.next = own.next
      outcomes.addJumps(of: own, at: loop.offset)
    }
    outcomes.next = ManifestOutcomes.join(outcomes.next, ends, loop.offset)
    if let next = outcomes.next { state = next }
    return outcomes
  }

  private mutating func run(_ block: IfConfigDeclSyntax) -> ManifestOutcomes {
    let start = state
    var outcomes = ManifestOutcomes()
    var isComplete = false
    for clause in block.clauses {
      let holds = clause.condition.map { buildCondition($0) } ?? true
      if holds == false { continue }
      state = start
      if case .statements(let statements) = clause.elements {
        outcomes.add(run(statements), at: clause.condition?.offset ?? clause.offset)
      }
      isComplete = holds == true
      if isComplete { break }
    }
    if !isComplete { outcomes.add(ManifestOutcomes(next: start), at: block.offset) }
    if let next = outcomes.next { state = next }
    return outcomes
  }
}
