/// A recording that a mock answers from.
struct Replay: Sendable {
  let replayer: any CallReplayer
  /// Where the mock was told.
  let place: SourcePlace
}
