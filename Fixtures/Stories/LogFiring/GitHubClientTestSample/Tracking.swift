enum Page {
    case repositorySearch
    case repositoryDetail
}

enum TrackingEvent: Equatable {
    case launch(count: Int)
    case pageView(Page)
    case select(repositoryID: Int)
}

struct TrackingContainer: Equatable {
    let event: TrackingEvent
    let number: Int
}

protocol TrackerType {
    func send(_ container: TrackingContainer)
}

final class Tracker: TrackerType {
    static let shared = Tracker()

    func send(_ container: TrackingContainer) {
        fatalError("a test has reached the network")
    }
}

/// Turns what happens in the app into events.
final class TrackingModel {
    static let shared = TrackingModel()

    init(flux: Environment.Flux = .shared) {
        let actionCreator = flux.trackingActionCreator
        flux.deviceDispatcher.launch.subscribe { [store = flux.deviceStore] in
            actionCreator.send(.launch(count: store.launchCount))
        }
        flux.repositoryDispatcher.selected.subscribe { repository in
            actionCreator.send(.select(repositoryID: repository.id))
        }
    }
}
