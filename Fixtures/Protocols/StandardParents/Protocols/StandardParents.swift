import Foundation

// Compared by identity, not stubbed.
protocol Money: Equatable {
  var amount: Int { get }
}

protocol Token: Hashable, Sendable {
  func refresh() async
}

@MainActor protocol Screen: Hashable {
  func show()
}

protocol Worker: Actor, Hashable {
  func work() -> Int
}

// Asked for, and stubbed.
protocol Model: Codable {
  var name: String { get set }
}

protocol Item: Identifiable {
  var title: String { get }
}

protocol NamedItem: Identifiable where ID == String {}

protocol Described: CustomStringConvertible, CustomDebugStringConvertible {}

protocol Code: RawRepresentable where RawValue == String {}

protocol Kind: CaseIterable {}

protocol Watch: Clock where Duration == Swift.Duration {}

protocol Copier: NSCopying {}

// Left to their default implementations, but for what has none.
protocol AppError: LocalizedError {
  var code: Int { get }
}

protocol Feed: Sequence where Element == Int {
  var title: String { get }
}

protocol Cursor: IteratorProtocol {
  func close()
}

protocol Shelf: Collection where Element == String, Index == Int {
  var label: String { get }
}

protocol Row: RandomAccessCollection {}

protocol Dice: RandomNumberGenerator {
  func shake()
}

protocol Ticks: AsyncSequence where Element == Int {}

protocol Ticker: AsyncIteratorProtocol where Element == Int {}

// Literals have the types that the language gives them.
protocol Amount: ExpressibleByIntegerLiteral {}
protocol Label: ExpressibleByStringLiteral {}
protocol Path: ExpressibleByArrayLiteral where ArrayLiteralElement == Int {}
protocol Nothing: ExpressibleByNilLiteral {}

// Aliases, compositions and diamonds.
typealias Both = Money & Described
typealias Renamed = Swift.CustomStringConvertible

protocol Combined: Both {
  func both()
}

protocol Alone: Renamed {}

protocol Diamond: Token, Money, Both {}

// A requirement that a source declares again is one requirement.
nonisolated protocol Restated: Codable, CustomStringConvertible {
  var description: String { get set }
  func encode(to encoder: any Encoder) throws
}

@MainActor protocol Shown: Identifiable, CustomStringConvertible {
  func tap()
}

// A protocol of the input goes before one of the standard library.
protocol Stream {
  func read() -> Int
}

protocol FileStream: Stream {}

/// Associated types of standard parents that a source binds to the mock, or to what their defaults are.
protocol SelfIterator: IteratorProtocol, Sequence where Iterator == Self { func reset() }
protocol Indexed: Collection where Iterator == IndexingIterator<Self>, Index == Int {
  func fill()
}
protocol SelfSliced: Collection where SubSequence == Self, Index == Int, Indices == Range<Int> {}
protocol Sliced: Collection where SubSequence == ArraySlice<Int> { func fill() }
