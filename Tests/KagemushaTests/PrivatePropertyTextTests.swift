import Kagemusha
import Testing

/// The texts of failures, word for word.
struct PrivatePropertyTextTests {
  private class Screen {
    private let title: String? = nil
    private let owner = 1
  }

  private final class Login: Screen, PrivatePropertyAccessible {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    private var table: Node!
    private lazy var header = "Header"
    @Plain private var count = 3
    func show() { _ = (header, count) }
  }

  private enum Other {
    struct Node {}
  }

  private let login = Login()

  @Test func aWrongKey() {
    #expect(
      text("tabel", as: Node.self) == """
        Login has no stored property 'tabel'
          wanted    tabel: Node
          holds     table: Node?          nil
                    lazy header: String   not made yet
                    _count: Plain<Int>
                    title: String?        of Screen, nil
                    owner: Int            of Screen
        """)
  }

  @Test func aWrongType() {
    login.show()
    #expect(
      text("header", as: Int.self) == """
        Login.header is of type String, not Int
          wanted    header: Int
          holds     table: Node?     nil
                    lazy header: String
                    _count: Plain<Int>
                    title: String?   of Screen, nil
                    owner: Int       of Screen
        """)
  }

  @Test func aNilOutlet() {
    #expect(
      headline("table", as: Node.self)
        == "Login.table is nil; set it first (an outlet: load the view), or ask for an optional")
  }

  @Test func aLazyPropertyThatIsNotMade() {
    #expect(
      headline("header", as: String.self)
        == "Login.header is lazy and not made yet; let the object use it first")
  }

  @Test func aClosure() {
    struct Holder: PrivatePropertyAccessible { let action: (Int) -> Int = { $0 } }
    let text = failureText { try Holder().privateProperties.value(forKey: "action", as: Int.self) }
    #expect(
      text == """
        Holder.action is a closure, and mirrors show closures in a form that cannot be called; test \
        what it does, or make it internal
          wanted    action: Int
          holds     action: (Int) -> Int
        """)
  }

  @Test func aWrapperWithoutProjection() {
    #expect(
      headline("$count", as: Int.self)
        == "Login.$count cannot be read: Plain<Int> is no ProjectingPropertyWrapper;"
        + " declare that it is, in the test")
  }

  @Test func aWrapperOfAnotherType() {
    #expect(headline("count", as: String.self) == "Login.count is of type Plain<Int>, not String")
  }

  @Test func typesOfOneNameAreNamedInFull() {
    struct Holder: PrivatePropertyAccessible { let node = KagemushaTests.Node("n") }
    let text = failureText {
      try Holder().privateProperties.value(forKey: "node", as: Other.Node.self)
    }
    #expect(text.hasPrefix("Holder.node is of type KagemushaTests.Node, not KagemushaTests."))
    #expect(text.split(separator: "\n").first?.hasSuffix(".Other.Node") == true)
  }

  @Test func nothingIsHeld() {
    struct Empty: PrivatePropertyAccessible {}
    let text = failureText { try Empty().privateProperties.value(forKey: "x", as: Int.self) }
    #expect(
      text == """
        Empty has no stored property 'x'
          wanted    x: Int
          holds     nothing
        """)
  }

  @Test func aMirrorOfItsOwnIsNamedAsAReason() {
    let text = failureText {
      try Disguised().privateProperties.value(forKey: "secret", as: Int.self)
    }
    #expect(
      text == """
        Disguised has no stored property 'secret'
          wanted    secret: Int
          holds     shown: Int
          note      Disguised has a mirror of its own, which may hide properties
        """)
  }

  private func text<T>(_ key: String, as type: T.Type) -> String {
    failureText { try login.privateProperties.value(forKey: key, as: type) }
  }

  private func headline<T>(_ key: String, as type: T.Type) -> String {
    text(key, as: type).prefix { $0 != "\n" }.description
  }

  private func failureText(of body: () throws -> Any) -> String {
    do {
      return "no failure: \(try body())"
    } catch {
      return "\(error)"
    }
  }
}
