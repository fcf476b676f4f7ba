import DeclarationModel
import Testing

@testable import SwiftScanner

private func parameters(of declaration: String) throws -> [Parameter] {
  let file = scan("protocol P { \(declaration) }")
  #expect(file.diagnostics == [])
  switch try #require(file.protocols.first?.members.first?.kind) {
  case .method(let method): return method.parameters
  case .initializer(let initializer): return initializer.parameters
  case .subscript(let subscripting): return subscripting.parameters
  default: return []
  }
}

@Suite struct `Parameters are lowered` {
  @Test(
    arguments: [
      ("func f(a: Int)", "a", "a"), ("func f(_ a: Int)", nil, "a"),
      ("func f(to a: Int)", "to", "a"),
      ("func f(_: Int)", nil, "_"), ("func f(to _: Int)", "to", "_"), ("init(a: Int)", "a", "a"),
      ("func f(`in` `class`: Int)", "in", "class"),
      ("func f(`default`: Int)", "default", "default"),
      ("func f(for in: Int)", "for", "in"),
      ("subscript(a: Int) -> Int { get }", nil, "a"),
      ("subscript(_ a: Int) -> Int { get }", nil, "a"),
      ("subscript(a a: Int) -> Int { get }", "a", "a"),
      ("subscript(at a: Int) -> Int { get }", "at", "a"),
      ("subscript(_: Int) -> Int { get }", nil, "_"),
    ] as [(String, String?, String)])
  func `with label and name`(declaration: String, label: String?, name: String) throws {
    let parameter = try #require(try parameters(of: declaration).first)
    #expect(parameter.label == label)
    #expect(parameter.name == name)
  }

  @Test(
    arguments: [
      ("inout Int", ["inout"], [], "Int"), ("borrowing T", ["borrowing"], [], "T"),
      ("consuming T", ["consuming"], [], "T"), ("__owned T", ["__owned"], [], "T"),
      ("isolated (any Actor)?", ["isolated"], [], "(any Actor)?"),
      ("_const Int", ["_const"], [], "Int"),
      ("sending @escaping () -> Void", ["sending"], ["@escaping"], "() -> Void"),
      ("@escaping () -> Void", [], ["@escaping"], "() -> Void"),
      ("@escaping @Sendable () -> Void", [], ["@escaping"], "@Sendable () -> Void"),
      ("@Sendable @escaping () -> Void", [], ["@escaping"], "@Sendable () -> Void"),
      (
        "@escaping @MainActor @Sendable () -> Void", [], ["@escaping"],
        "@MainActor @Sendable () -> Void"
      ),
      ("@autoclosure @escaping () -> Int", [], ["@autoclosure", "@escaping"], "() -> Int"),
      ("@escaping Handler", [], ["@escaping"], "Handler"),
      ("@convention(c) () -> Void", [], [], "@convention(c) () -> Void"),
      ("(() -> Void)?", [], [], "(() -> Void)?"), ("some P & Q", [], [], "some P & Q"),
      ("repeat each T", [], [], "repeat each T"),
    ] as [(String, [String], [String], String)])
  func `with specifiers and attributes apart from the type`(
    spelling: String, specifiers: [String], attributes: [String], type: String
  ) throws {
    let parameter = try #require(try parameters(of: "func f(a: \(spelling))").first)
    #expect(parameter.specifiers.map(\.text) == specifiers)
    #expect(parameter.attributes.map(\.text) == attributes)
    #expect(parameter.type.text == type)
    #expect(!parameter.isVariadic)
  }

  @Test(.enabled(if: NewerSyntax.nonisolatedNonsending.isKnown))
  func `with 'nonisolated(nonsending)' apart from the type`() throws {
    try `with specifiers and attributes apart from the type`(
      spelling: "nonisolated(nonsending) @escaping () async -> Void",
      specifiers: ["nonisolated(nonsending)"], attributes: ["@escaping"], type: "() async -> Void")
  }

  @Test func `with what stands before the label`() throws {
    let all = try parameters(
      of: "func f(@ViewBuilder content: @escaping () -> V, isolated on actor: A, tags: String...)")
    #expect(all.map { $0.declarationAttributes.map(\.text) } == [["@ViewBuilder"], [], []])
    #expect(all.map(\.specifiers) == [[], [.isolated], []])
    #expect(all.map(\.isVariadic) == [false, false, true])
    #expect(all.map(\.isEscaping) == [true, false, false])
  }
}
