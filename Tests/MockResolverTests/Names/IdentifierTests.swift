import DeclarationModel
import Testing

@testable import MockResolver

struct IdentifierTests {
  private func identifiers(_ members: ProtocolMember...) -> [String] {
    MemberIdentifiers(members).identifiers
  }

  @Test func plainOnesAreNamesAndLabels() {
    #expect(
      identifiers(
        method("save", param("_", "User"), param("completion", .closure("User"))),
        property("limit", "Int"), indexed(by: param("_", "Int"), result: "User"),
        indexed(by: param("row", "Int"), result: "User"), initializer(param("app", "App")),
        method("load"), method("==", param("_", "Self"), param("_", "Self")))
        == [
          "save(_:completion:)", "limit", "subscript(_:)", "subscript(row:)", "init(app:)",
          "load()", "==(_:_:)",
        ])
  }

  @Test func typesOfParametersComeFirst() {
    #expect(
      identifiers(
        method("add", param("_", "Int")), method("add", param("_", "[String]")),
        method("add", param("to", "Int")),
        method("add", param("_", .closure("Int"), specifiers: [.inout])))
        == [
          "add(_: Int)", "add(_: [String])", "add(to:)", "add(_: inout (Int) -> Void)",
        ])
  }

  @Test func thenResultsThenEffectsThenGenerics() {
    func send(_ constraint: TypeReference) -> ProtocolMember {
      method("send", param("_", "T")) {
        $0.generics = [GenericParameter(name: "T", constraint: constraint)]
      }
    }
    #expect(
      identifiers(
        method("value", result: "Int"), method("value", result: "String"), method("value"),
        method("load"), method("load", effects: Effects(isAsync: true)), send("A"), send("B"))
        == [
          "value() -> Int", "value() -> String", "value() -> Void", "load()", "load() async",
          "send<T: A>(_:)", "send<T: B>(_:)",
        ])
  }

  @Test func onlyWhatStillCollidesGetsMore() {
    #expect(
      identifiers(
        method("f", param("_", "Int"), result: "Int"),
        method("f", param("_", "Int"), result: "String"),
        method("f", param("_", "Bool"), result: "Bool"))
        == ["f(_: Int) -> Int", "f(_: Int) -> String", "f(_: Bool)"])
  }

  @Test func staticAndInstanceDoNotCollide() {
    #expect(
      identifiers(method("make").modified(.static), method("make")) == ["make()", "make()"])
  }

  @Test func strangersRenameNothing() {
    let some = [method("add", param("_", "Int")), method("add", param("_", "String"))]
    let more = some + [method("add", param("to", "Int")), property("adds", "Int")]
    #expect(
      MemberIdentifiers(some).identifiers
        == Array(MemberIdentifiers(more).identifiers.prefix(2)))
  }

  @Test func clausesOfOneBlockDoNotCollide() {
    let linux = clause("#if os(Linux)")
    let other = clause("#if os(Linux)", "#else")
    #expect(
      identifiers(
        method("f", param("_", "Int")).under(linux), method("f", param("_", "CInt")).under(other))
        == ["f(_:)", "f(_:)"])
    #expect(
      identifiers(
        method("f", param("_", "Int")).under(linux), method("f", param("_", "CInt")).under(linux))
        == ["f(_: Int)", "f(_: CInt)"])
  }
}
