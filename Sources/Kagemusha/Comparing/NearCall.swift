/// The call that is most like a wanted one, for a message.
struct NearCall {
  let call: RecordedCall
  /// Its number in the log.
  let number: Int
  let difference: CallDifference
  /// The types of the call, where they are not the wanted ones.
  let otherTypes: CallTypes?

  /// Looks for it among the calls of a requirement, first among those of the same types.
  init?(
    to matchers: [ArgumentMatcher], of name: MemberName, _ types: CallTypes,
    in calls: [RecordedCall], _ log: CallLog
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
