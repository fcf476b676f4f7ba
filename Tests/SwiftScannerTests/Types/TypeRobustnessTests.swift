import DeclarationModel
import SwiftScanner
import Testing

/// A source with most constructs that the scanner reads in types.
private let torture = """
  import A
  /// sourcery: a = "x, (", b = [1, {2}], n: c
  @MainActor public final class C<T>: Base, P where T: Q {
    // sourcery:begin: block
    @IBOutlet private weak var a: A!, (b, c) = (1, 2)
    private(set) lazy var d = { () -> [T?] in [] }() { willSet { } didSet { } }
    let e = { let x = a ? Foo<Int>.shared : try? 1...2 as! T; if b { return x }; return (x, 1) }()
    // sourcery:end
    #if A
    @Published var f = [[Int: Foo.Bar?]](), g, h: (x: Int, Int) // kagemusha: skip
    #else
    indirect enum E: String { case /* sourcery: x */ a(x: Int, _ y: T = 1), b = "b" }
    #endif
    subscript(i: Int) -> Int { get { 1 } set { } }
    fileprivate extension B.D<Int> { actor F { init?() async throws {} } }
    var i = "\\(a ?? "b")" + \"""
      text \\(1)
      \""", j = [(Int) -> Void](), k = -1 * 2.0, l = Int("1")! ?? 1, m = #selector(a)
  }

  """

@Suite struct `Broken types` {
  private func check(_ text: String) {
    let file = scanTypes(text)
    #expect(file.types.count + file.diagnostics.count > 0)
    for type in file.types {
      #expect(!type.name.isEmpty)
      for variable in type.members.compactMap(\.variable) {
        #expect(!variable.name.isEmpty)
        #expect(variable.inferredType?.text != "")
        #expect(variable.initialValue != "")
      }
    }
  }

  @Test func `the source itself is sound`() {
    let file = scanTypes(torture)
    #expect(file.diagnostics == [])
    #expect(file.types.map(\.qualifiedName) == ["C", "C.E", "C.B.D", "C.B.D.F"])
    #expect(file.types.first?.members.count == 14)
  }

  @Test func `cut off anywhere`() {
    let start = torture.utf8.count / 5
    for length in stride(from: start, to: torture.utf8.count, by: 11) {
      check(String(decoding: torture.utf8.prefix(length), as: UTF8.self))
    }
  }

  @Test func `with every fourth sign missing`() {
    let signs = torture.indices.filter {
      !torture[$0].isLetter && !torture[$0].isNumber && !torture[$0].isWhitespace
    }
    #expect(signs.count > 200)
    for index in signs.enumerated().filter({ $0.offset % 4 == 0 }).map(\.element) {
      var text = torture
      text.remove(at: index)
      check(text)
    }
  }

  @Test(arguments: [
    ("(", ")"), ("{ ", " }()"), ("Foo(", ")"), ("try ", ""), ("a ? 1 : ", ""), ("-", ""),
    ("1 + ", ""), ("Foo.", ""), ("Foo<", ">"), ("a as T ?? ", ""),
  ])
  func `values nested deep`(open: String, close: String) {
    let starts = String(repeating: open, count: 300)
    check("class C { var x = \(starts)1\(String(repeating: close, count: 300)) }")
  }
}
