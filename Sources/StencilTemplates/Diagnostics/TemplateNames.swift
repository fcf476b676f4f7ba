import Basics
import DeclarationModel

/// The variables that the files of a template use, and the names that they define.
///
/// A name that is defined anywhere counts as defined: macros see the variables of their callers.
struct TemplateNames {
  /// The names that rendering defines by itself.
  private static let loops = ["forloop", "maploop", "block"]

  private var used: [(name: String, position: SourcePosition)] = []
  private var usedArguments: [(name: String, position: SourcePosition)] = []
  private let arguments: [String]
  private var defined: Set<String>
  private var isDynamic = false
  /// The files that are read, and whether their names are known.
  private var files: [String: Bool] = [:]

  /// Creates the names of a template that has no tags yet.
  ///
  /// - Parameters:
  ///   - globals: The names that all templates know.
  ///   - arguments: The keys of `argument`.
  init(globals: [String], arguments: [String]) {
    defined = Set(globals).union(Self.loops)
    self.arguments = arguments
  }

  /// Notes that a file was read.
  mutating func addFile(_ name: String) { files[name] = true }

  /// Adds the variables of a tag.
  mutating func add(_ place: TemplatePlace) {
    let variables = TagVariables(place.text)
    used += variables.used.map { ($0.name, place.position(at: $0.offset)) }
    usedArguments += variables.arguments.map { ($0.name, place.position(at: $0.offset)) }
    defined.formUnion(variables.defined)
    isDynamic = isDynamic || variables.isDynamic
    for file in variables.files where files[file] == nil { files[file] = false }
  }

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
