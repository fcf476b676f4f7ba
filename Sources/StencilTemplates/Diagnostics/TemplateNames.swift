import Basics
import DeclarationModel

/// The variables that the files of a template use, and the names that they define.
///
/// A name that is defined anywhere counts as defined: macros see the variables of their callers.
struct TemplateNames {
  /// The names that rendering defines by itself, and those that mean no value.
  private static let known = [
    "forloop", "maploop", "block", "filter_value", "nil", "none", "null",
  ]

  /// The names that tags around the current one define, outermost first, while a file is parsed.
  var scope: [String] = []
  private var used: [(name: String, position: SourcePosition, scope: [String])] = []
  private var usedArguments: [(name: String, position: SourcePosition)] = []
  /// The path of the template itself.
  private let path: String
  private let globals: [String]
  private let arguments: [String]
  private var defined: Set<String>
  /// Whether some names are known only during rendering.
  var isDynamic = false
  /// The files that are read, and whether their names are known.
  private var files: [String: Bool] = [:]

  /// Creates the names of a template that has no tags yet.
  ///
  /// - Parameters:
  ///   - path: The path of the template.
  ///   - globals: The names that all templates know.
  ///   - arguments: The keys of `argument`.
  init(path: String, globals: [String], arguments: [String]) {
    self.path = path
    self.globals = globals
    defined = Set(globals).union(Self.known)
    self.arguments = arguments
  }

  /// Notes that a file was read.
  mutating func addFile(_ name: String) { files[name] = true }

  /// Notes that a tag reads a variable.
  ///
  /// - Parameter member: The property of it that the tag reads.
  mutating func use(_ name: String, _ member: String?, in place: TemplatePlace) {
    used.append((name, place.position(ofVariable: name), scope))
    guard name == "argument", let member else { return }
    var position = place.position(ofVariable: "argument.\(member)")
    position.column += "argument.".utf8.count
    usedArguments.append((member, position))
  }

  /// Notes that a tag defines a name.
  mutating func define(_ name: String) { defined.insert(name) }

  /// Notes that a tag reads a file.
  mutating func needFile(_ name: String) { files[name] = files[name] ?? false }

  /// The files of which the names are not known yet, sorted.
  var unreadFiles: [String] { files.filter { !$0.value }.keys.sorted() }

  /// The undefined variables, and the arguments that are probably misspelt.
  var undefined: [Diagnostic] { undefinedVariables + misspeltArguments }

  /// The arguments that are not given, where one with a similar name is, each once: an argument may
  /// well be left out.
  private var misspeltArguments: [Diagnostic] {
    var seen = Set(arguments)
    let names = arguments.map { "argument.\($0)" }
    let suggestions = NameSuggestions(candidates: arguments)
    return usedArguments.filter { seen.insert($0.name).inserted }.compactMap { name, position in
      guard suggestions.nearest(to: name) != nil else { return nil }
      let known = KnownNames(for: "argument.\(name)", among: names)
      return Diagnostic(TemplateFact.undefinedVariable("argument.\(name)", known), at: position)
    }
  }

  /// The undefined variables, each once, at their first places.
  private var undefinedVariables: [Diagnostic] {
    guard !isDynamic else { return [] }
    var seen = defined
    let names = used.filter { seen.insert($0.name).inserted }
    let all = Array(defined.subtracting(Self.known))
    return names.map { name, position, scope in
      // The files that include another one decide which variables it sees.
      let visible = position.path == path ? globals + scope : all
      let known = KnownNames(for: name, among: visible, suggesting: all)
      return Diagnostic(TemplateFact.undefinedVariable(name, known), at: position)
    }
  }
}
