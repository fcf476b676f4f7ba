/// Its `where` clause is about a type that a subclass binds, so that the subclass keeps the member.
nonisolated class Sorter<Element> {
  init() {}
  func sort() where Element: Comparable {}
  func count() -> Int { 1 }
}

// kagemusha: mock
nonisolated class NameSorter: Sorter<String> {}

/// No function type has two variadic parameters, so that the class never answers.
// kagemusha: mock
nonisolated class Joiner {
  init() {}
  func join(_ numbers: Int..., names: String...) -> Int { numbers.count + names.count }
}

// kagemusha: mock
nonisolated class Ballot {
  enum Bool { case yes, no }
  var votes = 1
  init() {}
  func count(_ body: (Int) -> Void) { body(votes) }
}

/// Only objects of Objective-C have some of these members.
// kagemusha: mock
nonisolated class Document {
  init() {}
  var hash: String { "sha" }
  var superclass: Int { 1 }
  var description: String { "document" }
  func copy() -> Document { self }
  func isProxy() -> Bool { true }
}
