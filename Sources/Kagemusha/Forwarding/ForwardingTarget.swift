/// Where the calls go that no stub answers.
struct ForwardingTarget {
  /// A `RealObject` of the mocked protocol.
  let real: AnyObject
  /// Where the mock was told.
  let place: SourcePlace
}
