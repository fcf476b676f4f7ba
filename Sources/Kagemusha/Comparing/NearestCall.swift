/// Of some calls the one that is most like the wanted one: with the fewest differing arguments, and of those with the
/// fewest differing parts, the latest.
struct NearestCall {
  /// Of so many calls with the fewest differing arguments the parts are compared.
  private static let compared = 10

  let call: RecordedCall
  let difference: CallDifference

  init?(to matchers: [ArgumentMatcher], among calls: [RecordedCall]) {
    var fewest = Int.max
    var nearest: [RecordedCall] = []
    for call in calls.reversed() {
      let count = zip(matchers, call.arguments(count: matchers.count)).filter { !$0.accepts($1) }
        .count
      if count < fewest {
        fewest = count
        nearest = [call]
      } else if count == fewest, nearest.count < NearestCall.compared {
        nearest.append(call)
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
