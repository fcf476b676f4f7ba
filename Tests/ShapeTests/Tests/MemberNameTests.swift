import Testing

@testable import Kagemusha

struct MemberNameTests {
  @Test(
    arguments: [
      ("limit", "limit", []),
      ("value -> [String: Int]", "value", []),
      ("save(_:completion:)", "save", ["_", "completion"]),
      ("value(for:) -> [String: Int]", "value", ["for"]),
      ("value() -> (a: Int, b: Int)", "value", []),
      ("load() -> (Int) -> [Int: Int]", "load", []),
      ("load(id:) async throws(LoadError) -> [String: Int]", "load", ["id"]),
      ("send<R: Request>(_:)", "send", ["_"]),
      ("send<R where R: Request, R.Response == (a: Int, b: Int)>(_:to:)", "send", ["_", "to"]),
      ("add(_: (Int, [String: Int]) -> Void, to: String)", "add", ["_", "to"]),
      ("f(_: (A) -> B<C, D>, b: Int) -> [C: D]", "f", ["_", "b"]),
      ("subscript<T>(_: T) -> [T: T]", "subscript", ["_"]),
      ("subscript()", "subscript", []),
      ("==(_:_:)", "==", ["_", "_"]),
      ("<(_: Int, _: Int)", "<", ["_", "_"]),
    ] as [(StaticString, String, [String])])
  func labelsAreThoseOfTheList(name: StaticString, base: String, labels: [String]) {
    #expect(MemberName(name).base == base)
    #expect(MemberName(name).labels == labels)
  }
}
