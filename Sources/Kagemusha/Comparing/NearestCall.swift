/// Of some calls the one that is most like the wanted one: with the fewest differing arguments, and of those with the
/// fewest differing parts, the latest.
struct NearestCall {
  /// Of so many calls with the fewest differing arguments the parts are compared.
  private static let compared = 10

  let call: RecordedCall
  let difference: CallDifference

  /// Looks among the calls of a requirement.
  ///
  /// - Parameters:
  ///   - matchers: The wanted arguments.
  ///   - name: The requirement.
  ///   - types: The types that the call must have; nil for any.
  ///   - calls: The calls, oldest first.
  init?(
    to matchers: [ArgumentMatcher], of name: MemberName, _ types: CallTypes?,
    in calls: [RecordedCall]
  ) {
    var fewest = Int.max
    var nearest: [RecordedCall] = []
    // By index, since there may be many calls, and nothing is optimized in tests.
    var index = calls.count
    while index > 0 {
      index -= 1
      let call = calls[index]
      if call.name != name { continue }
      if let types, call.types != types { continue }
      let count = matchers.mismatches(in: call)
      if count < fewest {
        fewest = count
        nearest = [call]
      } else if count == fewest, nearest.count < NearestCall.compared {
        nearest.append(call)
      } else if fewest <= 1, nearest.count >= NearestCall.compared {
        break
      }
    }
    let candidates = nearest.map { ($0, CallDifference(wanted: matchers, received: $0)) }
    let best = candidates.min { left, right in
      NearestCall.weight(left.1) < NearestCall.weight(right.1)
    }
    guard let best else { return nil }
    (call, difference) = best
  }

  private static func weight(_ difference: CallDifference) -> Int {
    difference.arguments.reduce(0) { $0 + $1.parts.count }
  }
}
