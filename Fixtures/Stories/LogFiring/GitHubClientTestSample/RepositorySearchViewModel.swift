import RxStandIn

final class RepositorySearchViewModel {
    init(viewDidAppear: Observable<Bool>, environment: Environment = .shared) {
        viewDidAppear.subscribe { _ in
            environment.flux.trackingActionCreator.send(.pageView(.repositorySearch))
        }
    }
}
