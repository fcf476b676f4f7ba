import Foundation

// Writes the sources of a synthetic app: types, views, extensions and tests with bodies like those of real apps, and
// protocols with the requirements that apps declare. The same arguments give the same bytes.
//
//   corpus app FOLDER             4,000 files, 24 MB, 940 protocols
//   corpus realistic FOLDER       the same with what real apps have besides; see AppDescription
//   corpus protocols FOLDER COUNT COUNT protocols as an app has them, twenty in a file

/// A generator of random numbers that gives the same numbers everywhere (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The numbers of declarations by which an app differs from a uniform one.
struct AppDescription {
  /// Protocols that have the same names as others, each in a type of its own.
  var namesakes = 0
  /// Protocols with requirements whose types are aliases that other files declare.
  var aliases = 0
  /// Protocols that no mock conforms to, so that each run has a warning for each.
  var warnings = 0
  /// Files that the compiler refuses.
  var errors = 0
  /// Whether folders are nested, and have spaces in their names.
  var hasDeepFolders = false

  /// An app of files of one kind.
  static let uniform = AppDescription()
  /// An app with as many namesakes as the largest one that was measured.
  static let realistic = AppDescription(
    namesakes: 49, aliases: 150, warnings: 12, errors: 1, hasDeepFolders: true)

  /// Returns whether one of `count` declarations that are spread over all files stands in a file.
  static func has(_ count: Int, _ number: Int) -> Bool {
    (number + 1) * count / App.files > number * count / App.files
  }
}

/// The sources of an app.
struct App {
  static let files = 4_000
  static let protocols = 940
  static let bytes = 24_000_000

  private static let nouns = [
    "User", "Order", "Cart", "Article", "Comment", "Session", "Payment", "Address", "Photo",
    "Album",
    "Message", "Channel", "Report", "Invoice", "Device", "Profile", "Search", "Setting", "Token",
    "Feed",
  ]
  private static let roles = [
    "UseCase", "Repository", "Service", "Environment", "Router", "Store", "Delegate", "Client",
    "Provider", "Tracker",
  ]
  private static let types = [
    "Int", "String", "Bool", "Date", "URL", "Data", "[String]", "[Int: String]", "String?",
    "(id: Int, name: String)",
  ]

  /// The declarations and folders that the app has in addition.
  let description: AppDescription
  private var random = Seeded(state: 42)

  init(_ description: AppDescription = .uniform) { self.description = description }

  private mutating func pick<T>(_ all: [T]) -> T {
    all[Int.random(in: 0..<all.count, using: &random)]
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  /// Writes all files into a folder.
  mutating func write(to folder: URL) throws {
    let average = Self.bytes / Self.files
    var written = 0
    for number in 0..<Self.files {
      let layer = pick(["View", "Model", "Domain", "Data"])
      let group = folder.appendingPathComponent(
        description.hasDeepFolders
          ? "Module \(number / 400)/Feature \(number / 40)/Sources/\(layer) Layer"
          : "Feature\(number / 40)/\(layer)")
      try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
      // As in apps, protocols are grouped, and most files have none.
      let last = (number + 1) * Self.protocols / Self.files
      let first = number * Self.protocols / Self.files
      var text = heading(number)
      for index in first..<last { text += protocolText(index) }
      text += besides(number)
      // Types are written completely, so that a file ends about half a type after its target size.
      let size = average * pick([25, 50, 75, 100, 150, 200]) / 100 - 1_650
      var part = 0
      while text.utf8.count < size {
        text += typeText("\(pick(Self.nouns))\(number)Part\(part)")
        part += 1
      }
      written += text.utf8.count
      try text.write(
        to: group.appendingPathComponent("File\(number).swift"), atomically: false, encoding: .utf8)
    }
    print("\(Self.files) files, \(written) bytes, \(Self.protocols) protocols")
  }

  /// Returns what a file has because of the description.
  private func besides(_ number: Int) -> String {
    var text = ""
    if AppDescription.has(description.namesakes, number) {
      text += """
        enum Screen\(number) {
          protocol Delegate: AnyObject {
            func screen\(number)DidLoad(_ items: [Item])
          }
          struct Item {}
        }


        """
    }
    if AppDescription.has(description.aliases, number) {
      text += "typealias Completion\(number) = (Result<[Int], any Error>) -> Void\n\n"
    }
    let other = number - 40
    if other >= 0, AppDescription.has(description.aliases, other) {
      text += """
        protocol Loader\(number) {
          func load(_ id: Int, completion: @escaping Completion\(other))
        }


        """
    }
    if AppDescription.has(description.warnings, number) {
      text += "protocol Maker\(number) { func make() -> some Equatable }\n\n"
    }
    if AppDescription.has(description.errors, number) {
      text += "func broken\(number)( {\n\n"
    }
    return text
  }

  private mutating func heading(_ number: Int) -> String {
    """
    //
    //  File\(number).swift
    //  This file's {braces}, "quotes" and \(number % 12 == 0 ? "protocol words" : "words") are text.
    //

    import Foundation


    """
  }

  private func name(_ index: Int) -> String {
    Self.nouns[index % Self.nouns.count] + Self.roles[index / Self.nouns.count % Self.roles.count]
      + "\(index)"
  }

  /// Returns a protocol of the kind that apps declare, of 400 bytes on average: every fifth
  /// inherits, every tenth has an associated type.
  mutating func protocolText(_ index: Int) -> String {
    let parents =
      index % 5 == 4
      ? ": \(name(index - 1))" : index % 3 == 0 ? ": AnyObject" : index % 7 == 0 ? ": Sendable" : ""
    var lines = ["/// Gives access to \(name(index)).", "protocol \(name(index))\(parents) {"]
    if index % 10 == 0 { lines.append("  associatedtype Item\(index): Hashable") }
    for member in 0..<Int.random(in: 1...8, using: &random) {
      lines.append("  " + requirement(index, member))
    }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }

  private mutating func requirement(_ index: Int, _ member: Int) -> String {
    let type = pick(Self.types)
    let other = pick(Self.types)
    let name =
      "\(pick(["fetch", "save", "load", "remove", "update", "send"]))\(pick(Self.nouns))\(index)X\(member)"
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: return "var \(name): \(type) { get }"
    case 2: return "var \(name): \(type) { get set }"
    case 3, 4: return "func \(name)(_ value: \(type), for key: \(other)) async throws -> \(type)"
    case 5:
      return "func \(name)(id: Int, completion: @escaping (Result<\(other), any Error>) -> Void)"
    case 6: return "func \(name)<T: Decodable>(_ type: T.Type, at path: String) throws -> T"
    case 7: return "func \(name)() -> \(type)"
    case 8: return "func \(name)(with options: [String: Any], handler: ((Bool) -> Void)?)"
    case 9:
      return index % 10 == 0
        ? "func \(name)(_ item: Item\(index)) -> Bool" : "func \(name)(_ items: [\(other)])"
    case 10: return "func \(name)(from start: Int, to end: Int, step: \(type)) throws"
    default: return "func \(name)(_ value: \(type))"
    }
  }

  private mutating func typeText(_ name: String) -> String {
    var text = "\(pick(["final class", "struct", "enum"])) \(name) {\n"
    if text.hasPrefix("enum") {
      text += "  case first(id: Int), second(String)\n  case third\n\n"
    } else {
      text +=
        "  private var count = 0\n  let title: String = \"\(name) \\(1 + 2) {not a brace}\"\n\n"
    }
    for number in 0..<Int.random(in: 2...6, using: &random) { text += function(number) }
    if chance(20) { text += "  typealias Handler\(name) = (Int) -> Void\n" }
    text += "}\n\n"
    if chance(15) {
      text +=
        "extension \(name): Equatable {\n  static func == (a: Self, b: Self) -> Bool { true }\n}\n\n"
    }
    if chance(5) { text += "#if DEBUG\n  typealias \(name)Alias = \(name)\n#endif\n\n" }
    return text
  }

  private mutating func function(_ number: Int) -> String {
    var text = "  /// Returns the \(pick(Self.nouns)) of a row; see `load(\(number))`.\n"
    text += "  func work\(number)(_ input: [Int], named name: String) -> String {\n"
    for line in 0..<Int.random(in: 3...14, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        text += "    let value\(line) = input.map { $0 * \(line) }.filter { $0 > 3 }.reduce(0, +)\n"
      case 1: text += "    guard !input.isEmpty else { return \"none of \\(name) in {\(line)}\" }\n"
      case 2:
        text +=
          "    if input.count > \(line), let first = input.first { print(\"\\(first): \\(name)\") }\n"
      case 3: text += "    // A comment with a class and a { that is not closed.\n"
      case 4:
        text +=
          "    for index in 0..<input.count where index % 2 == \(line % 2) { _ = input[index] / 2 }\n"
      default:
        text +=
          "    switch input.count {\n    case 0: break\n    case 1...\(line + 2): print(name)\n    default: break\n    }\n"
      }
    }
    return text + "    return name + \"\(number)\"\n  }\n\n"
  }
}

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case ("app", 2), ("realistic", 2):
  var app = App(arguments.first == "app" ? .uniform : .realistic)
  try app.write(to: URL(fileURLWithPath: CommandLine.arguments[2]))
case ("protocols", 3):
  var app = App()
  let count = Int(CommandLine.arguments[3]) ?? 0
  let folder = URL(fileURLWithPath: CommandLine.arguments[2])
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for first in stride(from: 0, to: count, by: 20) {
    let text = (first..<min(first + 20, count)).map { app.protocolText($0) }.joined()
    try text.write(
      to: folder.appendingPathComponent("File\(first).swift"), atomically: false, encoding: .utf8)
  }
default:
  let usage =
    "usage: corpus app|realistic FOLDER | protocols FOLDER COUNT; see Corpus.swift\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
