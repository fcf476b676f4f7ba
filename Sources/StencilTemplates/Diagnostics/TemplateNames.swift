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

  private var used: [(name: String, position: SourcePosition)] = []
  private var usedArguments: [(name: String, position: SourcePosition)] = []
  private let arguments: [String]
  private var defined: Set<String>
  /// Whether some names are known only during rendering.
  var isDynamic = false
  /// The files that are read, and whether their names are known.
  private var files: [String: Bool] = [:]

  /// Creates the names of a template that has no tags yet.
  ///
  /// - Parameters:
  ///   - globals: The names that all templates know.
  ///   - arguments: The keys of `argument`.
  init(globals: [String], arguments: [String]) {
    defined = Set(globals).union(Self.known)
    self.arguments = arguments
  }

  /// Notes that a file was read.
  mutating func addFile(_ name: String) { files[name] = true }

  /// Notes that a tag reads a variable.
  ///
  /// - Parameter member: The property of it that the tag reads.
  mutating func use(_ name: String, _ member: String?, in place: TemplatePlace) {
    used.append((name, place.position(ofVariable: name)))
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
    let suggestions = NameSuggestions(candidates: arguments)
    return usedArguments.filter { seen.insert($0.name).inserted }.compactMap { name, position in
      suggestions.nearest(to: name).map {
        Diagnostic(TemplateFact.undefinedVariable("argument.\(name)", nearest: $0), at: position)
      }
    }
  }

  /// The undefined variables, each once, at their first places.
  private var undefinedVariables: [Diagnostic] {
    guard !isDynamic else { return [] }
    var seen = defined
    let names = used.filter { seen.insert($0.name).inserted }
    let suggestions = NameSuggestions(candidates: Array(defined))
    return names.map { name, position in
      let fact = TemplateFact.undefinedVariable(name, nearest: suggestions.nearest(to: name))
      return Diagnostic(fact, at: position)
    }
  }
}
