import CuckooCompatibility
import XCTest

final class CompatibilityXCTests: XCTestCase {
  private var mock: MockLibrary!

  override func setUp() {
    super.setUp()
    mock = MockLibrary()
  }

  func testStubbingAndVerifying() throws {
    let captor = ArgumentCaptor<String>()
    stub(mock) { stub in
      when(stub.find(anyString())).thenReturn(1, 2)
      when(stub.selection.set(isNil())).thenDoNothing()
      when(stub.checked.get).thenThrow(NotFound())
    }
    XCTAssertEqual(mock.find("a"), 1)
    XCTAssertEqual(mock.find("b"), 2)
    mock.selection = nil
    XCTAssertThrowsError(try mock.checked)
    verify(mock, times(2)).find(captor.capture())
    verify(mock).selection.set(isNil())
    verify(mock).checked.get()
    verifyNoMoreInteractions(mock)
    XCTAssertEqual(captor.allValues, ["a", "b"])
  }

  func testClearing() {
    stub(mock) { stub in when(stub.find("a".or("b"))).thenReturn(1) }
    XCTAssertEqual(mock.find("a"), 1)
    clearInvocations(mock)
    verify(mock, never()).find(any())
    XCTAssertEqual(mock.find("b"), 1)
    clearStubs(mock)
    verify(mock).find("b")
    reset(mock)
    verify(mock, never()).find(any())
    XCTAssertEqual(failures { _ = mock.find("a") }.count, 1)
  }

  func testDefaultImplementation() {
    let mock = MockCatalogue<String, Int>().withEnabledDefaultImplementation(ListCatalogue())
    mock.insert("a", for: 1)
    XCTAssertEqual(mock.item(1), "a")
    stub(mock) { stub in when(stub.item(any())).thenReturn("b").thenCallRealImplementation() }
    XCTAssertEqual(mock.item(1), "b")
    XCTAssertEqual(mock.item(1), "a")
    verify(mock, times(3)).item(anyInt())
  }

  func testFailuresAreReportedOnce() {
    XCTExpectFailureOnce { verify(mock, atLeast(1).and(atMost(2))).find(anyString()) }
  }

  private func XCTExpectFailureOnce(_ body: () -> Void) {
    let texts = failures(in: body)
    XCTAssertEqual(texts.count, 1)
    XCTAssertTrue(texts.first?.contains("1 to 2 × find(_: anyString())") ?? false)
  }
}
