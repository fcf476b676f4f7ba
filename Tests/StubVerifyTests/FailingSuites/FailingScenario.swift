import Dispatch
import Kagemusha
import KagemushaJSON

/// The scenarios of failing tests, for both frameworks; `StubReportTests` runs them.
///
/// The marks at the ends of lines are the names of scenarios; a failure is expected there.
enum FailingScenario: String {
  case ambiguous, json, jsonFile, unused, order, interactions, misuse, stray, unlisted, delayed
  case unanswered, condition, noInteractions, drift, reason
  case unusedVerify, emptyOrder, surplus, exactOrder

  func run() async {
    let kitchen = MockKitchen(.lenient)
    switch self {
    case .ambiguous:
      let kitchen = MockKitchen(.unambiguous)
      stub(kitchen).find(any()).thenReturn(nil)
      stub(kitchen).find(any()).thenReturn(nil)  // ambiguous
      _ = kitchen.find(1)
    case .json:
      stub(kitchen).find(1).thenReturn(json: #"{"id": 1}"#)  // json
      _ = kitchen.find(1)
    case .jsonFile:
      stub(kitchen).find(1).thenReturn(jsonFile: "broken.json", in: .module)  // jsonFile
    case .unused:
      withMocks {
        stub(MockKitchen()).find(1).thenReturn(nil)  // unused
      }
    case .order:
      inOrder {
        verify(kitchen).find(1)  // order
      }
    case .unusedVerify:
      _ = verify(MockRestaurant()).cellar  // unusedVerify
    case .emptyOrder:
      inOrder {}  // emptyOrder
    case .surplus:
      for _ in 1...2 { _ = kitchen.find(1) }
      inOrder {
        verify(kitchen).find(1)  // surplus
      }
    case .exactOrder:
      for id in 1...2 { _ = kitchen.find(id) }
      inExactOrder {  // exactOrder
        verify(kitchen).find(1)
      }
    case .interactions:
      _ = kitchen.find(1)
      verifyNoMoreInteractions(kitchen)  // interactions
    case .misuse:
      verify(kitchen, never()).find(sameInstance(as: 5))  // misuse
    case .stray:
      let kept: Int? = any()  // stray
      _ = kept
    case .unlisted:
      withoutActuallyEscaping({}) { body in
        let _: Void = kitchen.mock._call(body as () -> Void, unrecorded: [0], name: "run(_:)")
      }
      let selector = _MemberSelector<Listing>(
        kitchen.mock, at: SourcePlace(file: #filePath, line: #line))  // unlisted
      let _: MockedMethod<Listing, () -> Void, Void, Never> = selector._method(
        { any((() -> Void).self) }, name: "run(_:)")
    case .unanswered:
      stub(kitchen).find(1)  // unanswered
    case .condition:
      await eventually(within: .milliseconds(5), kitchen.find(1) != nil)  // condition
    case .noInteractions:
      _ = kitchen.find(1)
      verifyNoInteractions(kitchen)  // noInteractions
    case .drift:
      let supplier = MockSupplier()
      await Recording.check("supplier.json", against: supplier)  // drift
    case .reason:
      verify(kitchen, times(2).because("each guest orders")).find(1)  // reason
    case .delayed:
      stub(kitchen).close(any()).thenComplete(after: .milliseconds(1))
      await withCheckedContinuation { continuation in
        kitchen.close {
          verify(MockKitchen()).find(1)  // delayed
          continuation.resume()
        }
      }
    }
  }
}
