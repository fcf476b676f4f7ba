import Foundation
import RxStandIn

enum GitHub {
    struct User: Codable, Equatable {
        let id: Int
        let login: String
        let avatarURL: URL
        let url: URL

        private enum CodingKeys: String, CodingKey {
            case id
            case login
            case avatarURL = "avatar_url"
            case url = "html_url"
        }
    }

    struct Repository: Codable, Equatable {
        let id: Int
        let fullName: String
        let description: String?
        let owner: User
        let topics: [String]
        let stargazersCount: Int
        let isFork: Bool
        let visibility: Visibility

        private enum CodingKeys: String, CodingKey {
            case id
            case fullName = "full_name"
            case description
            case owner
            case topics
            case stargazersCount = "stargazers_count"
            case isFork = "fork"
            case visibility
        }
    }

    enum Visibility: String, Codable {
        case everyone = "public"
        case nobody = "private"
    }

    struct Pagination: Equatable {
        let next: Int?
        let last: Int?
    }
}

protocol GitHubRequest {
    associatedtype Response
    var path: String { get }
}

struct SearchRepositoriesRequest: GitHubRequest {
    typealias Response = [GitHub.Repository]
    let query: String
    let page: Int
    var path: String { return "/search/repositories" }
}

protocol GitHubSessionType {
    func send<T: GitHubRequest>(_ request: T) -> Observable<Either<(T.Response, GitHub.Pagination), Error>>
}

final class GitHubSession: GitHubSessionType {
    static let shared = GitHubSession()

    func send<T: GitHubRequest>(_ request: T) -> Observable<Either<(T.Response, GitHub.Pagination), Error>> {
        fatalError("a test has reached the network")
    }
}
