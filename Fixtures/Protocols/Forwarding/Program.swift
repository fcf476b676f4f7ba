import Kagemusha

struct InMemoryDefaults: Defaults {
  private var values: [String: Int] = [:]
  var suiteName: String?
  var count: Int { values.count }
  func integer(forKey key: String) -> Int { values[key] ?? 0 }
  func set(_ value: Int, forKey key: String) { precondition(key != "") }
  mutating func removeAll() { values = [:] }
  subscript(key: String) -> Int? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

final class RealLoader: Loader {
  var isReady = false
  var size: Int { get async throws { 7 } }
  func load(_ key: String) async throws -> [Int] { [key.count] }
  func strict(_ key: String) throws(NoSuchKey) -> Int { throw NoSuchKey(key: key) }
  func trim(_ text: inout String, to length: Int) -> Bool {
    text = String(text.prefix(length))
    return true
  }
  func visit(_ body: (Int) -> Void) { body(1) }
  func visit<T>(each values: [T], _ body: (T) throws -> Void, then done: @escaping () -> Void) {
    for value in values { try? body(value) }
    done()
  }
  func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T? { text as? T }
  func log(_ message: @autoclosure () -> String) { precondition(message() == "hello") }
  func find(_ real: String, mock: Int!) -> Int! { mock }
  func tags(_ tags: String...) -> Int { tags.count }
  func each<T>(_ values: [T], _ body: (T) throws -> Void) rethrows -> Int {
    for value in values { try body(value) }
    return values.count
  }
  func retry(_ times: Int, _ body: @escaping () async throws -> Void) async rethrows {
    for _ in 0..<times { try await body() }
  }
  func keep(_ note: sending Note) { note.text = "kept" }
  func copy() -> Self { self }
  static func shared() -> Int { 1 }
}

final class RealTyped: Typed, Error {
  var User: User {
    get { .init(name: "a") }
    set { precondition(newValue.name == "b") }
  }
  func kind() -> (any (Named & Sized).Type)? { nil }
  func check(_ number: Int) throws(RealTyped) -> Int { number }
}

struct RealMapping: Mapping {
  var numbers: [Int: String] = [:]
  func find(_ map: [String: String]) -> [Int: String]? {
    Dictionary(uniqueKeysWithValues: map.values.map { (1, $0) })
  }
}

struct RealPointing: Pointing {
  func move(_ point: (x: Int, y: Int)) -> Int { 1 }
  func move(_ point: (Int, Int)) -> Int { 2 }
  func turn() -> Int { 9 }
}

struct RealFinishing: Finishing {
  func finish(_ done: @escaping (Nothing) -> Void) { done(()) }
  func end(_ done: @escaping @Sendable (Nothing) -> Void) { done(()) }
}

struct ListStore: Store {
  var items: [Int: String] = [:]
  var first: String? { items[0] }
  var last: String?
  func item(_ id: Int) -> String? { items[id] }
  mutating func insert(_ item: String, for id: Int) async throws { items[id] = item }
  func map<T>(_ transform: @escaping (String) -> T, with value: T) -> [T] {
    items.values.map(transform) + [value]
  }
  func change(_ item: inout String) { item += "!" }
  func first(where isWanted: @escaping (String) throws -> Bool) rethrows -> String? {
    try items.values.sorted().first(where: isWanted)
  }
  func repeated<T>(
    _ value: T, of item: sending String,
    _ body: @escaping @Sendable (T, String) async throws -> String
  ) async rethrows -> String {
    try await body(value, item + item)
  }
  func each(_ ids: [Int], _ body: (Int) throws -> Void) rethrows { try ids.forEach(body) }
  subscript(id: Int) -> String? {
    get { items[id] }
    set { items[id] = newValue }
  }
}

@MainActor
final class RealWindow: Window {
  var title = ""
  @MainActor func show(_ text: String) async { title += text }
  nonisolated func name() -> String { "window" }
  nonisolated func number() -> Int { 1 }
}

final class RealScreen: Screen {
  var title = "start"
  func show(_ text: String) async { title = text }
  nonisolated func name() -> String { "screen" }
}

struct RealDelegate: Outer.Delegate {
  func changed(_ key: String) async -> Bool { key.isEmpty }
}

final class Texts: @unchecked Sendable {
  private(set) var all: [String] = []
  func add(_ text: String) { all.append(text) }
}

struct Leaf: Primitive {
  var body: Never { preconditionFailure("a leaf has no body") }
  func compose(_ item: Int) -> Int { item + 1 }
  func render() -> Int { 7 }
}

@main struct Program {
  static func main() async throws {
    defaults()
    sequences()
    choice()
    structsAndClasses()
    try await loader()
    try await rethrowing()
    try await store()
    await screen()
    await window()
    let delegate = Outer.MockDelegate().forward(to: RealDelegate())
    let isChanged = await delegate.changed("")
    precondition(isChanged)
    try types()
    print("done")
  }

  /// The mock is a working fake; one method is overridden by a stub.
  nonisolated static func defaults() {
    let mock = MockDefaults()
    stub(mock).integer(forKey: "early").thenReturn(-1)
    mock.forward(to: InMemoryDefaults())
    mock["launches"] = 3
    mock.suiteName = "tests"
    precondition(mock.integer(forKey: "launches") == 3)
    precondition(mock["launches"] == 3 && mock.count == 1 && mock.suiteName == "tests")
    stub(mock).integer(forKey: "launches").thenReturn(9)
    precondition(mock.integer(forKey: "launches") == 9)
    precondition(mock.integer(forKey: "early") == -1)
    precondition(mock["launches"] == 3)
    mock.removeAll()
    precondition(mock.count == 0)

    verify(mock, times(2)).integer(forKey: "launches")
    verify(mock)["launches"].set(3)
    verify(mock, times(2))["launches"].get()
    verify(mock).removeAll()
    precondition(calls(mock).integer(forKey: any()) == ["launches", "launches", "early"])
    clearStubs(mock)
    mock["launches"] = 4
    precondition(mock.integer(forKey: "launches") == 4)
  }

  /// A stub may hand a call on to the object, now and then.
  nonisolated static func sequences() {
    let mock = MockDefaults().forward(to: InMemoryDefaults())
    mock["a"] = 1
    stub(mock).integer(forKey: any()).thenReturn(5)
    stub(mock).integer(forKey: "a").thenReturn(6).thenCallRealImplementation().thenReturn(7)
    precondition(mock.integer(forKey: "a") == 6)
    precondition(mock.integer(forKey: "a") == 1)
    precondition(mock.integer(forKey: "a") == 7)
    precondition(mock.integer(forKey: "a") == 7)
    precondition(mock.integer(forKey: "b") == 5)
    let captor = ArgumentCaptor<String>()
    stub(mock).integer(forKey: captor.capture()).thenCallRealImplementation()
    precondition(mock.integer(forKey: "a") == 1)
    precondition(captor.allValues == ["a"])
    verify(mock, times(6)).integer(forKey: any())
  }

  /// What is asked of stubs is asked of those that call the object, too.
  nonisolated static func choice() {
    let mock = MockDefaults(.unambiguous).forward(to: InMemoryDefaults())
    mock["a"] = 1
    stub(mock).integer(forKey: "a").thenCallRealImplementation()
    stub(mock).integer(forKey: any()).thenReturn(5)
    precondition(mock.integer(forKey: "a") == 1)
    precondition(mock.integer(forKey: "b") == 5)
    let other = MockDefaults(.unambiguous).forward(to: InMemoryDefaults())
    stub(other).integer(forKey: "a").thenReturn(7)
    stub(other).integer(forKey: any()).thenCallRealImplementation()
    precondition(other.integer(forKey: "a") == 7)
    precondition(other.integer(forKey: "b") == 0)
    let texts = Texts()
    MockFailure.handleOutsideTests { texts.add($0.text) }
    stub(other).integer(forKey: "b").thenReturn(7)
    stub(other).integer(forKey: "b").thenCallRealImplementation()
    precondition(other.integer(forKey: "b") == 0)
    precondition(texts.all.count == 1, "\(texts.all)")
    precondition(texts.all[0].contains("was called, and 2 stubs match"))
    MockFailure.handleOutsideTests { preconditionFailure($0.text) }
  }

  /// A struct is copied; a class is shared.
  nonisolated static func structsAndClasses() {
    var real = InMemoryDefaults()
    let mock = MockDefaults().forward(to: real)
    real["x"] = 1
    precondition(mock["x"] == nil)
    let object = RealLoader()
    let loader = MockLoader().forward(to: object)
    object.isReady = true
    precondition(loader.isReady)
    loader.isReady = false
    precondition(!object.isReady)
  }

  nonisolated static func loader() async throws {
    let mock = MockLoader().forward(to: RealLoader())
    let loaded = try await mock.load("abc")
    let size = try await mock.size
    precondition(loaded == [3] && size == 7)
    do throws(NoSuchKey) {
      _ = try mock.strict("key")
      preconditionFailure()
    } catch {
      precondition(error == NoSuchKey(key: "key"))
    }
    var text = "long"
    precondition(mock.trim(&text, to: 2))
    precondition(text == "lo")
    var sum = 0
    mock.visit { sum += $0 }
    mock.visit(each: [1, 2], { sum += $0 }, then: { sum += 10 })
    precondition(sum == 14)
    let decoded = try mock.decode(String.self, from: "x")
    precondition(decoded == "x")
    var evaluations = 0
    func message() -> String {
      evaluations += 1
      return "hello"
    }
    mock.log(message())
    precondition(evaluations == 1)
    precondition(mock.find("a", mock: 4) == 4)

    stub(mock).tags(any()).thenReturn(8)
    precondition(mock.tags("a", "b") == 8)
    stub(mock).log("other").thenDoNothing()
    mock.log("other")
    stub(mock).trim("stubbed", to: any()).then {
      $0.text = "by stub"; return false
    }
    text = "stubbed"
    precondition(!mock.trim(&text, to: 1) && text == "by stub")
    verify(mock).visit(anyClosure())
    verify(mock).trim("long", to: 2)
    verify(mock).decode(String.self, from: "x")
    verify(mock).log("hello")
    verify(mock).size.get()
  }

  /// What a closure throws comes out; where it throws nothing, no `try` is needed.
  nonisolated static func rethrowing() async throws {
    let mock = MockLoader().forward(to: RealLoader())
    var sum = 0
    precondition(mock.each([1, 2]) { sum += $0 } == 2 && sum == 3)
    precondition(thrown { _ = try mock.each(["a"]) { throw NoSuchKey(key: $0) } } == "a")
    stub(mock).each([1], any()).thenReturn(7)
    precondition(mock.each([1]) { sum += $0 } == 7 && sum == 3)
    await mock.retry(2) {}
    do {
      try await mock.retry(1) { throw NoSuchKey(key: "b") }
      preconditionFailure()
    } catch { precondition(error as? NoSuchKey == NoSuchKey(key: "b")) }
    mock.keep(Note())
    verify(mock, times(2)).retry(any(), anyClosure())
    verify(mock, times(2)).each(any([Int].self), anyClosure())
    verify(mock).keep(matching { $0.text == "kept" })

    let store = MockStore<String, Int>().forward(to: ListStore(items: [0: "a", 1: "b"]))
    precondition(store.first { $0 > "a" } == "b")
    precondition(thrown { _ = try store.first { throw NoSuchKey(key: $0) } } == "a")
    store.each([1, 2]) { sum += $0 }
    precondition(sum == 6)
    precondition(thrown { try store.each([3]) { throw NoSuchKey(key: "\($0)") } } == "3")
    let repeated = await store.repeated(7, of: "c") { "\($0)\($1)" }
    precondition(repeated == "7cc")
    verify(store).repeated(7, of: "c", anyClosure())
  }

  nonisolated static func thrown(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return (error as? NoSuchKey)?.key }
  }

  nonisolated static func types() throws {
    let primitive = MockPrimitive<Int>().forward(to: Leaf())
    precondition(primitive.compose(1) == 2 && primitive.render() == 7)
    let typed = MockTyped().forward(to: RealTyped())
    typed.User = User(name: "b")
    precondition(typed.kind() == nil && typed.User.name == "a")
    let mapping = MockMapping<String>().forward(to: RealMapping())
    mapping.numbers = [1: "b"]
    precondition(mapping.numbers == [1: "b"] && mapping.find(["a": "c"]) == [1: "c"])
    let pointing = MockPointing().forward(to: RealPointing())
    precondition(pointing.turn() == 9)
    let finishing = MockFinishing().forward(to: RealFinishing())
    var count = 0
    finishing.finish { count += 1 }
    finishing.end { precondition($0 == ()) }
    precondition(count == 1)
  }

  nonisolated static func store() async throws {
    let mock = MockStore<String, Int>().forward(to: ListStore())
    try await mock.insert("a", for: 0)
    mock[1] = "b"
    mock.last = "c"
    precondition(mock.first == "a" && mock.item(1) == "b" && mock[1] == "b" && mock.last == "c")
    precondition(mock.map({ $0.count }, with: 5).reduce(0, +) == 7)
    stub(mock).item(1).thenReturn("stubbed")
    precondition(mock.item(1) == "stubbed" && mock.item(0) == "a")
    stub(mock).change(any()).then { $0 += "?" }
    var item = "d"
    mock.change(&item)
    precondition(item == "d?")
    verify(mock).insert("a", for: 0)
    verify(mock).map(anyClosure(), with: 5)
  }

  /// The members that a nonisolated protocol inherits from an isolated one stay on the actor.
  @MainActor static func window() async {
    let mock = MockWindow().forward(to: RealWindow())
    mock.title = "a"
    await mock.show("b")
    precondition(mock.title == "ab" && mock.number() == 1 && mock.name() == "window")
    stub(mock).title.get.thenReturn("stubbed")
    precondition(mock.title == "stubbed")
    verify(mock).title.set("a")
    verify(mock).number()
  }

  @MainActor static func screen() async {
    let real = RealScreen()
    let mock = MockScreen().forward(to: real)
    await mock.show("shown")
    precondition(mock.title == "shown" && mock.name() == "screen")
    mock.title = "set"
    precondition(real.title == "set")
    verify(mock).show("shown")
    verify(mock).title.set("set")
  }
}
