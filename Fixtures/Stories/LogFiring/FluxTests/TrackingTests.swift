import Kagemusha
import RxStandIn
import Testing

@testable import GitHubClientTestSample

/// No tracking event is lost.
struct TrackingTests {
  @Test func pageView() {
    let viewDidAppear = PublishRelay<Bool>()

    let tracker = MockTracker(.lenient)
    let flux = Environment.Flux.mock(tracker: tracker)
    let viewModel = RepositorySearchViewModel(viewDidAppear: viewDidAppear, environment: .mock(flux: flux))
    viewDidAppear.accept(true)
    verify(tracker).send(matching { $0.event == .pageView(.repositorySearch) })

    withExtendedLifetime(viewModel) {}
  }

  @Test func selection() {
    let tracker = MockTracker(.lenient)
    let environment = Environment.mock(flux: .mock(tracker: tracker))

    environment.flux.repositoryActionCreator.select(.mock(id: 7))

    verify(tracker).send(matching { $0.event == .select(repositoryID: 7) })
    verifyNoMoreInteractions(tracker)
    #expect(environment.flux.trackingStore.last?.event == .select(repositoryID: 7))
  }

  /// A dictionary is all that is left of the hand-written mock.
  @Test func launches() {
    let tracker = MockTracker(.lenient)
    let userDefaults = MockUserDefaults().forward(to: InMemoryUserDefaults())
    let environment = Environment.mock(flux: .mock(userDefaults: userDefaults, tracker: tracker))

    environment.flux.deviceActionCreator.launch()
    environment.flux.deviceActionCreator.launch()

    inOrder {
      verify(tracker).send(TrackingContainer(event: .launch(count: 1), number: 1))
      verify(tracker).send(TrackingContainer(event: .launch(count: 2), number: 2))
    }
    verify(userDefaults).set(2, forKey: "launchCount")
  }
}
