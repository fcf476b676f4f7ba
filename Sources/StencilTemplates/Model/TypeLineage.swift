/// What a type inherits from and conforms to, itself or through what it inherits from.
struct TypeLineage: Sendable {
  /// The names of its classes, nearest first, if they are known.
  var classes: [String] = []
  /// The names of its protocols, if they are known.
  var protocols: [String] = []
  /// All names, known or not.
  var names: [String] = []
}
