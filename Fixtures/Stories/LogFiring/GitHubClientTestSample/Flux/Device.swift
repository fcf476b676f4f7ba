import RxStandIn

final class DeviceDispatcher {
    static let shared = DeviceDispatcher()

    let launch = PublishRelay<Void>()
}

final class DeviceActionCreator {
    static let shared = DeviceActionCreator()

    let dispatcher: DeviceDispatcher

    init(dispatcher: DeviceDispatcher = .shared) {
        self.dispatcher = dispatcher
    }

    func launch() {
        dispatcher.launch.accept(())
    }
}

final class DeviceStore {
    static let shared = DeviceStore()

    let dispatcher: DeviceDispatcher
    private let userDefaultsManager: UserDefaultsManager

    var launchCount: Int { return userDefaultsManager.launchCount }

    init(dispatcher: DeviceDispatcher = .shared, userDefaultsManager: UserDefaultsManager = .shared) {
        self.dispatcher = dispatcher
        self.userDefaultsManager = userDefaultsManager
        dispatcher.launch.subscribe { userDefaultsManager.launchCount += 1 }
    }
}
