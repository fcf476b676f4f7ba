/// Types of the module that hide `Swift.Bool` and `Swift.Hasher`.
enum Bool: Sendable {
  case yes
}
struct Hasher {}

protocol OwnBool: Hashable {
  func ask(_ hasher: Hasher, _ bool: Bool) -> Int
  func answer() -> Bool
  var isOpen: Bool { get set }
}
