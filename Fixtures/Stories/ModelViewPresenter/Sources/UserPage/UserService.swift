/// Fetches the profile, and keeps it for the next time.
final class UserService: UserServiceProtocol {
  typealias Request = (@escaping (Result<User, SessionTaskError>) -> Void) -> Void

  private let repository: UserRepositoryProtocol
  private let request: Request

  init(repository: UserRepositoryProtocol, request: @escaping Request) {
    self.repository = repository
    self.request = request
  }

  func getProfile(_ handler: @escaping (Result<User, SessionTaskError>) -> Void) {
    request { [repository] result in
      if case .success(let user) = result { repository.createOrUpdateMyProfile(user) }
      handler(result)
    }
  }

  func getCacheProfile() -> User? {
    repository.getMyProfile()
  }
}
