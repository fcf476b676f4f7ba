protocol UserServiceProtocol {
  func getProfile(_ handler: @escaping (Result<User, SessionTaskError>) -> Void)
  func getCacheProfile() -> User?
}
