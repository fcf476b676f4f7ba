import Basics

/// Templates to start from.
package enum TemplateCatalogue {
  /// Their names, sorted.
  package static let names = templates.keys.sorted()

  /// The text of a template; nil if there is none of that name.
  package static func text(of name: String) -> String? { templates[name] }

  /// What a template is for, in one line: the first of its head comment.
  package static func summary(of name: String) -> String? {
    templates[name]?.split(separator: "\n").dropFirst().first.map(String.init)
  }

  /// The name that a misspelt one may have meant.
  package static func nearest(to name: String) -> String? {
    NameSuggestions(candidates: names).nearest(to: name)
  }

  private static let templates = [
    "accessors": accessors,
    "scene": scene,
    "spy": spy,
  ]
}
