/// Of some calls the one that is most like the wanted one: with the fewest differing arguments, and of those with the
/// fewest differing parts, the latest.
struct NearestCall {
  /// Of so many calls with the fewest differing arguments the parts are compared.
  private static let compared = 10
  /// Of more calls only the latest are looked at.
  private static let considered = 1_000

  let call: Invocation
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
    in calls: [Invocation]
  ) {
    var fewest = Int.max
    var nearest: [Invocation] = []
    // By index, since there may be many calls, and nothing is optimized in tests.
    var index = calls.count
    while index > 0, calls.count - index < NearestCall.considered {
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

/// The call that is most like a wanted one, for a message.
struct NearMiss {
  let call: Invocation
  /// Its number in the log.
  let number: Int
  let difference: CallDifference
  /// The types of the call, where they are not the wanted ones.
  let otherTypes: CallTypes?

  /// Looks for it among the calls of a requirement, first among those of the same types.
  init?(
    to matchers: [ArgumentMatcher], of name: MemberName, _ types: CallTypes,
    in calls: [Invocation], _ log: CallLog
  ) {
    let typed = NearestCall(to: matchers, of: name, types, in: calls)
    let nearest = typed ?? NearestCall(to: matchers, of: name, nil, in: calls)
    guard let nearest, let number = log.number(of: nearest.call) else { return nil }
    guard typed == nil || !nearest.difference.isEmpty else { return nil }
    call = nearest.call
    difference = nearest.difference
    otherTypes = typed == nil ? call.types : nil
    self.number = number
  }

  /// What makes it another call: `nearest call #2 differs in user.name`.
  var fact: String {
    let difference = otherTypes == nil ? "differs in \(difference.summary)" : "is of other types"
    return "nearest call #\(number) \(difference)"
  }
}
