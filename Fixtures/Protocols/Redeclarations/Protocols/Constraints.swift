/// A generic parameter that is constrained by a primary associated type in one place, and by a clause in another.
protocol Boxed<Content> {
  associatedtype Content
  var content: Content { get }
}

struct Full<Content>: Boxed { var content: Content }

protocol Opaque {
  func sum(_ box: some Boxed<Int>) -> Int
  func pair(_ boxes: [some Boxed<Int>], _ box: some Boxed<String>) -> Int
  func nested(_ box: some Boxed<some Equatable>) -> Int
  func join(_ names: some Sequence<String>) -> String
}

protocol Explicit: Opaque {
  func sum<B: Boxed>(_ box: B) -> Int where B.Content == Id
  func pair<A: Boxed, B: Boxed>(_ boxes: [A], _ box: B) -> Int
  where B.Content == String, A.Content == Int
  func nested<E: Equatable, B: Boxed>(_ box: B) -> Int where B.Content == E
  func join<S>(_ names: S) -> String where S: Sequence, String == S.Element
}

protocol Inline {
  func sum<B: Boxed<Int>>(_ box: B) -> Int
  func join<S: Sequence<String>>(_ names: S) -> String
}

protocol AllBoxes: Explicit, Inline {}
