import Kagemusha

@main struct Program {
  nonisolated static func main() async throws {
    bound()
    try initializers()
    await shown()
    print("done")
  }

  nonisolated static func bound() {
    let mock = MockBound()
    let base: Base = mock
    stub(mock) { stub in
      when(stub.title.get).thenReturn("mock")
      when(stub.count.get).thenReturn(6)
      when(stub.name()).thenReturn("mock")
      when(stub.load()).thenReturn(7)
      when(stub.own(1)).thenReturn(2)
      when(stub[0].get).thenReturn("mock")
    }
    stub(MockBound.statics).make().thenReturn(8)
    precondition(base.title == "mock" && base.name() == "mock" && base.load() == 7)
    precondition(base[0] == "mock" && mock.own(1) == 2 && base.count == 6)
    precondition(mock.id == 1 && mock.fixed() == 2 && mock.extended() == 5)
    precondition(MockBound.make() == 8 && MockBound.shared() == 4)
    verify(mock).name()
    verify(mock).title.get()
    verify(mock)[0].get()
    verify(MockBound.statics).make()
  }

  nonisolated static func initializers() throws {
    let numbered = MockNumbered(number: 1, text: "a", .lenient)
    stub(numbered).next().thenReturn(2)
    precondition(numbered.number == 1 && numbered.next() == 2)
    verify(numbered).next()

    let required = MockWhere(number: 3, text: "b")
    stub(required).name().thenReturn("mock")
    precondition(required.number == 3 && required.name() == "mock")
    verify(required).initializer(number: 3, text: "b")

    var flag = false
    let careful = MockCareful(["a"], on: &flag)
    stub(careful).care().thenReturn(4)
    let failing = try MockCareful(id: -1, .strict)
    precondition(flag && careful.care() == 4 && failing == nil)

    let simple = MockSimple(id: 5)
    verify(simple).initializer(id: 5)
    stub(simple).fall().thenReturn(6)
    precondition(simple.fall() == 6)

    let archiving = MockArchiving(text: "a")
    stub(archiving).archive().thenReturn("b")
    precondition(archiving.text == "a" && archiving.archive() == "b")

    let resizing = MockResizing(size: 3)
    stub(resizing).resize().thenReturn(4)
    precondition(resizing.size == 3 && resizing.resize() == 4)

    let box = MockIntBox()
    stub(box).count().thenReturn(1)
    box.elements = [1]
    precondition(box.count() == box.elements.count)

    let number = MockStoredNumber(1, others: [2])
    stub(number).first(or: 3).thenReturn(4)
    precondition(number.values == [1, 2] && number.first(or: 3) == 4)
    let stored: Stored<Int> = number
    precondition(stored.first(or: 3) == 4)
    verify(number, times(2)).first(or: 3)

    let texts = MockStoredTexts(["a"], others: [])
    stub(texts).first(or: ["b"]).thenReturn(["c"])
    precondition(texts.first(or: ["b"]) == ["c"])

    let inner = MockInnerUser(7, value: "a")
    stub(inner).use().thenReturn(8)
    precondition(inner.key + inner.use() == 15)
  }

  nonisolated static func keys() {
    let mock = MockUsingKeys()
    stub(mock).use(any()).thenReturn(3)
    stub(mock).wait(any()).then { done in done(4) }
    precondition(mock.use(Keyring.Key(number: 1)) == 3)
    var waited = 0
    mock.wait { waited = $0 }
    precondition(waited == 4)
  }

  @MainActor static func superclassInitializers() {
    let made = [
      MockOnStage(mode: 1).made, MockOnStage(file: 2, line: 3).made, MockOnStage(4, .strict).made,
      MockOnStage(mock: 5, x: 6).made,
    ]
    precondition(made == ["mode 1", "file 2, line 3", "line 4", "mock 5"])
    let (window, door) = (MockOfWindow(item: Mall.Item(number: 2)), MockOfDoor(item: Mall.Item()))
    stub(window).show().thenReturn(3)
    stub(door).show().thenReturn(4)
    precondition(window.item.number + window.show() + door.show() == 9)
    let (letter, note) = (MockOfLetter(id: 5), MockOfNote())
    stub(letter).send().thenReturn(6)
    stub(note).send().thenReturn(7)
    precondition(letter.id + letter.send() + note.send() == 18)
    let props = MockOfProps()
    stub(props).play().thenReturn(8)
    stub(props.mocks_.stage).open().thenReturn(9)
    precondition(props.play() + props.stage.open() + props.mock + props.mocks == 20)
    precondition(MockOfProps.statics == 3)
    let builder = MockOfBuilder()
    stub(builder).reset().then { builder }
    precondition(builder.reset() === builder)
  }

  @MainActor static func shown() async {
    keys()
    superclassInitializers()
    let mock = MockShown(.lenient)
    stub(mock).show().thenReturn(1)
    stub(mock).isShown.get.thenReturn(true)
    precondition(mock.show() == 1 && mock.isShown)
    mock.isShown = false
    verify(mock).isShown.set(false)

    let turning = MockTurning()
    stub(turning).turn().thenReturn(2)
    precondition(turning.turn() == 2)

    let scrolling = MockScrolling()
    stub(scrolling).scroll(to: 1).thenReturn(2)
    precondition(scrolling.scroll(to: 1) == 2)

    let kit = MockOfKit(.lenient)
    stub(kit).use().thenReturn(2)
    precondition(kit.use() + kit.number == 3)
    let (cell, room) = (MockOfCell(), MockOfRoom())
    stub(cell).use().thenReturn(1)
    stub(room).use().thenReturn(2)
    precondition(cell.use() + room.use() == 3)

    let (panel, gauge, main) = (MockOfPanel(title: "a"), MockOfGauge(), MockOfMainGauge())
    stub(panel).show().thenReturn(1)
    stub(gauge).read().thenReturn(2)
    stub(main).read().thenReturn(3)
    precondition(panel.title == "a" && panel.show() + gauge.read() + main.read() == 6)
    precondition(MockOfPanel(code: 2)?.title == "2")
  }
}
