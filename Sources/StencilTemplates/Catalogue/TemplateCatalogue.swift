import Basics

/// The templates that come with the tool.
package enum TemplateCatalogue {
  /// The names, sorted.
  package static let names = templates.keys.sorted()

  /// Returns the text of a template; nil if there is none with the name.
  package static func text(of name: String) -> String? { templates[name] }

  /// Returns the summary of a template: the first line of its head comment.
  package static func summary(of name: String) -> String? {
    templates[name]?.split(separator: "\n").dropFirst().first.map(String.init)
  }

  /// Returns the name that is most similar to a misspelled one.
  package static func nearest(to name: String) -> String? {
    NameSuggestions(candidates: names).nearest(to: name)
  }

  private static let templates = [
    "accessors": accessors,
    "scene": scene,
    "spy": spy,
  ]
}
