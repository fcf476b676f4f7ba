import RxStandIn

final class RepositoryDispatcher {
    static let shared = RepositoryDispatcher()

    let found = PublishRelay<[GitHub.Repository]>()
    let failed = PublishRelay<Error>()
    let selected = PublishRelay<GitHub.Repository>()
}

final class RepositoryActionCreator {
    static let shared = RepositoryActionCreator()

    let dispatcher: RepositoryDispatcher
    private let session: GitHubSessionType

    init(dispatcher: RepositoryDispatcher = .shared, session: GitHubSessionType = GitHubSession.shared) {
        self.dispatcher = dispatcher
        self.session = session
    }

    func search(_ query: String) {
        let dispatcher = self.dispatcher
        session.send(SearchRepositoriesRequest(query: query, page: 1)).subscribe { result in
            switch result {
            case .left((let repositories, _)): dispatcher.found.accept(repositories)
            case .right(let error): dispatcher.failed.accept(error)
            }
        }
    }

    func select(_ repository: GitHub.Repository) {
        dispatcher.selected.accept(repository)
    }
}

final class RepositoryStore {
    static let shared = RepositoryStore()

    let dispatcher: RepositoryDispatcher
    private(set) var repositories: [GitHub.Repository] = []

    init(dispatcher: RepositoryDispatcher = .shared) {
        self.dispatcher = dispatcher
        dispatcher.found.subscribe { [weak self] found in self?.repositories += found }
    }
}
