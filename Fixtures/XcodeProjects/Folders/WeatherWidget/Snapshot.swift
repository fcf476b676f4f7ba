protocol Snapshot {
  var date: Int { get }
}
