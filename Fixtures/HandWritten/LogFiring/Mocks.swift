import RxStandIn

@testable import GitHubClientTestSample

final class MockTracker: TrackerType {
    private(set) var containers: [TrackingContainer] = []

    func send(_ container: TrackingContainer) {
        containers.append(container)
    }
}

final class MockGitHubSession: GitHubSessionType {
    var response: Any?
    private(set) var requests: [Any] = []

    func send<T: GitHubRequest>(_ request: T) -> Observable<Either<(T.Response, GitHub.Pagination), Error>> {
        requests.append(request)
        return response as? Observable<Either<(T.Response, GitHub.Pagination), Error>> ?? .empty()
    }
}

final class MockUserDefaults: UserDefaultsType {
    private(set) var values: [String: Any] = [:]

    func integer(forKey key: String) -> Int {
        return values[key] as? Int ?? 0
    }

    func string(forKey key: String) -> String? {
        return values[key] as? String
    }

    func set(_ value: Int, forKey key: String) {
        values[key] = value
    }

    func set(_ value: Any?, forKey key: String) {
        values[key] = value
    }
}
