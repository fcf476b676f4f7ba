import Foundation
import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    try siblings()
    try names()
    children()
    overloads()
    try await effects()
    print("done")
  }

  /// Shows that a single member serves the requirements of both parents.
  nonisolated static func siblings() throws {
    let mock = MockClosures()
    stub(mock) { stub in
      when(stub.load(any())).then { done in done(3) }
      when(stub.run(any())).then { body in body(4) }
      when(stub.onDone.get).thenReturn(nil)
    }
    var results: [Int] = []
    let first: any Closures1 = mock
    let second: any Closures2 = mock
    first.load { results.append($0) }
    second.load { results.append($0 + 1) }
    first.run { results.append($0) }
    precondition(results == [3, 4, 4])
    precondition(second.onDone == nil)
    verify(mock, times(2)).load(any())
  }

  nonisolated static func names() throws {
    let mock = MockNames(.lenient)
    stub(mock) { stub in
      when(stub.list(any())).thenReturn(["a": 1])
      when(stub.name.get).thenReturn("name")
    }
    let first: any Names1 = mock
    let second: any Names2 = mock
    first.wait(1)
    second.wait(2)
    first.items([1])
    try second.set([2])
    precondition(first.list([1]) == second.list([2]))
    precondition(first.name == second.name)
    verify(mock).wait(1)
    verify(mock).wait(2)
    verify(mock).items([1])
    verify(mock).set([2])
  }

  nonisolated static func children() {
    let leaf = MockLeaf()
    stub(leaf) { stub in
      when(stub.load(any(), then: any())).then { id, done in done(id) }
      when(stub.ids.get).thenReturn([1])
    }
    var result = 0
    let root: any Root = leaf
    try? root.load(7) { result = $0 }
    precondition(result == 7 && root.ids == [1])

    let ofBase = MockOfBase()
    stub(ofBase) { when($0.load(any())).thenReturn(2.5) }
    let base: Base = ofBase
    precondition(base.load([1]) == 2.5)
    verify(ofBase).load([1])
  }

  nonisolated static func members() {
    let mock = MockSameMemberTypes(.lenient)
    stub(mock).index(3).thenReturn(4)
    let types: any MemberTypes = mock
    precondition(types.index(3) == 4)
    types.book(1, at: "shelf")
    verify(mock).book(1, at: "shelf")
  }

  nonisolated static func accessors() async throws {
    let steady = MockSteady(.lenient)
    stub(steady) { stub in
      when(stub.size.get).thenReturn(1)
      when(stub[any()].get).then { $0 + 1 }
    }
    let slow: any Slow = steady
    let sum = try await slow.size + slow[2]
    let steadySum = await steady.size + steady[3]
    precondition(sum == 4 && steadySum == 5)
    verify(steady, times(2)).size.get()
    let failing = MockFailing(.lenient)
    stub(failing) { when($0[any()].get).thenReturn(5) }
    let element = try failing[1]
    precondition(element == 5)
    let fast = MockFast(.lenient)
    stub(fast) { when($0[any()].get).thenReturn(7) }
    precondition(fast[1] == 7)
  }

  nonisolated static func effects() async throws {
    let prompt = MockPrompt(.lenient)
    stub(prompt) { when($0.wait(for: any())).thenReturn(2) }
    let waiting: any Waiting = prompt
    let certain: any Certain = prompt
    let results = [
      try await waiting.wait(for: 1), await certain.wait(for: 2), prompt.wait(for: 3),
    ]
    precondition(results == [2, 2, 2])
    try await accessors()
    members()
    verify(prompt, times(3)).wait(for: any())

    let siblings = MockSiblings()
    stub(siblings) { when($0.run()).thenReturn(5) }
    let first: any MayThrow = siblings
    let second: any MayWait = siblings
    let third: any ThrowsAtOnce = siblings
    let all = [try await first.run(), await second.run(), try third.run()]
    precondition(all == [5, 5, 5])
  }

  nonisolated static func overloads() {
    let mock = MockNamesakes()
    stub(mock) { stub in
      when(stub.f("a")).thenReturn()
      when(stub.f(1)).thenReturn()
    }
    let outer: any Nested.Inner = mock
    outer.f("a")
    let own: any Namesakes = mock
    own.f(1)
    verify(mock).f("a")
    verify(mock).f(1)

    let generics = MockGenerics(.lenient)
    let first: any Generics1 = generics
    let second: any Generics2 = generics
    first.order("a", 1)
    second.order("b", 2)
    verify(generics).order("a", 1)
    verify(generics).order("b", 2)

    let boxes = MockAllBoxes(.lenient)
    stub(boxes) { when($0.sum(any(Full<Int>.self))).then { $0.content } }
    let opaque: any Opaque = boxes
    let explicit: any Explicit = boxes
    let inline: any Inline = boxes
    let box = Full(content: 2)
    precondition(opaque.sum(box) + explicit.sum(box) + inline.sum(box) == 6)
    verify(boxes, times(3)).sum(any(Full<Int>.self))
  }
}
