protocol UserRepository {
  var name: String { get }
  var limit: Int { get set }
  var token: String { get }
  func fetch(id: Int) -> String
  func save(_ user: String, completion: @escaping (Bool) -> Void)
  func merge(
    from source: String, into target: String
  )
  func old()
  func count(in list: [Int]) -> Int
  func keep(_ value: Int)
  static func shared() -> Int
}

protocol Gone {
  func leave()
}

protocol Same {
  func fetch(id: Int) -> String
  func old()
}
