/// Of some calls the one that is most like the wanted one: with the fewest differing arguments, the
/// latest of those.
struct ClosestCall {
  let call: RecordedCall
  let difference: ArgumentDifference

  init?(to matchers: [ArgumentMatcher], among calls: [RecordedCall]) {
    let differences = calls.map { call in
      (call: call, difference: ArgumentDifference(wanted: matchers, received: call))
    }
    let closest = differences.reversed().min { left, right in
      left.difference.lines.count < right.difference.lines.count
    }
    guard let closest else { return nil }
    call = closest.call
    difference = closest.difference
  }
}
