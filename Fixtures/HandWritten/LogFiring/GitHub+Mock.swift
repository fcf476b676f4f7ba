import Foundation

@testable import GitHubClientTestSample

extension GitHub.User {
    static func mock(id: Int = 1,
                     login: String = "login",
                     avatarURL: URL = URL(string: "https://example.com/avatar")!,
                     url: URL = URL(string: "https://example.com/user")!) -> GitHub.User {
        return GitHub.User(id: id, login: login, avatarURL: avatarURL, url: url)
    }
}

extension GitHub.Repository {
    static func mock(id: Int = 1,
                     fullName: String = "owner/name",
                     description: String? = "description",
                     owner: GitHub.User = .mock(),
                     topics: [String] = [],
                     stargazersCount: Int = 1,
                     isFork: Bool = false,
                     visibility: GitHub.Visibility = .everyone) -> GitHub.Repository {
        return GitHub.Repository(id: id,
                                 fullName: fullName,
                                 description: description,
                                 owner: owner,
                                 topics: topics,
                                 stargazersCount: stargazersCount,
                                 isFork: isFork,
                                 visibility: visibility)
    }
}

extension GitHub.Pagination {
    static func mock(next: Int? = nil, last: Int? = nil) -> GitHub.Pagination {
        return GitHub.Pagination(next: next, last: last)
    }
}
