extension TemplateParser {
  /// Parses a tag, with the nodes up to its closing tag.
  typealias TagParser = @Sendable (inout TemplateParser, TagToken) -> CompiledNode?

  /// The tags by their names.
  static let tags: [String: TagParser] = [
    "block": { $0.block($1) }, "break": { $0.leave($1) }, "call": { $0.call($1) },
    "continue": { $0.leave($1) }, "extends": { $0.extend($1) }, "filter": { $0.filter($1) },
    "for": { $0.loop($1) }, "if": { $0.choice($1) }, "ifnot": { $0.negatedChoice($1) },
    "import": { $0.include($1) }, "include": { $0.include($1) }, "macro": { $0.macro($1) },
    "map": { $0.map($1) }, "newline": { _, _ in .text(Array(BlankLines.forcedNewline.utf8)) },
    "now": { $0.now($1) }, "set": { $0.set($1) }, "typed": { _, _ in nil },
  ]

  /// The tags that need a closing tag; `set` does without one if it has a value.
  static let openers: Set = [
    "if", "ifnot", "for", "filter", "block", "macro", "set", "map",
  ]

  private mutating func choice(_ tag: TagToken) -> CompiledNode {
    var branches: [CompiledNode.Branch] = []
    var next: TagToken? = tag
    while let current = next, current.name != "endif" {
      let isElse = current.name == "else"
      if isElse, current.words.count > 1 {
        report(.syntax(.expected(form: "elif CONDITION")), current)
      }
      let condition = isElse ? nil : condition(current.words.dropFirst(), in: current)
      let (nodes, end) = nodes(until: isElse ? ["endif"] : ["elif", "else", "endif"], of: tag)
      branches.append(
        CompiledNode.Branch(place: current.place, condition: condition, nodes: nodes))
      next = end
    }
    return .choice(branches)
  }

  private mutating func negatedChoice(_ tag: TagToken) -> CompiledNode {
    if tag.words.count != 2 { report(.syntax(.expected(form: "ifnot VALUE")), tag) }
    let condition = tag.words.count == 2 ? condition(tag.words.dropFirst(), in: tag) : nil
    let (nodes, end) = nodes(until: ["else", "endif"], of: tag)
    var branches = [
      CompiledNode.Branch(
        place: tag.place, condition: condition.map { .not($0) }, nodes: nodes)
    ]
    if let end, end.name == "else" {
      branches.append(
        CompiledNode.Branch(
          place: end.place, condition: nil, nodes: self.nodes(until: ["endif"], of: tag).nodes))
    }
    return .choice(branches)
  }

  private mutating func loop(_ tag: TagToken) -> CompiledNode? {
    let words = tag.words
    let hasCondition = words.count > 5 && words[4] == "where"
    let isRight = words.count > 3 && words[2] == "in" && (words.count == 4 || hasCondition)
    if !isRight {
      report(.syntax(.expected(form: "for ELEMENT in LIST [where CONDITION]")), tag)
    }
    let list = isRight ? resolvable(words[3], in: tag) : .literal(.nothing)
    let variables =
      isRight ? words[1].split(separator: ",").map { ExpressionWords.trimmed(String($0)) } : []
    let condition =
      isRight && hasCondition
      ? scoped(variables) { $0.condition(words[5...], in: tag) } : nil
    loopDepth += 1
    defer { loopDepth -= 1 }
    let (nodes, end) = scoped(variables + ["forloop"]) {
      $0.nodes(until: ["empty", "endfor"], of: tag)
    }
    let emptyNodes =
      end?.name == "empty" ? self.nodes(until: ["endfor"], of: tag).nodes : []
    guard isRight else { return nil }
    return .loop(
      CompiledLoop(
        label: tag.label, list: list, variables: variables.map { define($0) },
        condition: condition, nodes: nodes, emptyNodes: emptyNodes))
  }

  private mutating func leave(_ tag: TagToken) -> CompiledNode? {
    guard tag.words.count <= 2 else {
      report(.syntax(.expected(form: "\(tag.name) [LABEL]")), tag)
      return nil
    }
    guard loopDepth > 0 else {
      report(.syntax(.outsideLoop(tag.name)), tag)
      return nil
    }
    noteEffects()
    return .leave(
      LoopExit(
        isContinuing: tag.name == "continue", label: tag.words.count == 2 ? tag.words[1] : nil))
  }

  private mutating func filter(_ tag: TagToken) -> CompiledNode? {
    let isRight = tag.words.count == 2
    if !isRight { report(.syntax(.expected(form: "filter FILTER")), tag) }
    let filtered = value(in: tag) { (parser) throws(TemplateFact) in
      isRight ? try parser.filtered("filter_value|\(tag.words[1])") : .literal(.nothing)
    }
    return .filter(place: tag.place, body(of: tag), filtered)
  }

  private mutating func set(_ tag: TagToken) -> CompiledNode? {
    guard let name = name(of: tag, "set NAME [VALUE]") else {
      // A closing tag may follow.
      noteUnknownTag()
      return nil
    }
    defer { addToScope(name) }
    guard tag.words.count > 2 else { return .capture(name: define(name), body(of: tag)) }
    let expression = tag.words.dropFirst(2).joined(separator: " ")
    return .set(name: define(name), resolvable(expression, in: tag))
  }

  private mutating func macro(_ tag: TagToken) -> CompiledNode? {
    let name = name(of: tag, "macro NAME [PARAMETERS]")
    let (uses, nodes) = uses { parser in
      parser.scoped(Array(tag.words.dropFirst(2))) { $0.body(of: tag) }
    }
    // A macro inside another one is defined anew with each call.
    noteEffects()
    guard let name else { return nil }
    let parameters = tag.words.dropFirst(2).map { define($0) }
    return .define(
      CompiledMacro(name: define(name), parameters: parameters, nodes: nodes, uses: uses))
  }

  private mutating func call(_ tag: TagToken) -> CompiledNode? {
    guard let name = name(of: tag, "call NAME [ARGUMENTS]") else { return nil }
    return .call(name: numberOfCalled(name), tag.words.dropFirst(2).map { resolvable($0, in: tag) })
  }

  private mutating func map(_ tag: TagToken) -> CompiledNode? {
    let words = tag.words
    let hasItem = words.count == 6 && words[4] == "using"
    let isRight = (words.count == 4 || hasItem) && words[2] == "into"
    if !isRight { report(.syntax(.expected(form: "map LIST into NAME [using ELEMENT]")), tag) }
    let list = isRight ? resolvable(words[1], in: tag) : .literal(.nothing)
    let names = ["maploop"] + (hasItem ? [words[5]] : [])
    let nodes = scoped(names) { $0.body(of: tag) }
    guard isRight else { return nil }
    return .map(
      CompiledMap(
        list: list, name: define(words[3]), item: hasItem ? define(words[5]) : nil,
        nodes: nodes))
  }

  private mutating func include(_ tag: TagToken) -> CompiledNode? {
    noteEffects()
    guard tag.words.count == 2 || tag.words.count == 3 else {
      report(.syntax(.expected(form: "\(tag.name) \"FILE\"")), tag)
      return nil
    }
    let file = file(of: tag)
    if tag.name == "import" { return .load(file: file) }
    return .include(file: file, values: tag.words.count == 3 ? number(of: tag.words[2]) : nil)
  }

  private mutating func block(_ tag: TagToken) -> CompiledNode? {
    noteEffects()
    if tag.words.count != 2 { report(.syntax(.expected(form: "block NAME")), tag) }
    let nodes = body(of: tag)
    return tag.words.count == 2 ? .block(CompiledBlock(name: tag.words[1], nodes: nodes)) : nil
  }

  /// Parses a tag that extends a file by the blocks in the rest of the template.
  private mutating func extend(_ tag: TagToken) -> CompiledNode? {
    noteEffects()
    if tag.words.count != 2 { report(.syntax(.expected(form: "extends \"FILE\"")), tag) }
    guard openings.isEmpty, !hasExtends else {
      report(.syntax(.misplacedExtends), tag)
      return nil
    }
    hasExtends = true
    guard tag.words.count == 2 else { return nil }
    let file = file(of: tag)
    var blocks: [String: CompiledBlock] = [:]
    for case .block(let block) in nodes().nodes { blocks[block.name] = block }
    return .extend(file: file, blocks)
  }

  private mutating func now(_ tag: TagToken) -> CompiledNode? {
    noteEffects()
    guard tag.words.count <= 2 else {
      report(.syntax(.expected(form: "now \"FORMAT\"")), tag)
      return nil
    }
    guard tag.words.count == 2 else { return .now(.literal(.text("yyyy-MM-dd 'at' HH:mm"))) }
    return .now(
      value(in: tag) { (parser) throws(TemplateFact) in try parser.variable(tag.words[1]) })
  }

  private mutating func resolvable(_ text: String, in tag: TagToken) -> CompiledExpression {
    value(in: tag) { (parser) throws(TemplateFact) in try parser.resolvable(text) }
  }

  /// Returns the second word of a tag, which is a name; reports the expected form of the tag if there is no such word.
  private mutating func name(of tag: TagToken, _ form: String) -> String? {
    guard tag.words.count > 1 else {
      report(.syntax(.expected(form: form)), tag)
      return nil
    }
    return tag.words[1]
  }
}
