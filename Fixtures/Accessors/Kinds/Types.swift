class Screen {
  private let title = "screen"
  private var outlet: Label!
  private weak var parent: Screen?

  init(parent: Screen?) { self.parent = parent }
  func load() { outlet = Label(text: "loaded") }
}

final class Login: Screen {
  enum Mode { case password, token }
  private enum Step { case first }

  fileprivate var mode = Mode.token
  private var step = Step.first
  private let title = 2
  private lazy var header: Label = Label(text: "header")
  private let source: [String: [Mode]] = ["a": [.password]]
  private let `default` = makeDefault()
  private let onTap: (Int) -> Void = { _ in }
  private static let shared = 1
  private var computed: Int { 3 }
  let visible = true
  #if os(Linux) || os(macOS)
    private let platform = "desktop"
  #else
    private let platform = 1
  #endif

  func use() { _ = header }
}

struct Label: Equatable { let text: String }

func makeDefault() -> Double { 0.5 }

struct Box<Element> {
  struct Node { let value: Int }

  private let items: [Element]
  private let node: Node
  private let unknown = makeDefault()
  init(_ items: [Element]) { (self.items, node) = (items, Node(value: items.count)) }
}

class Shelf<T> {
  private var top: T?
  private let unknown = makeDefault()
  init(_ top: T) { self.top = top }
}

final class NumberShelf: Shelf<Int> {}

enum Outer {
  struct Inner {
    private let depth: Int
    init(depth: Int) { self.depth = depth }
  }
}
