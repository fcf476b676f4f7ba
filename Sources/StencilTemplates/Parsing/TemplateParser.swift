import Basics
import DeclarationModel

/// Parses the tags of a template.
///
/// A wrong tag is reported, and the rest is parsed as far as that makes sense.
struct TemplateParser {
  private let tokens: [TemplateToken]
  private let session: RenderSession
  private(set) var expressions: ExpressionParser
  private var failures: [TemplateFailure] = []
  private var position = 0
  /// Whether the rest of the template is not parsed.
  private var isStopped = false
  /// Whether the template has a tag without end, and tags after it that are not known.
  private let isCut: Bool
  /// The names of the tags that are not closed yet.
  private(set) var openings: [String] = []
  /// The loops that are not closed yet.
  var loopDepth = 0
  /// The unknown tags, each of which may need a closing tag.
  private var unknownTags = 0
  var hasExtends = false

  /// Parses a template; its tags, and the names in them, are added to the session.
  ///
  /// - Parameter expressions: The parser of the expressions in all files of the template.
  /// - Returns: The nodes, and the errors.
  static func parse(
    _ source: TemplateSource, in session: RenderSession, _ expressions: inout ExpressionParser
  ) -> (nodes: [CompiledNode], failures: [TemplateFailure]) {
    if let flaw = source.flaw { return ([], [flaw]) }
    let (tokens, failure) = TemplateLexer.tokens(of: source, in: session)
    var parser = TemplateParser(tokens, session, expressions, isCut: failure != nil)
    let scope = session.names.scope
    session.names.scope = []
    let nodes = parser.nodes().nodes
    session.names.scope = scope
    expressions = parser.expressions
    return (nodes, parser.failures + (failure.map { [$0] } ?? []))
  }

  private init(
    _ tokens: [TemplateToken], _ session: RenderSession, _ expressions: ExpressionParser,
    isCut: Bool
  ) {
    self.tokens = tokens
    self.session = session
    self.expressions = expressions
    self.isCut = isCut
  }

  /// Returns the nodes up to a tag of one of some names, and that tag.
  ///
  /// - Parameters:
  ///   - ends: The names, that of the closing tag last; none for the rest of the template.
  ///   - opening: The tag that the last name closes.
  mutating func nodes(
    until ends: [String] = [], of opening: TagToken? = nil
  ) -> (nodes: [CompiledNode], end: TagToken?) {
    if let opening {
      openings.append(opening.name)
      if openings.count > RenderLimits.nesting { stop(.nestedTooDeeply, opening) }
    }
    let scope = session.names.scope
    defer {
      if opening != nil {
        openings.removeLast()
        session.names.scope = scope
      }
    }
    var nodes: [CompiledNode] = []
    while !isStopped, position < tokens.count {
      position += 1
      switch tokens[position - 1] {
      case .text(let text): nodes.append(.text(Array(text.utf8)))
      case .tag(let tag):
        if ends.contains(tag.name) { return (nodes, tag) }
        nodes.append(.place(tag.place))
        if let node = node(of: tag) { nodes.append(node) }
      }
    }
    if let opening, let end = ends.last, !isStopped, !isCut {
      report(.syntax(.missingEnd(end)), opening)
    }
    return (nodes, nil)
  }

  /// Returns the nodes up to a closing tag.
  mutating func body(of tag: TagToken) -> [CompiledNode] {
    nodes(until: ["end\(tag.name)"], of: tag).nodes
  }

  private mutating func node(of tag: TagToken) -> CompiledNode? {
    guard tag.isBlock else {
      return .print(
        value(in: tag) { (parser) throws(TemplateFact) in try parser.printed(tag.words) })
    }
    if tag.words.isEmpty { return nil }
    if let parse = Self.tags[tag.name] { return parse(&self, tag) }
    reportUnexpected(tag)
    return nil
  }

  private mutating func reportUnexpected(_ tag: TagToken) {
    let name = tag.name
    let closed = name.hasPrefix("end") ? String(name.dropFirst(3)) : ""
    let isBranch = ["elif", "else", "empty"].contains(name)
    if isBranch || Self.openers.contains(closed) {
      // The closing tag may belong to a tag whose name is misspelt, which has been reported.
      if unknownTags > 0 {
        if !isBranch { unknownTags -= 1 }
      } else if isBranch {
        report(.syntax(.misplacedBranch(name)), tag)
      } else {
        stop(.syntax(.mismatchedEnd(name, opening: openings.last)), tag)
      }
      return
    }
    noteUnknownTag()
    report(.unknownTag(name, KnownNames(for: name, among: Array(Self.tags.keys))), tag)
  }

  /// Notes an unknown tag, whose closing tag is not reported then.
  mutating func noteUnknownTag() { unknownTags += 1 }

  /// Returns an expression in a tag, or nothing in place of a wrong one, which is reported.
  mutating func value(
    in tag: TagToken,
    _ parse: (inout ExpressionParser) throws(TemplateFact) -> CompiledExpression
  ) -> CompiledExpression {
    read(tag, parse) ?? .literal(.nothing)
  }

  /// Returns a condition in a tag.
  mutating func condition(_ words: ArraySlice<String>, in tag: TagToken) -> CompiledCondition {
    read(tag) { (parser) throws(TemplateFact) in try parser.condition(Array(words)) }
      ?? .value(.literal(.nothing))
  }

  private mutating func read<Value>(
    _ tag: TagToken, _ parse: (inout ExpressionParser) throws(TemplateFact) -> Value
  ) -> Value? {
    let place = session.place(tag.place)
    defer {
      for root in expressions.roots { session.names.use(root.name, root.member, in: place) }
      expressions.roots = []
    }
    do throws(TemplateFact) {
      try ExpressionWords.check(place.text)
      return try parse(&expressions)
    } catch {
      report(error, tag)
      return nil
    }
  }

  /// Returns the number of a name.
  mutating func number(of name: String) -> Int { expressions.number(of: name) }

  /// Returns the number of a name that a tag defines.
  mutating func define(_ name: String) -> Int {
    session.names.define(name)
    return number(of: name)
  }

  /// Notes that a name is in scope up to the end of the tag around the current one.
  mutating func addToScope(_ name: String) { session.names.scope.append(name) }

  /// Returns what a function parses while more names are in scope.
  mutating func scoped<Value>(
    _ names: [String], _ parse: (inout TemplateParser) -> Value
  ) -> Value {
    let outer = session.names.scope
    session.names.scope += names
    defer { session.names.scope = outer }
    return parse(&self)
  }

  /// Returns the file that the second word of a tag names.
  mutating func file(of tag: TagToken) -> CompiledExpression {
    let file = value(in: tag) { (parser) throws(TemplateFact) in try parser.variable(tag.words[1]) }
    if case .literal(.text(let name)) = file, tag.words.count == 2 {
      session.names.needFile(name)
    } else {
      session.names.isDynamic = true
    }
    return file
  }

  /// Notes that a macro around the tag has other effects than to print a text that depends on the names that it reads.
  mutating func noteEffects() { expressions.uses.hasEffects = true }

  /// Returns the names that a function has read, and adds them to those read so far.
  mutating func uses<Value>(
    of parse: (inout TemplateParser) -> Value
  ) -> (uses: MacroUses, value: Value) {
    let outer = expressions.uses
    expressions.uses = MacroUses()
    let value = parse(&self)
    defer { expressions.uses = outer }
    return (expressions.uses, value)
  }

  /// Returns the number of the name of a macro that a tag calls.
  mutating func numberOfCalled(_ name: String) -> Int {
    let number = number(of: name)
    expressions.uses.names.insert(number)
    expressions.uses.calls.insert(number)
    return number
  }

  /// Reports that a tag is wrong.
  mutating func report(_ fact: TemplateFact, _ tag: TagToken) {
    let position = fact.position(in: session.place(tag.place))
    failures.append(TemplateFailure(fact: fact, position: position))
    if failures.count >= RenderLimits.syntaxErrors { isStopped = true }
  }

  /// Reports that a tag is wrong, and that the rest cannot be parsed.
  private mutating func stop(_ fact: TemplateFact, _ tag: TagToken) {
    report(fact, tag)
    isStopped = true
  }
}
