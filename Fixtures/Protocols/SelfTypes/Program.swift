import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockNode()
    let other = MockNode()
    stub(mock) { stub in
      when(stub.next.get).thenReturn(nil)
      when(stub.next.set(sameInstance(as: other))).thenDoNothing()
      when(stub.all.get).thenReturn([other])
      when(stub.byName.get).thenReturn(["a": other])
      when(stub.add(other)).thenReturn(mock)
      when(stub.split()).thenReturn((left: mock, right: other))
      when(stub.walk(any())).then { $0(other) }
      when(stub.keep(any())).then { [try $0(mock, [other])].compactMap { $0 } }
      when(stub.generic(1, any())).then { value, make in .success(make(value)) }
      when(stub.type()).thenReturn(MockNode.self)
      when(stub.variadic(any())).then { $0.count }
      when(stub.swap(any())).then { $0 = mock }
      when(stub[other].get).thenReturn(mock)
    }
    mock.next = other
    precondition(mock.next == nil && mock.all[0] === other && mock.byName["a"] === other)
    precondition(mock.add(other) === mock && mock.split().right === other)
    var visited: MockNode?
    mock.walk { visited = $0 }
    precondition(visited === other)
    let kept = try await mock.keep { first, others in others.first ?? first }
    precondition(kept.count == 1)
    let made = try mock.generic(1) { _ in other }.get()
    precondition(made === other)
    precondition(mock.type() == MockNode.self && mock.variadic(mock, other) == 2)
    var swapped = other
    mock.swap(&swapped)
    precondition(swapped === mock && mock[other] === mock)
    stub(MockNode.statics) { stub in
      when(stub.make(1)).thenReturn(other)
      when(stub.shared.get).thenReturn(mock)
    }
    let one = try MockNode.make(1)
    precondition(one === other && MockNode.shared === mock)
    verify(MockNode(other)).initializer(other)
    verify(MockNode(text: "a")!).initializer(text: "a")
    verify(try MockNode(checked: 1)).initializer(checked: 1)
    verify(MockNode(implicit: 1)).initializer(implicit: 1)

    let collecting = MockCollecting<Int>()
    stub(collecting).merging(any(), [1]).then { other, _ in other }
    precondition(collecting.merging(collecting, [1]) === collecting)
    stub(collecting).update(any(String.self), any()).then { arguments in
      arguments.others.append(2)
      return arguments.value
    }
    var (text, items) = ("a", [1])
    text = try collecting.update(&text, &items)
    precondition(text == "a" && items == [1, 2])
    let account = MockAccount()
    stub(account).same(as: account).thenReturn(true)
    let same = await account.same(as: account)
    precondition(same)
    await screens()
    print("done")
  }

  @MainActor static func screens() {
    let screen = MockScreen()
    stub(screen).push(screen).thenReturn(nil)
    precondition(screen.push(screen) == nil)
  }
}
