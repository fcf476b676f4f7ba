/// How the completion handler of a requirement is called.
///
/// It is kept without its types in a `MemberReference`; a cast back to this struct succeeds, where
/// one to a function type asks for macOS 15 (typed throws).
struct Completion<Arguments, Values> {
  let complete: (Arguments, Values) -> Void
}
