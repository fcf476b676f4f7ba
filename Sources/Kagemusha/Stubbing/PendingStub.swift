/// A stub that a test has begun: it reports itself if it goes without an answer.
final class PendingStub: Sendable {
  private let reference: Locked<MemberReference?>

  init(_ reference: MemberReference) { self.reference = Locked(reference) }

  /// Moves it to the line of its `when`.
  func move(to place: SourcePlace) { reference.with { $0?.context.place = place } }

  /// Notes that it has an answer, or that its lack of one is reported already.
  func end() { reference.exchange(nil) }

  deinit {
    if let reference = reference.with({ $0 }) { reference.mock.report(.unanswered(reference)) }
  }
}
