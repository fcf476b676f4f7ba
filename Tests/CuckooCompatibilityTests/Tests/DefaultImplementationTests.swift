import CuckooCompatibility
import Testing

struct DefaultImplementationTests {
  @Test func unstubbedCallsGoToTheDefaultImplementation() {
    let mock = MockCatalogue<String, Int>()
    mock.enableDefaultImplementation(ListCatalogue())
    mock.insert("a", for: 1)
    mock.first = "b"
    #expect(mock.item(1) == "a" && mock.first == "b")
    #expect(mock.map({ $0.count }, with: 5) == [1, 5])
    stub(mock) { stub in when(stub.item(equal(to: 1))).thenReturn("stubbed") }
    #expect(mock.item(1) == "stubbed" && mock.item(2) == nil)
    reset(mock)
    #expect(mock.item(1) == "a")
    verify(mock).item(equal(to: 1))
  }

  @Test func aStructIsCopied() {
    var original = ListCatalogue()
    let mock = MockCatalogue<String, Int>().withEnabledDefaultImplementation(original)
    original.first = "changed"
    #expect(mock.first == nil)
  }

  @Test func aVariableIsReadWhereItIs() {
    var original = ListCatalogue()
    let mock = MockCatalogue<String, Int>()
    mock.enableDefaultImplementation(mutating: &original)
    original.first = "changed"
    #expect(mock.first == "changed")
    mock.insert("a", for: 1)
    #expect(original.items == [1: "a"])
  }

  @MainActor @Test func aMockOfTheMainActorForwards() async {
    let reader = PaperReader()
    let mock = MockReader()
    mock.enableDefaultImplementation(reader)
    await mock.turn(to: 5)
    #expect(mock.page == 5)
    stub(mock) { stub in when(stub.page.get).thenReturn(6).thenCallRealImplementation() }
    #expect(mock.page == 6 && mock.page == 5)
    verify(mock).turn(to: 5)
  }
}
