/// A type of the module that hides `Swift.Void`.
struct Void: Equatable { var depth = 0 }

protocol OwnVoid {
  func fill(_ void: Void) -> Void
  func leave()
  var current: Void { get set }
}
