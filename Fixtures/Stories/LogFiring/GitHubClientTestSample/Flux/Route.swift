import RxStandIn

final class RouteDispatcher {
    static let shared = RouteDispatcher()

    let page = PublishRelay<Page>()
}

final class RouteActionCreator {
    static let shared = RouteActionCreator()

    let dispatcher: RouteDispatcher

    init(dispatcher: RouteDispatcher = .shared) {
        self.dispatcher = dispatcher
    }

    func show(_ page: Page) {
        dispatcher.page.accept(page)
    }
}

final class RouteStore {
    static let shared = RouteStore()

    let dispatcher: RouteDispatcher
    private(set) var page = Page.repositorySearch

    init(dispatcher: RouteDispatcher = .shared) {
        self.dispatcher = dispatcher
        dispatcher.page.subscribe { [weak self] page in self?.page = page }
    }
}
