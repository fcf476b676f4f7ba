import Basics
import DeclarationModel

/// The variables that the files of a template use, and the names that they define.
///
/// A name that is defined anywhere counts as defined: macros see the variables of their callers.
struct TemplateNames {
  /// The names that rendering defines by itself.
  private static let loops = ["forloop", "maploop", "block"]

  private var used: [(name: String, position: SourcePosition)] = []
  private var defined: Set<String>
  private var isDynamic = false
  /// The files that are read, and whether their names are known.
  private var files: [String: Bool] = [:]

  /// Creates the names of a template that has no tags yet.
  ///
  /// - Parameter globals: The names that all templates know.
  init(globals: some Sequence<String>) {
    defined = Set(globals).union(Self.loops)
  }

  /// Notes that a file was read.
  mutating func addFile(_ name: String) { files[name] = true }

  /// Adds the variables of a tag.
  mutating func add(_ place: TemplatePlace) {
    let variables = TagVariables(place.text)
    used += variables.used.map { ($0.name, place.position(at: $0.offset)) }
    defined.formUnion(variables.defined)
    isDynamic = isDynamic || variables.isDynamic
    for file in variables.files where files[file] == nil { files[file] = false }
  }

  /// The files of which the names are not known yet, sorted.
  var unreadFiles: [String] { files.filter { !$0.value }.keys.sorted() }

  /// The undefined variables, each once, at their first places.
  var undefined: [Diagnostic] {
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
