public protocol Member {
  var name: String { get }
}
