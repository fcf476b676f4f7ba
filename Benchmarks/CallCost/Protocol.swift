struct User: Equatable, Codable {
  var id: Int
}

struct Directory: Users {
  func profile(id: Int, user: User) -> User { user }
}

protocol Users {
  func profile(id: Int, user: User) -> User
}
