struct User: Equatable {
  var id: Int
}

protocol Users {
  func profile(id: Int, user: User) -> User
}
