import Basics
import DeclarationModel

/// A protocol as the compiler prints it: one line for the protocol, and one for each requirement.
package struct ProtocolInterface: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The parents, sorted.
  package var parents: [String]
  /// The requirements, in order, each with its attributes.
  package var requirements: [String]

  /// All lines, with the protocols of a composition in alphabetical order. The compiler orders them
  /// by module, which a header alone does not specify.
  package var lines: [String] {
    let lines = ["protocol \(name): \(parents.joined(separator: ", "))"] + requirements
    return lines.map { line in
      let parts = line.parts(separatedBy: "any ")
      return (parts.prefix(1) + parts.dropFirst().map(Self.sortingComposition))
        .joined(separator: "any ")
    }
  }

  /// Returns a text with the protocols of the composition at its beginning in alphabetical order.
  private static func sortingComposition(_ text: Substring) -> Substring {
    var names: [Substring] = []
    var rest = text
    while true {
      let name = (names.isEmpty ? rest : rest.dropFirst(" & ".count)).prefix(while: \.isWord)
      guard !name.isEmpty, names.isEmpty || rest.hasPrefix(" & ") else { break }
      names.append(name)
      rest = text[name.endIndex...]
    }
    return Substring(names.sorted().joined(separator: " & ")) + rest
  }
}

extension Character {
  /// Whether the character can be part of an identifier.
  var isWord: Bool { isLetter || isNumber || self == "_" }
}

extension ProtocolInterface {
  /// Parses the output of `swift-synthesize-interface`.
  /// The parser omits details that a conforming type does not repeat: default arguments, and the
  /// asynchronous form of a requirement with a completion handler.
  /// a requirement with a completion handler.
  ///
  /// - Parameters:
  ///   - interface: The output.
  ///   - system: The system whose versions count.
  package static func all(in interface: String, for system: System) -> [ProtocolInterface] {
    var found: [ProtocolInterface] = []
    var attributes: [String] = []
    var isInProtocol = false
    var isInComment = false
    for line in interface.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isInComment = true }
      if isInComment {
        isInComment = !line.contains("*/")
        continue
      }
      if let heading = heading(of: line) {
        found.append(ProtocolInterface(heading: heading))
        attributes = []
        isInProtocol = true
        continue
      } else if line == "}" {
        isInProtocol = false
      }
      guard isInProtocol, !line.hasPrefix("public "), !line.hasPrefix("//") else { continue }
      if line.hasPrefix("@available") {
        attributes += introduction(line, on: system).map { [$0] } ?? []
      } else {
        let requirement = (attributes + [plain(line)]).joined(separator: " ")
        attributes = []
        if !line.contains(") async") {
          found[found.count - 1].requirements.append(requirement)
        }
      }
    }
    return found
  }

  /// Returns the text after `protocol`, for a line that begins with it after attributes such as
  /// `@MainActor`; nil for other lines.
  private static func heading(of line: Substring) -> Substring? {
    guard let keyword = line.firstRange(of: "public protocol "),
      line[..<keyword.lowerBound].split(separator: " ").allSatisfy({ $0.hasPrefix("@") })
    else { return nil }
    return line[keyword.upperBound...]
  }

  private init(heading: Substring) {
    let parts = heading.dropLast(" {".count).split(separator: ":", maxSplits: 1)
    name = String(parts.first ?? "").trimmed
    parents = parts.count > 1 ? parts[1].split(separator: ",").map { String($0).trimmed } : []
    parents.sort()
    requirements = []
  }

  /// Returns a requirement without default arguments, and without the memory attributes of
  /// properties.
  private static func plain(_ line: Substring) -> String {
    var text = String(line)
    for value in ["nil", "[]", "[:]"] { text = text.replacing(" = \(value)", with: "") }
    for word in ["weak ", "unowned(unsafe) ", "@NSCopying "] {
      text = text.replacing(word, with: "")
    }
    // The module before a type's name only distinguishes types with the same name.
    return text.replacing("optional static", with: "static optional")
      .replacing("Foundation.", with: "")
  }

  /// Returns the version of a system that introduced a requirement; deprecations are ignored.
  private static func introduction(
    _ attribute: some StringProtocol, on system: System
  ) -> String? {
    let words = attribute.split { " ,():".contains($0) }
    guard let place = words.firstIndex(where: { $0 == system.rawValue }) else { return nil }
    let version = words[(place + 1)...].first { $0.first?.isNumber == true }
    return version.map { "@available(\(system.rawValue) \($0), *)" }
  }

  /// An Apple system.
  package enum System: String, Sendable {
    case macOS
    case iOS

    /// Returns the system of a target triple.
    package init(ofTarget target: String) { self = target.contains("ios") ? .iOS : .macOS }
  }
}

extension ProtocolInterface {
  /// Prints a protocol as the compiler would, without requirements that are refined for Swift.
  package init(_ declaration: ProtocolDeclaration, for system: System = .macOS) {
    name = declaration.qualifiedName
    parents = declaration.inheritance.map(\.text).sorted()
    requirements = declaration.members.filter { $0.importIssue?.isImported != false }
      .map { Self.text($0, system) }
      .filter { !$0.contains("func __") && !$0.contains("var __") && !$0.contains("init(__") }
  }

  private static func text(_ member: ProtocolMember, _ system: System) -> String {
    let heads =
      member.attributes.map(\.text).compactMap { attribute in
        attribute.hasPrefix("@available") ? introduction(attribute, on: system) : attribute
      } + member.modifiers.filter { $0 != .override }.map(\.text)
    return (heads + [body(member.kind)]).joined(separator: " ")
  }

  private static func body(_ kind: ProtocolMember.Kind) -> String {
    switch kind {
    case .method(let method):
      let result = method.result.map { " -> \(spaced($0.text))" } ?? ""
      return
        "func \(escaped(method.name))(\(text(method.parameters)))\(method.effects.text)\(result)"
    case .initializer(let initializer):
      return "init\(initializer.failability.rawValue)(\(text(initializer.parameters)))"
        + initializer.effects.text
    case .property(let property):
      let accessors = property.accessors.hasSetter ? "{ get set }" : "{ get }"
      return "var \(escaped(property.name)): \(spaced(property.type.text)) \(accessors)"
    case .subscript(let element):
      let index = element.parameters.map { "\($0.name): \(spaced($0.type.text))" }
      let accessors = element.accessors.hasSetter ? "{ get set }" : "{ get }"
      return "subscript(\(index.joined(separator: ", "))) -> \(spaced(element.result.text)) "
        + accessors
    case .associatedType, .typeAlias:
      return "nothing that a header declares"
    }
  }

  private static func text(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      let attributes = parameter.attributes.map { $0.text + " " }.joined()
      let names =
        parameter.label == parameter.name || parameter.type == .void
        ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
      let type = parameter.type == .void ? "()" : spaced(parameter.type.text)
      return "\(names): \(attributes)\(type)"
    }.joined(separator: ", ")
  }

  /// Returns a type with a space before the colon of a dictionary, as the compiler prints it.
  private static func spaced(_ type: String) -> String { type.replacing(": ", with: " : ") }

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
    "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
  ]
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
