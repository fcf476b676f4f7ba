/// What is asked of one stub, whatever is asked of the others.
enum StubStrictness {
  /// It must answer a call, alone.
  case strict
  /// It need not answer any, and may stand behind others.
  case lenient
}
