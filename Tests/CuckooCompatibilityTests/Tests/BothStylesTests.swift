import Kagemusha
import Testing

/// The same mocks in a file that imports the ordinary library.
struct BothStylesTests {
  @Test func plainValuesAndOrdinaryMatchersWork() {
    let mock = MockLibrary(.lenient)
    stub(mock).find(either("a", or: "b")).thenReturn(1)
    when(stub(mock).put(.first, on: any())).thenDoNothing()
    #expect(mock.find("b") == 1 && mock.find("c") == 0)
    mock.put(.first, on: Shelf(number: 1))
    verify(mock).put(.first, on: any())
    verify(mock).find(not(either("a", or: "b")))
  }
}
