/// A stub that a test has begun: it reports itself if it goes without an answer.
final class PendingStub: Sendable {
  private let reference: Locked<MemberReference?>
  /// The stub that the first answer made.
  private let made = Locked<AnyStub?>(nil)

  init(_ reference: MemberReference) { self.reference = Locked(reference) }

  /// The stub that the answers so far went to; also those of another statement.
  var stub: AnyStub? {
    get { made.with { $0 } }
    set { made.exchange(newValue) }
  }

  /// Moves it to the line of its `when`.
  func move(to place: SourcePlace) { reference.with { $0?.context.place = place } }

  /// Notes that it has an answer, or that its lack of one is reported already.
  func end() { reference.exchange(nil) }

  deinit {
    if let reference = reference.with({ $0 }) { reference.mock.report(.unanswered(reference)) }
  }
}
