// A protocol of each kind that no mock can be made of, between others that are mocked: `refused` names the kind.
import Distributed
import Foundation

protocol First { func load(_ id: Int) async throws -> String }

struct Token: ~Copyable {}
protocol Shape {}
final class Sealed {}
class Hidden { private init() {} }
class Screen { init(title: String) {} }

// refused: unknown-parent
protocol Lost: Missing { func load() -> Int }

// refused: circular-inheritance
protocol Round: Ring { func load() -> Int }
// refused: circular-inheritance
protocol Ring: Round {}

// refused: final-superclass
protocol OfFinal: Sealed { func load() -> Int }

// refused: inaccessible-superclass-initializer
protocol OfHidden: Hidden { func load() -> Int }

// refused: missing-superclass-initializer
protocol OfScreen: Screen { init(count: Int) }

// refused: unmockable-parent
protocol Bits: BitwiseCopyable { func load() -> Int }

// refused: unmockable-parent
protocol Far: DistributedActor { func load() -> Int }

// refused: unmockable-parent
protocol Network: DistributedActorSystem { func load() -> Int }

// refused: unmockable-parent
protocol Codec: UnicodeCodec { func load() -> Int }

// refused: same-name-as-property
protocol Door: Opening { var open: Int { get } }
protocol Opening { func open() -> Int }

// refused: conflicting-types
protocol Typed: Counted { var count: String { get } }
protocol Counted { var count: Int { get } }

// refused: conflicting-types
protocol OnMain: Anywhere { func run(_ body: @escaping @MainActor () -> Void) }
protocol Anywhere { func run(_ body: @escaping () -> Void) }

// refused: noncopyable-value
protocol Keeping { var token: Token { get set } }

// refused: noncopyable-value
protocol Viewing { func view(_ list: borrowing [Int]) -> Span<Int> }

enum Look: ~Escapable {}
// refused: noncopyable-value
protocol Looking { func look() -> Look }

// refused: settable-pack
protocol Packed { subscript<each T>(_ value: repeat each T) -> (repeat each T) { get set } }

// refused: several-packs
protocol Pairing { func pair<each T, each U>(_ values: repeat (each T, each U)) }

// refused: several-packs
protocol Zipped { func zip<each T, each U>(_ first: repeat each T, with second: repeat each U) -> (repeat (each T, each U)) }

// refused: opaque-result
protocol Opaque { func make() -> some Shape }

// refused: unsupported-closure
protocol Taking { func each<each T>(_ body: (repeat each T) -> Void, _ values: repeat each T) }

// refused: unsupported-closure
protocol Lending { func run(_ body: @isolated(any) () -> Int) async }

// refused: unsupported-closure
protocol Borrowing { func with<R>(_ bodies: [(borrowing Token) -> R]) -> Int }

// refused: unsupported-closure
protocol Dispatching { func run(_ body: @MainActor () -> Void) -> sending Token }

// refused: unsupported-closure
protocol Turning { func turn<each T>(_ values: repeat each T, into type: inout Int.Type) }

// refused: unsupported-closure
protocol Wrapper { func wrap(_ body: @escaping (sending () -> Void) -> () -> Void) }

// refused: self-constrained-type
protocol Coding { associatedtype Key: Keyed where Key.Owner == Self }
protocol Keyed { associatedtype Owner }

// refused: hidden-standard-type
protocol Emptying { associatedtype Void; func empty(_ value: Void) -> Void }

// refused: hidden-standard-type
protocol Stopping { associatedtype Never; func stop() -> Never }

@MainActor
protocol Canvas { func draw() }

// refused: unmockable-parent
protocol Painter: Canvas, Actor { func paint() }

protocol Last { func save(_ text: String) -> Int }

// refused: nongeneric-parameter
protocol Certain { func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int where E == Never }

// refused: nongeneric-parameter
protocol Same { func run<T, U>(_ first: T, _ second: U) -> U where T == U }

// refused: nongeneric-parameter
protocol Listing { func list<T: Sequence>(_ items: T) -> T where [Int] == T }

protocol Related { func list<T, U: Sequence>(_ item: T, _ items: U) -> U where T == U.Element }

// refused: conflicting-types
protocol Callbacks {
  subscript() -> (@Sendable () -> Void)? { get set }
  subscript() -> (() -> Void)? { get set }
}

// refused: conflicting-types
protocol Redrawing: Drawing { func draw(_ body: @escaping () -> Void) -> Int }
protocol Drawing { func draw(_ body: @escaping @MainActor () -> Void) -> Int }
