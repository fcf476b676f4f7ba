protocol UserRepositoryProtocol {
  func getMyProfile() -> User?
  func createOrUpdateMyProfile(_ user: User)
}
