protocol UserRepository {
  var name: Int { get }
  var limit: Int { get }
  var token: String { get set }
  func load(id: Int) -> String
  func save(_ user: String, then: @escaping (Bool) -> Void)
  func merge(
    source: String, target: String
  )
  func count(of list: [Int]) -> Int
  func keep(_ value: Int)
  static func common() -> Int
}

protocol Same {
  func fetch(id: Int) -> String
  func old()
}
