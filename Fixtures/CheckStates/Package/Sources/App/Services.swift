protocol UserRepository {
  var name: String { get }
  var limit: Int { get }
  func load(id: Int) -> String
  func search(_ text: String, options: [String]) -> [Int]
  func forget()
}

protocol Removed {
  func f()
}
