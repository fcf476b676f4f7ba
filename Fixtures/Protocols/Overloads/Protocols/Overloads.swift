protocol Overloads {
  func add(_ value: Int)
  func add(_ value: String)
  func add(value: Int)
  func value() -> Int
  func value() -> String
  func convert(_ value: [Int]) -> Int
  func convert(_ value: [String]) -> Int
}
