protocol Parent: Root {
  var name: String { get set }
  func shared() -> Int
}

protocol Root: AnyObject {
  func root(_ value: any Root) -> Self
}
