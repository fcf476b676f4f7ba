import RxStandIn

final class TrackingDispatcher {
    static let shared = TrackingDispatcher()

    let sent = PublishRelay<TrackingContainer>()
}

final class TrackingActionCreator {
    static let shared = TrackingActionCreator()

    let dispatcher: TrackingDispatcher
    private let tracker: TrackerType
    private var count = 0

    init(dispatcher: TrackingDispatcher = .shared, tracker: TrackerType = Tracker.shared) {
        self.dispatcher = dispatcher
        self.tracker = tracker
    }

    func send(_ event: TrackingEvent) {
        count += 1
        let container = TrackingContainer(event: event, number: count)
        tracker.send(container)
        dispatcher.sent.accept(container)
    }
}

final class TrackingStore {
    static let shared = TrackingStore()

    let dispatcher: TrackingDispatcher
    private(set) var last: TrackingContainer?

    init(dispatcher: TrackingDispatcher = .shared) {
        self.dispatcher = dispatcher
        dispatcher.sent.subscribe { [weak self] container in self?.last = container }
    }
}
