import Kagemusha

/// Three levels, which keep properties in every way that there is.
class Root {
  private let id: Int
  private let shared = "of the root"
  private weak var weakNode: Node?
  private unowned let owner: Node
  private unowned(unsafe) let unsafeOwner: Node
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var outlet: Node!
  private var note: String?

  init(owner: Node, id: Int = 1) {
    self.id = id
    self.owner = owner
    unsafeOwner = owner
    weakNode = owner
  }

  func connect(_ node: Node) { outlet = node }
  func forget() { weakNode = nil }
  func annotate(_ text: String) { note = text }
}

class Middle<Element>: Root {
  private var elements: [Element] = []
  private let shared = 2
  private lazy var count = elements.count
  private lazy var summary: String? = nil
  private lazy var deferred: String? = "made"
  @Clamped(0...9) private var level = 12
  @Plain fileprivate var plain = "wrapped"
  @Buried private var buried = [1, 2]

  func add(_ element: Element) { elements.append(element) }
  func useLazies() { _ = (count, summary, deferred) }
}

final class Leaf: Middle<String>, PrivatePropertyAccessible {
  private enum Hidden { case shown(Int) }

  private let shared: [Int] = [3]
  private var mode = Mode.editing(line: 3)
  private var point = Point(x: 1, y: 2)
  private let hidden = Hidden.shown(7)
  private let pair: (left: Int, right: String) = (1, "r")
  private let handler: @Sendable (Int) -> Int = { $0 + 1 }
  private let named: (Int, run: (Int) -> Int) = (1, { $0 })
  private var completion: ((String) -> Void)?
  private let handlers: [(Int) -> Int] = [{ $0 + 1 }]
  @Wrapped private var action: (Int) -> Int = { $0 + 2 }
  private let failure: any Error = Mistake()
  func complete() { completion = { _ in } }
  private var observed = 1 { didSet { _ = oldValue } }
  // swift-format-ignore: NoLeadingUnderscores
  private let _stored = "behind a macro"
}

final class Node {
  let name: String
  init(_ name: String) { self.name = name }
}

enum Mode: Equatable { case reading, editing(line: Int) }

struct Mistake: Error {}

struct Point: PrivatePropertyAccessible {
  private let x: Int
  private let y: Int
  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
}

actor Counter: PrivatePropertyAccessible {
  private var value = 5
}

struct Disguised: CustomReflectable, PrivatePropertyAccessible {
  private let secret = 1
  var customMirror: Mirror { Mirror(self, children: ["shown": 2]) }
}
