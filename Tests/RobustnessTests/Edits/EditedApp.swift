import Foundation
import RandomSupport

/// The sources of a small app that is edited at random, with the dirt of real ones: namesakes, nested types, aliases,
/// conditions, warnings, syntax errors, and spaces in names.
struct EditedApp {
  /// A declaration in a file.
  enum Declaration {
    case proto(EditedProtocol)
    /// A type with a function, and with members of its own.
    case type(name: String, body: Int, members: [String])
    case alias(name: String, type: String)
    /// A comment that is told as a misspelt mark.
    case warning(String)
    /// Comments and blank lines, of which only marks and what hides code have a meaning.
    case comment(String)
    /// Code that names protocols and types: classes, extensions, aliases, global actors.
    case code(String)
    case syntaxError

    /// The name that it declares, if it declares one.
    var name: String? {
      switch self {
      case .proto(let proto): proto.name
      case .type(let name, _, _), .alias(let name, _): name
      case .warning, .comment, .code, .syntaxError: nil
      }
    }
  }

  /// A protocol.
  struct EditedProtocol {
    var name: String
    var parents: [String] = []
    var requirements: [String] = []
    /// The type around it.
    var scope: String?
    /// The condition around it.
    var condition: String?
  }

  /// The names that declarations draw from: few, so that namesakes are frequent, or more, so that many files do not
  /// depend on each other.
  private let protocolNames: [String]
  private let typeNames: [String]
  private let limit: Int
  /// Whether most files import something.
  private let hasImports: Bool
  private static let types = [
    "Int", "String", "Item", "Key", "Handler", "Bool", "[Key: Item]", "any Store", "Item.Nested",
    "() -> Void", "Base", "Both", "Chain", "Box", "any Router", "Store.Key", "Item?",
  ]
  private static let imports = [
    "Foundation", "Foundation\nimport Dispatch", "struct Foundation.Date",
    "Foundation\n#if canImport(UIKit)\nimport UIKit\n#endif", "Foundation\n@testable import Core",
    "Foundation\n#if DEBUG\nimport Combine\n#else\nimport UIKit\n#endif",
  ]
  static let folders = ["S", "S/Domain", "S/My Feature", "S/Domain/Deep"]

  /// The declarations of each file, by its path.
  private(set) var files: [String: [Declaration]] = [:]
  /// The imports of files that have others than most.
  private var imports: [String: String] = [:]
  private var random: RandomSource
  private var counter = 0

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let isWide = seed % 2 == 0
    protocolNames =
      ["Store", "UserCase", "Router", "Client", "Feed", "Cart"]
      + (isWide ? (1...18).map { "Service\($0)" } : [])
    typeNames =
      ["Item", "Key", "Handler", "MockStore", "Store", isWide ? "Value" : "Bool"]
      + (isWide ? (1...12).map { "Value\($0)" } : [])
    limit = isWide ? 40 : 14
    hasImports = seed / 2 % 2 == 0
    for _ in 0..<limit / 2 { _ = edit() }
  }

  /// Changes something, and returns what, in words.
  mutating func edit() -> String {
    counter += 1
    guard let path = files.keys.sorted().randomElement(using: &random) else { return addFile() }
    switch random.number(0...19) {
    case 0, 1: return files.count < limit ? addFile() : remove(path)
    case 2: return remove(path)
    case 3: return move(path)
    case 4, 5, 6: return addDeclaration(to: path)
    case 7: return removeDeclaration(of: path)
    case 8:
      imports[path] = random.number(0...3) == 0 ? nil : random.pick(Self.imports)
      return "change the imports of \(path)"
    default: return change(path)
    }
  }

  /// The text of a file.
  func text(of path: String) -> String {
    let imports = imports[path] ?? (hasImports ? "Foundation" : nil)
    return (imports.map { "import \($0)\n\n" } ?? "")
      + (files[path] ?? []).map(text).joined(separator: "\n")
  }

  private func text(_ declaration: Declaration) -> String {
    switch declaration {
    case .proto(let proto):
      var text = "protocol \(proto.name)"
      if !proto.parents.isEmpty { text += ": " + proto.parents.joined(separator: ", ") }
      text += " {\n" + proto.requirements.map { "  \($0)\n" }.joined() + "}\n"
      if let scope = proto.scope { text = "extension \(scope) {\n\(text)}\n" }
      if let condition = proto.condition { text = "#if \(condition)\n\(text)#endif\n" }
      return text
    case .type(let name, let body, let members):
      return "struct \(name) {\n  func work() -> Int { \(body) }\n"
        + members.map { "  \($0)\n" }.joined() + "}\n"
    case .alias(let name, let type): return "typealias \(name) = \(type)\n"
    case .warning(let name): return "// kagemusha: mok\nprotocol Warned\(name) {}\n"
    case .comment(let text), .code(let text): return text
    case .syntaxError: return "protocol Broken {\n"
    }
  }
}

// The edits.
extension EditedApp {
  private mutating func addFile() -> String {
    let folder = random.pick(Self.folders)
    let path = "\(folder)/File \(counter).swift"
    files[path] = [declaration()]
    return "add \(path)"
  }

  private mutating func remove(_ path: String) -> String {
    files[path] = nil
    return "remove \(path)"
  }

  private mutating func move(_ path: String) -> String {
    let target = "\(random.pick(Self.folders))/Moved\(counter).swift"
    files[target] = files.removeValue(forKey: path)
    return "move \(path) to \(target)"
  }

  private mutating func addDeclaration(to path: String) -> String {
    let new = declaration()
    files[path]?.insert(new, at: 0)
    return "add \(new) to \(path)"
  }

  private mutating func removeDeclaration(of path: String) -> String {
    if files[path]?.isEmpty == false { files[path]?.removeFirst() }
    return "remove a declaration of \(path)"
  }

  private mutating func declaration() -> Declaration {
    switch random.number(0...24) {
    case 0...7: return .proto(proto())
    case 16, 17: return .comment(comment())
    case 8...11:
      return .type(
        name: random.pick(typeNames), body: counter, members: ["let x\(counter) = 1"])
    case 12, 13: return .alias(name: random.pick(typeNames), type: random.pick(Self.types))
    case 14: return .warning("\(counter)")
    case 18...24: return .code(code())
    default: return .syntaxError
    }
  }

  private mutating func comment() -> String {
    random.pick([
      "// Comment \(counter).\n", "\n\n", "  /// \"\(counter)\"\n", "/* \(counter)\n// */\n",
      "/*\n// \(counter)\nprotocol Hidden {}\n*/\n", "// kagemusha: skip\n", "//\r// x\n",
      "// kagemusha: mock\n\n", "// Generated \(counter)\n",
      "/// @mockable(override: name = Own\(counter))\n",
    ])
  }

  private mutating func code() -> String {
    let (proto, type) = (random.pick(protocolNames), random.pick(typeNames))
    return random.pick([
      "class Base { init(count: Int) {} }\n", "class Base {}\n", "final class Base: \(proto) {}\n",
      "class \(type): Base { func m\(counter % 6)() {} }\n", "actor \(type) {}\n",
      "extension \(proto) { func m\(counter % 6)() {} }\n",
      "extension \(proto) { var m\(counter % 6): Int { 0 } }\n",
      "extension \(proto) { typealias \(type) = Int }\n",
      "extension \(proto) where Self: AnyObject { func m\(counter % 6)(_ value: Int) {} }\n",
      "typealias Both = \(proto) & \(random.pick(protocolNames))\n",
      "typealias Chain = \(type)\n", "typealias \(type) = Chain\n",
      "@globalActor actor Disk { static let shared = Disk() }\n",
      "@Disk protocol \(proto) { func m\(counter % 6)() async }\n",
      "@MainActor protocol \(proto) { func m\(counter % 6)() }\n", "struct Box: ~Copyable {}\n",
      "struct Box { struct \(type) {} }\n", "@_spi(Test) public protocol \(proto) {}\n",
      "enum \(type) { protocol \(proto) { func m\(counter % 6)() -> \(type) } }\n",
      "protocol \(proto): Base { var m\(counter % 6): \(type) { get } }\n",
      "protocol \(proto) where Key: \(random.pick(protocolNames)) { associatedtype Key }\n",
      "protocol \(proto): \(random.pick(protocolNames)) where Key == \(type) {}\n",
      "protocol \(proto) { associatedtype \(type); func m\(counter % 6)() -> \(type) }\n",
      "protocol \(proto) { func m\(counter % 6)(_ body: () throws -> Int) rethrows }\n",
      "protocol Mode { func m\(counter % 6)() }\n", "final class Mock\(proto): \(proto) {}\n",
      "struct Mock\(proto) {}\n", "// kagemusha: name=Own\(proto)\nprotocol \(proto) {}\n",
      "// kagemusha: shallow\nprotocol \(proto) { var m: any Store { get } }\n",
      "private protocol \(proto) {}\n", "struct Core {}\n", "import Dispatch\n",
      "protocol \(proto) {\r\n  @available(*, deprecated, message: \"\"\"\r\n    x\r\n    \"\"\")\r\n  func m\(counter % 6)()\r\n}\r\n",
      "enum Void {}\n", "extension \(type) { struct Nested {} }\n",
    ])
  }

  private mutating func proto() -> EditedProtocol {
    var proto = EditedProtocol(name: random.pick(protocolNames))
    for _ in 0..<random.number(0...3) { proto.requirements.append(requirement()) }
    if random.number(0...2) == 0 { proto.parents = [random.pick(protocolNames)] }
    if random.number(0...5) == 0 { proto.scope = random.pick(typeNames) }
    if random.number(0...5) == 0 { proto.condition = random.pick(["DEBUG", "!DEBUG"]) }
    return proto
  }

  private mutating func requirement() -> String {
    let type =
      random.number(0...2) == 0 ? random.pick(typeNames) : random.pick(Self.types)
    let name = "m\(random.number(0...5))"
    switch random.number(0...5) {
    case 0: return "var \(name): \(type) { get }"
    case 1: return "associatedtype Key"
    case 2: return "func \(name)() -> \(random.pick(["Item", "any Store", "any Router", "Store"]))"
    default: return "func \(name)(_ value: \(type == "() -> Void" ? "@escaping () -> Void" : type))"
    }
  }

  /// Changes one declaration of a file.
  private mutating func change(_ path: String) -> String {
    guard var declarations = files[path],
      let index = declarations.indices.randomElement(using: &random)
    else { return "change nothing" }
    let before = declarations[index]
    switch before {
    case .proto(var proto):
      switch random.number(0...5) {
      case 0: proto.name = random.pick(protocolNames)
      case 1: proto.parents = proto.parents.isEmpty ? [random.pick(protocolNames)] : []
      case 2: proto.condition = proto.condition == nil ? "DEBUG" : nil
      case 3 where !proto.requirements.isEmpty: proto.requirements.removeLast()
      default: proto.requirements.append(requirement())
      }
      declarations[index] = .proto(proto)
    case .type(let name, let body, let members):
      declarations[index] =
        Bool.random(using: &random)
        ? .type(name: name, body: body + 1, members: members)
        : .type(
          name: name, body: body, members: members + ["struct \(random.pick(["Nested", "Key"])) {}"]
        )
    case .alias(let name, _):
      declarations[index] = .alias(name: name, type: random.pick(Self.types))
    case .comment: declarations[index] = .comment(comment())
    case .code: declarations[index] = .code(code())
    case .warning, .syntaxError: declarations.remove(at: index)
    }
    files[path] = declarations
    return "change \(before) of \(path)"
  }
}
