/// Makes a screen by its identifier.
protocol Creatable {
  func create<T>(_ identifier: String, userInfo: [AnyHashable: Any]?) -> T?
}
