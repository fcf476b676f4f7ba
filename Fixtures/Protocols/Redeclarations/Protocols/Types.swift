import Foundation

typealias Done = (Int) -> Void
typealias Again = Done
typealias Id = Int
typealias Ids = [Id]
typealias Pair<A, B> = (A, B)
typealias Swapped<A> = Pair<String, A>
typealias List = Array
typealias Both = Alpha & Beta
typealias Concurrent = @Sendable (Int) -> Void

protocol Alpha {}
protocol Beta {}

struct Box<Value> {
  typealias Items = [Value]
  struct Inner {}
  var value: Value
}

enum Outer {
  typealias Key = String
  nonisolated struct Key2: Hashable, Sendable {}
}

struct Problem: Error {}
