// kagemusha: mock
nonisolated class Cooker {
  var heat = 1
  private var dishes: [Int: String] = [:]

  init(dish: String) {
    heat = Self.degrees
    self[0] = dish
  }

  func cook(_ number: Int) -> String? { describe(self[number]) }
  func describe(_ dish: String?) -> String? { dish.map { "\($0) at \(heat)" } }
  func list(_ numbers: Int...) -> [String?] { numbers.map { self[$0] } }
  subscript(number: Int) -> String? {
    get { dishes[number] }
    set { dishes[number] = newValue }
  }
  subscript(each body: (String) -> Bool) -> Int { dishes.values.filter(body).count }
  func heat(by degrees: Int = 5, twice: Bool = false) -> Int { degrees * (twice ? 2 : 1) }
  class var degrees: Int { 2 }
  class func make() -> Cooker { Cooker(dish: "rice") }
  deinit { heat = 0 }
}
