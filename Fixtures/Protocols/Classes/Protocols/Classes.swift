nonisolated struct Order: Equatable {
  var id: Int
}

nonisolated struct Refusal: Error, Equatable {}

nonisolated class Repository {
  func orders() -> [Order] { [Order(id: 1)] }
}

// kagemusha: mock
nonisolated class LegacyService {
  let repository: Repository
  var limit = 3
  private(set) var count = 0
  weak var delegate: Repository?
  lazy var cache: [Int] = [1]
  var title: String = "service" {
    didSet { count += 1 }
  }
  var isBusy: Bool { count > 2 }
  var remote: Int { get async throws { 4 } }
  private var secret = 1
  static var shared: LegacyService { LegacyService(repository: Repository()) }

  init(repository: Repository, retries: Int = 2) {
    self.repository = repository
    prepare()
  }

  init?(checked count: Int) throws {
    if count > 9 { throw Refusal() }
    if count < 0 { return nil }
    repository = Repository()
    self.count = count
  }

  convenience init(limit: Int) {
    self.init(repository: Repository(), retries: 1)
    self.limit = limit
  }

  func prepare() { count += 1 }
  func order(id: Int) -> Order? { find(id).first }
  func find(_ id: Int) -> [Order] { repository.orders().filter { $0.id == id } }
  func save(_ order: Order) throws { if order.id < 0 { throw Refusal() } }
  func send(_ order: Order) throws(Refusal) -> Int { order.id }
  func load() async -> Int { limit }
  func fetch(id: Int) async throws -> Order { Order(id: id) }
  func each(_ body: (Order) throws -> Void) rethrows { try repository.orders().forEach(body) }
  func onFinish(_ body: @escaping (Int) -> Void) { body(count) }
  func bump(_ value: inout Int) { value += 1 }
  func log(_ message: @autoclosure () -> String) -> String { message() }
  func sum(_ values: Int..., plus other: Int = 0) -> Int { values.reduce(other, +) }
  func map<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }
  func all(_ orders: some Collection<Order>) -> Int { orders.count }
  func itself() -> Self { self }
  func pass<each Value>(_ value: repeat each Value) -> Int {
    var count = 0
    for _ in repeat each value { count += 1 }
    return count
  }
  func any(_ value: any Equatable) -> Bool { true }
  @discardableResult func touch() -> Int { 1 }
  @available(*, deprecated) func old() -> Int { 5 }
  subscript(index: Int) -> Order {
    get { Order(id: index) }
    set { count = newValue.id + index }
  }
  subscript(name name: String) -> Int { name.count }
  class func make() -> Int { 6 }
  class var kind: String { "legacy" }
  static func fixed() -> Int { 7 }
  final func sealed() -> Int { limit }
  private func hidden() {}
  deinit { prepare() }
}

extension LegacyService {
  func extended() -> Int { limit + 1 }
}

// kagemusha: mock
nonisolated class ModernService: LegacyService {
  override func load() async -> Int { 8 }
  override var limit: Int {
    get { super.limit }
    set { super.limit = newValue }
  }
  final override func prepare() {}
  func later() -> Int { 9 }
}

// kagemusha: mock
nonisolated class Box<Element: Equatable> {
  var elements: [Element] = []
  required init() {}
  func first() -> Element? { elements.first }
  func has(_ element: Element) -> Bool { elements.contains(element) }
}

// kagemusha: mock
nonisolated class IntBox: Box<Int> {
  func total() -> Int { elements.reduce(0, +) }
}

nonisolated enum Outer {
  nonisolated enum Mode { case fast, slow }

  // kagemusha: mock
  nonisolated class Engine {
    nonisolated enum State { case on, off }
    func run(_ mode: Mode) -> State { .on }
  }
}

// kagemusha: mock
@MainActor class Screen {
  var isShown = false
  let name: String
  init(name: String) { self.name = name }
  func show() { isShown = true }
  nonisolated func id() -> Int { 10 }
  func reload() async -> Bool { isShown }
}

// kagemusha: mock
nonisolated class Shared: @unchecked Sendable {
  func value() -> Int { 11 }
}

// kagemusha: mock
nonisolated class Saved: Codable {
  var id = 1
  func describe() -> String { "saved" }
}

// kagemusha: mock
nonisolated class Key: Hashable {
  var name: String { "key" }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
  static func == (left: Key, right: Key) -> Bool { left === right }
}

// kagemusha: mock, forwarding
nonisolated class Parser {
  // Types that mocks name, and that the mock inherits under other meanings.
  enum Error: Swift.Error { case failed }
  enum MockMode { case fast }
  struct Members { var count = 1 }

  let base: Int
  init(base: Int, _ mode: MockMode = .fast) { self.base = base }
  func parse(_ text: String) throws(Error) -> Int {
    if text.isEmpty { throw .failed }
    return base + text.count
  }
  func read(_ text: String) throws -> Members { Members(count: try parse(text)) }
}

// kagemusha: mock, forwarding
@MainActor class Window {
  var title = "window"
  nonisolated init() {}
  func names(_ prefixes: String...) -> [String] { prefixes + [title] }
  func reload(_ body: @MainActor () async throws -> Int) async rethrows -> Int { try await body() }
  subscript(index: Int) -> String {
    get { "\(title) \(index)" }
    set { title = newValue }
  }
  class func count() -> Int { 3 }
}

// kagemusha: mock
nonisolated class Tagged {
  init() {}
  required init?(tags: String...) { if tags.isEmpty { return nil } }
  func count(_ tags: String...) throws(Refusal) -> Int { tags.count }
  func sending(_ tags: String...) -> (sending [Int]) -> Int { { $0.count + tags.count } }
}

nonisolated struct VaultKey: ~Copyable { let size: Int }

// kagemusha: mock
nonisolated class Vault {
  let size: Int
  init(_ key: consuming VaultKey) { size = key.size }
  init(shown key: borrowing VaultKey, _ more: Int) { size = key.size + more }
  init(counting count: inout Int) {
    count += 1
    size = count
  }
  func find(_ ids: Int...) -> String! { ids.isEmpty ? nil : "\(ids)" }
  func visit(_ body: (Self) -> Void) -> Int { size }
  // No subclass can override it.
  func make(by body: () -> Self) -> Int { size }
  func attempt(_ value: @autoclosure () throws -> Int) -> Int { (try? value()) ?? size }
  func sent(_ body: sending () -> Int) -> Int { body() }
  subscript(or value: @autoclosure () -> Int) -> Int {
    get { value() }
    set { _ = value() + newValue }
  }
  subscript(attempt value: @autoclosure () throws -> Int) -> Int { (try? value()) ?? size }
}

// kagemusha: mock
nonisolated class Shelf<Value> {
  let values: [Value]
  init(_ values: [Value]) { self.values = values }
  func first() -> Value? { values.first }
}

extension Shelf: @unchecked Sendable where Value: Sendable {}

// kagemusha: mock
nonisolated class Drawer {
  init() {}
  func open() {}
}

@available(*, unavailable)
extension Drawer: Sendable {}

// kagemusha: mock
nonisolated class Dial {
  var rate: Int { @available(*, deprecated) get { 1 } }
  var limit: Int {
    get { 2 }
    @available(*, deprecated) set {}
  }
  class var unit: Int { @available(*, deprecated) get { 3 } }
  subscript(index: Int) -> Int {
    @available(*, deprecated) get { 4 }
    set {}
  }
  var constant: Int {
    get { 5 }
    @available(*, unavailable) set {}
  }
  subscript(name name: String) -> Int {
    get { 6 }
    @available(*, unavailable) set {}
  }
  @available(swift, obsoleted: 4) func obsolete() {}
  @available(swift 99) func future() {}
  @available(swift 5.9) func current() -> Int { 7 }
  init() {}
  @available(swift, obsoleted: 4) init(obsolete: Int) {}
  @available(swift 99) init(future: Int) {}
}

nonisolated class Crate<Content> {
  class Lid {
    func crate() -> Crate? { nil }
    func fits(_ other: Crate<String>, _ label: Crate.Label) -> [Content] { [] }
    init() {}
  }
  class Label {}
  init() {}
}

// kagemusha: mock
nonisolated class OakLid: Crate<Int>.Lid {}

@MainActor @propertyWrapper struct Projected {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
  init(projectedValue: Projected) { self = projectedValue }
  var projectedValue: Projected { self }
}

@MainActor @propertyWrapper struct Trimmed {
  var wrappedValue: String
}

/// Wrappers of parameters; members with one that callers see stay with the class.
// kagemusha: mock
@MainActor class Labels {
  init() {}
  func label(@Projected _ text: String, count: Int = 1) -> String { text }
  func trim(@Trimmed _ text: String, count: Int = 1) -> String { text }
}
