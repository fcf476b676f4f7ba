/// A stub, and what it has come to.
struct StubState {
  let stub: AnyStub
  let uses: Int
  let strictness: StubStrictness?
}
