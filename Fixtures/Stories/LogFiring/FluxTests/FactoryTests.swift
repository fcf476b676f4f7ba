import Kagemusha
import Testing

@testable import GitHubClientTestSample

/// The object graph is the one that the team wired by hand.
struct FactoryTests {
  @Test func theDispatchersAreShared() {
    let flux = Environment.Flux.mock()
    #expect(flux.routeActionCreator.dispatcher === flux.routeDispatcher)
    #expect(flux.routeStore.dispatcher === flux.routeDispatcher)
    #expect(flux.repositoryActionCreator.dispatcher === flux.repositoryDispatcher)
    #expect(flux.repositoryStore.dispatcher === flux.repositoryDispatcher)
    #expect(flux.deviceActionCreator.dispatcher === flux.deviceDispatcher)
    #expect(flux.deviceStore.dispatcher === flux.deviceDispatcher)
    #expect(flux.trackingActionCreator.dispatcher === flux.trackingDispatcher)
    #expect(flux.trackingStore.dispatcher === flux.trackingDispatcher)
  }

  @Test func nothingIsShared() {
    let (one, other) = (Environment.Flux.mock(), Environment.Flux.mock())
    #expect(one.deviceDispatcher !== other.deviceDispatcher)
    #expect(one.deviceDispatcher !== DeviceDispatcher.shared)
    #expect(Environment.mock().trackingModel !== TrackingModel.shared)
  }

  @Test func aTestReplacesALayer() {
    let flux = Environment.Flux.mock()
    #expect(Environment.mock(flux: flux).flux === flux)
  }

  @Test func anOldSpellingIsAClass() {
    let application: any ApplicationType = MockApplication()
    #expect(application === application)
  }
}
