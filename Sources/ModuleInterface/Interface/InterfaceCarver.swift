/// Extracts the parts of an interface that mocks may need: imports, protocols, aliases, classes, and members of
/// extensions that may implement requirements by default.
///
/// Everything else is skipped without parsing. The interface of the standard library has 4.5 MB, of
/// which mocks need one percent, and a debug build of the parser reads 0.3 MB per second.
struct InterfaceCarver {
  private let module: String
  /// Whether extensions are kept.
  private let keepsExtensions: Bool
  private var blocks: [InterfaceBlock] = []
  /// The attributes on separate lines before a declaration.
  private var attributes: [String] = []
  /// The block that is being read.
  private var current: InterfaceBlock?
  /// The type or extension whose lines are skipped, except for protocols in it.
  private var outer: String?
  private var isInside = false
  /// Whether an attribute excludes the next member of an extension.
  private var isUnwanted = false
  /// The first line of the type or extension whose lines are skipped.
  private var outerLine = ""
  /// The availability of this type or extension.
  private var outerAvailability: [String] = []
  /// The heads of the types in it around the next line, from the outside in.
  private var heads: [(name: String, line: String, availability: [String])] = []
  /// The attributes on separate lines before the last line in a type that is no attribute.
  private var innerAttributes: [String] = []
  /// A protocol (SE-0404) or class nested in a type.
  private var nested: InterfaceBlock?
  /// The lines in it.
  private var linesOfNested: [String] = []
  /// The attributes on separate lines before a member of a class.
  private var memberAttributes: [String] = []

  /// Returns the declarations to keep, in order.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - module: The name of the module.
  ///   - keepsExtensions: Whether extensions are kept.
  /// - Complexity: O(*n*).
  static func blocks(
    of bytes: [UInt8], module: String, keepsExtensions: Bool
  ) -> [InterfaceBlock] {
    bytes.withUnsafeBufferPointer { buffer in
      var carver = InterfaceCarver(module: module, keepsExtensions: keepsExtensions)
      for line in InterfaceLines(buffer) { carver.take(line) }
      return carver.finished
    }
  }

  private init(module: String, keepsExtensions: Bool) {
    self.module = module
    self.keepsExtensions = keepsExtensions
  }

  private mutating func take(_ line: InterfaceLines.Line) {
    if isInside {
      takeInner(line)
    } else if line.indentation == 0, line.bytes.first != 0x7D {
      takeOuter(line)
    }
  }

  /// Reads a line outside of all declarations.
  private mutating func takeOuter(_ line: InterfaceLines.Line) {
    guard let declaration = InterfaceDeclaration(line) else {
      attributes.append(line.text)
      return
    }
    let opens = line.bytes.last == 0x7B
    isInside = opens
    outer = nil
    outerLine = opens ? line.text : ""
    outerAvailability = Self.availability(in: attributes)
    switch declaration.keyword {
    // Only a damaged text has an import or an alias with a brace, which would hide all that follows.
    case "import" where !opens:
      blocks.append(InterfaceBlock(kind: .module, name: declaration.name, lines: []))
    case "protocol": begin(.protocol, declaration.name, line, opens: opens)
    case "typealias" where !opens: begin(.alias, declaration.name, line, opens: false)
    case "extension":
      if opens { outer = declaration.name }
      if keepsExtensions, !attributes.contains(where: { $0.contains("deprecated") }) {
        begin(.extension, declaration.name, line, opens: opens)
      }
    case "struct", "class", "enum", "actor":
      outer = opens ? declaration.name : nil
      blocks.append(
        InterfaceBlock(
          kind: .type, name: declaration.name, lines: ["struct \(declaration.name) {}"]))
      noteSuppression(declaration, name: declaration.name, line)
      noteGlobalActor(declaration.name, line, attributes)
      if ["class", "actor"].contains(declaration.keyword) {
        begin(.class, declaration.name, line, opens: opens)
      }
      if declaration.name == module {
        blocks.append(InterfaceBlock(kind: .namesake, name: module, lines: ["enum \(module) {}"]))
      }
    default: break
    }
    attributes = []
  }

  /// Notes a structure or an enumeration whose inheritance clause, and not a constraint of its parameters, suppresses
  /// `Copyable` or `Escapable`.
  private mutating func noteSuppression(
    _ declaration: InterfaceDeclaration, name: String, _ head: InterfaceLines.Line
  ) {
    guard declaration.keyword == "struct" || declaration.keyword == "enum",
      head.contains("~Copyable") || head.contains("~Escapable")
    else { return }
    var depth = 0
    let plain = head.text.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    let clause = plain.range(of: " where ").map { plain[..<$0.lowerBound] } ?? plain[...]
    if clause.contains("~Escapable") {
      blocks.append(InterfaceBlock(kind: .nonEscapable, name: name, lines: []))
    } else if clause.contains("~Copyable") {
      blocks.append(InterfaceBlock(kind: .noncopyable, name: name, lines: []))
    }
  }

  /// Notes a type that is a global actor.
  private mutating func noteGlobalActor(
    _ name: String, _ head: InterfaceLines.Line, _ attributes: [String]
  ) {
    guard
      head.contains("@globalActor") || attributes.contains(where: { $0.contains("@globalActor") })
    else { return }
    blocks.append(InterfaceBlock(kind: .globalActor, name: name, lines: []))
  }

  private mutating func begin(
    _ kind: InterfaceBlock.Kind, _ name: String, _ line: InterfaceLines.Line, opens: Bool
  ) {
    let own = kind == .extension ? [] : attributes
    let block = InterfaceBlock(kind: kind, name: name, lines: own + [line.text])
    if opens { current = block } else { blocks.append(block) }
  }

  /// Reads a line inside a declaration.
  private mutating func takeInner(_ line: InterfaceLines.Line) {
    if line.indentation == 0 {
      // Only the closing brace of the declaration stands in the first column.
      guard line.bytes.first == 0x7D else { return }
      isInside = false
      if var block = current {
        block.lines.append("}")
        blocks.append(block)
      }
      current = nil
      memberAttributes = []
      outer = nil
      heads = []
      nested = nil
      attributes = []
    } else if let kind = current?.kind, kind == .protocol {
      current?.lines.append(String(repeating: " ", count: line.indentation) + line.text)
    } else if nested != nil {
      takeLineOfNested(line)
    } else {
      if line.indentation == 4, current != nil { takeMember(line) }
      takeNested(line)
      if nested == nil { takeHead(line) }
    }
  }

  /// Notes the types around the lines that follow, if a line begins or ends one.
  private mutating func takeHead(_ line: InterfaceLines.Line) {
    let depth = line.indentation / 4 - 1
    guard let outer, depth >= 0 else { return }
    if line.bytes.first == 0x7D {
      heads.removeSubrange(min(depth, heads.count)...)
    } else if line.bytes.last == 0x7B, Self.beginsType(line), depth <= heads.count,
      let declaration = InterfaceDeclaration(line)
    {
      heads.removeSubrange(depth...)
      heads.append((declaration.name, line.text, Self.availability(in: innerAttributes)))
      let path = ([outer] + heads.map(\.name)).joined(separator: ".")
      noteSuppression(declaration, name: path, line)
      noteGlobalActor(path, line, innerAttributes)
    }
  }

  /// Reads a line at the first level of a type at any depth, where a protocol, a class or an alias may start.
  private mutating func takeNested(_ line: InterfaceLines.Line) {
    guard let outer, line.indentation / 4 == heads.count + 1, line.bytes.first != 0x7D else {
      return
    }
    innerAttributes = attributes
    guard line.bytes.first == 0x40 || Self.mayBeKept(line) else {
      attributes = []
      return
    }
    guard let declaration = InterfaceDeclaration(line) else {
      attributes.append("    " + line.text)
      return
    }
    let path = ([outer] + heads.map(\.name)).joined(separator: ".")
    let name = "\(path).\(declaration.name)"
    if declaration.keyword == "typealias", line.bytes.last != 0x7B {
      let heads = [outerLine] + heads.map(\.line)
      let lines =
        (heads + [line.text]).enumerated().map { Self.indented($0.element, by: $0.offset) }
        + heads.indices.reversed().map { Self.indented("}", by: $0) }
      blocks.append(InterfaceBlock(kind: .nestedAlias, name: name, lines: lines))
    } else if let kind = Self.nestedKinds[declaration.keyword] {
      if kind == .class { noteGlobalActor(name, line, attributes) }
      let start = availability + ["extension \(path) {"] + attributes + ["    " + line.text]
      var block = InterfaceBlock(kind: kind, name: name, lines: start)
      if line.bytes.last == 0x7D {
        block.lines.append("}")
        blocks.append(block)
      } else {
        nested = block
        linesOfNested = []
      }
    }
    attributes = []
  }

  /// Reads a line in a nested protocol or class, or the one that ends it.
  private mutating func takeLineOfNested(_ line: InterfaceLines.Line) {
    guard line.bytes.first == 0x7D, line.indentation / 4 == heads.count + 1 else {
      linesOfNested.append(String(repeating: " ", count: line.indentation) + line.text)
      return
    }
    if let block = nested {
      var complete = block
      complete.lines += linesOfNested + ["    }", "}"]
      blocks.append(complete)
      if block.kind == .class { takeDeclarations(in: block) }
    }
    nested = nil
  }

  /// Reads the declarations in a nested class, which may have protocols, too.
  ///
  /// - Parameter start: The lines up to its head.
  private mutating func takeDeclarations(in start: InterfaceBlock) {
    let members = linesOfNested.map { String($0.dropFirst(4 * (heads.count + 1))) }
    let lines =
      Self.availability(in: start.lines) + ["extension \(start.name) {"] + members + ["}\n"]
    let text = lines.joined(separator: "\n")
    blocks += Self.blocks(of: Array(text.utf8), module: module, keepsExtensions: false)
  }

  /// The availability of the types around the next line.
  private var availability: [String] { outerAvailability + heads.flatMap(\.availability) }

  private static func availability(in attributes: [String]) -> [String] {
    attributes.map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("@available") }.map(String.init)
  }

  private static func indented(_ text: String, by depth: Int) -> String {
    String(repeating: "    ", count: depth) + text
  }

  /// The kinds of the declarations that are kept inside a type, by their keywords.
  private static let nestedKinds: [String: InterfaceBlock.Kind] = [
    "protocol": .protocol, "class": .class, "actor": .class,
  ]

  /// Returns whether a line may begin a protocol, an alias, a class or an actor.
  private static func mayBeKept(_ line: InterfaceLines.Line) -> Bool {
    [
      "public protocol ", "package protocol ", "public typealias ", "package typealias ",
      "open class ", "public class ", "class ", "public actor ", "nonisolated ", "distributed ",
    ]
    .contains { line.bytes.starts(with: $0.utf8) }
  }

  /// Returns whether a line may begin a type.
  private static func beginsType(_ line: InterfaceLines.Line) -> Bool {
    line.bytes.first == 0x40
      || ["public ", "package ", "open ", "final ", "nonisolated ", "indirect ", "distributed "]
        .contains { line.bytes.starts(with: $0.utf8) }
  }

  /// Reads a line of a class or an extension, and keeps it if it is a complete member. Deprecated
  /// members of extensions are not kept, since inheriting them causes a warning.
  private mutating func takeMember(_ line: InterfaceLines.Line) {
    let isMember = line.bytes.last != 0x7B && line.bytes.first != 0x7D
    let isDeprecated = current?.kind == .extension && line.contains("deprecated")
    if isDeprecated || line.contains("unavailable") { isUnwanted = true }
    guard InterfaceDeclaration(line) != nil else {
      // A default implementation is compared with its requirement, for which attributes do not matter.
      if current?.kind == .class { memberAttributes.append("    " + line.text) }
      return
    }
    if isMember, !isUnwanted { current?.lines += memberAttributes + ["    " + line.text] }
    memberAttributes = []
    isUnwanted = false
  }

  /// The blocks; extensions contain only members that may implement a requirement.
  private var finished: [InterfaceBlock] {
    guard keepsExtensions else { return blocks }
    let protocols = Set(blocks.filter { $0.kind == .protocol }.map(\.name))
    let classes = Set(blocks.filter { $0.kind == .class }.map(\.name))
    let requirements = Set(
      blocks.filter { $0.kind == .protocol }.flatMap { $0.lines.dropFirst() }
        .compactMap(Self.memberName))
    return blocks.compactMap { block in
      guard block.kind == .extension else { return block }
      if classes.contains(block.name) {
        // An extension of which only a nested class is kept states nothing about the class around it.
        if block.lines == ["extension \(block.name) {", "}"] { return nil }
        return InterfaceBlock(kind: .class, name: block.name, lines: block.lines)
      }
      guard protocols.contains(block.name), let first = block.lines.first else { return nil }
      let members = block.lines.dropFirst().dropLast().filter { line in
        Self.memberName(line).map(requirements.contains) ?? false
      }
      guard !members.isEmpty else { return nil }
      return InterfaceBlock(
        kind: .extension, name: block.name, lines: [first] + members + ["}"])
    }
  }

  /// Returns the base name that a line declares.
  private static func memberName(_ line: String) -> String? {
    var line = line
    return line.withUTF8 { buffer in
      var lines = InterfaceLines(buffer)
      guard let line = lines.next(), let declaration = InterfaceDeclaration(line) else {
        return nil
      }
      switch declaration.keyword {
      case "func", "var", "let", "init", "subscript": return declaration.name
      default: return nil
      }
    }
  }
}
