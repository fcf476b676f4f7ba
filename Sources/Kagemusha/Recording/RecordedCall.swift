/// A call that a mock received.
struct RecordedCall {
  let name: MemberName
  let types: CallTypes
  /// Its place among the calls of all mocks, from 1.
  let order: UInt64
  /// The tuple of arguments as it came, unless one of them does not outlive the call.
  let arguments: Any?
  /// The arguments one by one, where the tuple is not kept, or has been taken apart already.
  var parts: [Any]?
  /// Where the stub that answered it was written.
  var answeredBy: SourcePlace?
  /// Whether a `verify` has matched it.
  var isVerified = false

  /// The arguments one by one; `count` says how many there are.
  func arguments(count: Int) -> [Any] {
    if let parts { return parts }
    guard let arguments else { return [] }
    // A subscript without an index: of its setter, only the value is an argument.
    if count == 1, name.kind == .setter, name.base == "subscript" {
      return split(arguments, into: 2).suffix(1)
    }
    return split(arguments, into: count)
  }
}

/// Takes a tuple of arguments apart: Swift has no other way to look into one whose type it does not
/// know.
///
/// A setter of a subscript is called with its index, itself a tuple, and the value.
func split(_ arguments: Any, into count: Int) -> [Any] {
  guard count > 0 else { return [] }
  guard count > 1 else { return [arguments] }
  let parts = Mirror(reflecting: arguments).children.map(\.value)
  guard parts.count == 2, count > 2 else { return parts }
  return split(parts[0], into: count - 1) + [parts[1]]
}
