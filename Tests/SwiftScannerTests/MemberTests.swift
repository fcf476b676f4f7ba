import DeclarationModel
import Testing

@testable import SwiftScanner

private func members(_ text: String) -> [ProtocolMember] {
  let file = scan("protocol P {\n\(text)\n}")
  #expect(file.diagnostics == [])
  #expect(file.protocols.count == 1)
  return file.protocols.flatMap(\.members)
}

private func member(_ text: String) throws -> ProtocolMember {
  let all = members(text)
  #expect(all.count == 1)
  return try #require(all.first)
}

@Suite struct `Members are read` {
  @Test func `a method with everything`() throws {
    let member = try member(
      """
      /// Sends.
      @discardableResult @available(iOS 16, *) nonisolated
      static func send<T: Request & Sendable, each U>(_ request: T, _ rest: repeat each U)
        async throws(Failure) -> T.Response where T.Response: Decodable, T.ID == Int
      """)
    #expect(member.attributes.map(\.text) == ["@discardableResult", "@available(iOS 16, *)"])
    #expect(member.modifiers == [.nonisolated, .static])
    #expect(member.isStatic)
    #expect(member.documentation == ["Sends."])
    guard case .method(let method) = member.kind else {
      Issue.record("not a method")
      return
    }
    #expect(method.name == "send")
    #expect(method.generics.map(\.text) == ["T: Request & Sendable", "each U"])
    #expect(method.effects == Effects(isAsync: true, throwing: .typed(.name("Failure"))))
    #expect(method.result?.text == "T.Response")
    #expect(method.requirements.map(\.text) == ["T.Response: Decodable", "T.ID == Int"])
  }

  @Test(arguments: [
    ("func `default`()", "default"), ("static func == (a: Self, b: Self) -> Bool", "=="),
    ("static prefix func - (a: Self) -> Self", "-"), ("func f()", "f"),
    ("static func <*> (a: Self, b: Self) -> Self", "<*>"),
  ])
  func `a method's name`(text: String, name: String) throws {
    guard case .method(let method) = try member(text).kind else {
      Issue.record("not a method")
      return
    }
    #expect(method.name == name)
    #expect(method.isOperator == !(name.first?.isLetter ?? false))
    #expect((method.result == nil) == text.hasSuffix("()"))
  }

  @Test(.enabled(if: NewerSyntax.rawIdentifier.isKnown))
  func `a method's name that is no identifier`() throws {
    try `a method's name`(text: "func `has spaces`()", name: "has spaces")
  }

  @Test(arguments: [
    ("var x: Int { get }", Accessors()),
    ("var x: Int { get set }", Accessors(hasSetter: true)),
    (
      "var x: Int { get async throws }",
      Accessors(getterEffects: Effects(isAsync: true, throwing: .any))
    ),
    (
      "var x: Int { get throws(E) }",
      Accessors(getterEffects: Effects(throwing: .typed(.name("E"))))
    ),
    (
      "var x: Int { mutating get nonmutating set }",
      Accessors(hasSetter: true, getterModifiers: [.mutating], setterModifiers: [.nonmutating])
    ),
    ("var x: Int { set get }", Accessors(hasSetter: true)),
    ("var x: Int { _read _modify }", Accessors(hasSetter: true)),
    ("subscript(i: Int) -> Int { get async }", Accessors(getterEffects: Effects(isAsync: true))),
    (
      "static subscript(i: Int) -> Int { get nonmutating set }",
      Accessors(hasSetter: true, setterModifiers: [.nonmutating])
    ),
  ])
  func accessors(text: String, accessors: Accessors) throws {
    switch try member(text).kind {
    case .property(let property):
      #expect(property.name == "x")
      #expect(property.accessors == accessors)
    case .subscript(let subscripting):
      #expect(subscripting.accessors == accessors)
      #expect(subscripting.result == .name("Int"))
    default: Issue.record("no accessors")
    }
  }

  @Test(
    arguments: [("init()", .none), ("init?(a: Int)", .optional), ("init!()", .implicitlyUnwrapped)]
      as [(String, InitializerDeclaration.Failability)])
  func `an initialiser's failability`(
    text: String, failability: InitializerDeclaration.Failability
  ) throws {
    guard case .initializer(let initializer) = try member(text).kind else {
      Issue.record("not an initialiser")
      return
    }
    #expect(initializer.failability == failability)
  }

  @Test func `the generic signature of initialisers and subscripts`() throws {
    let all = members(
      """
      init<T: Decoder>(from: T) async rethrows where T.ID: Hashable
      subscript<K: Key>(key: K) -> K.Value where K.Value: Sendable { get }
      """)
    guard all.count == 2, case .initializer(let initializer) = all[0].kind,
      case .subscript(let subscripting) = all[1].kind
    else {
      Issue.record("members are missing")
      return
    }
    #expect(initializer.generics.map(\.text) == ["T: Decoder"])
    #expect(initializer.requirements.map(\.text) == ["T.ID: Hashable"])
    #expect(initializer.effects == Effects(isAsync: true, throwing: .rethrows))
    #expect(subscripting.generics.map(\.text) == ["K: Key"])
    #expect(subscripting.requirements.map(\.text) == ["K.Value: Sendable"])
  }

  @Test func `associated types and typealiases`() throws {
    let all = members(
      """
      associatedtype Item: Hashable, ~Copyable = String where Item.ID == Int, Item: Sendable
      typealias Handler<T> = (T) -> Void
      override associatedtype `Type`
      """)
    #expect(all.count == 3)
    #expect(
      all.first?.kind
        == .associatedType(
          AssociatedTypeDeclaration(
            name: "Item", inheritance: [.name("Hashable"), .suppressed(.name("Copyable"))],
            defaultType: .name("String"),
            requirements: [
              GenericRequirement(
                .named(NamedType([.init("Item"), .init("ID")])), .sameType, .name("Int")),
              GenericRequirement(.name("Item"), .conformance, .name("Sendable")),
            ])))
    #expect(
      all.dropFirst().first?.kind
        == .typeAlias(
          TypeAliasDeclaration(
            name: "Handler", generics: [GenericParameter(name: "T")],
            type: .function(
              FunctionType(parameters: [.init(type: .name("T"))], result: .void)))))
    #expect(all.last?.kind == .associatedType(AssociatedTypeDeclaration(name: "`Type`")))
    #expect(all.last?.modifiers == [.override])
  }

  @Test func `positions are those of the names`() {
    let source = MarkedSource(
      """
      /* 影武者 */ protocol 1️⃣P {
        @discardableResult func 2️⃣f(a: Int) -> Int
        static var 3️⃣x: Int { get }
        /// é
        @available(*, deprecated) 4️⃣init?()
        5️⃣subscript(i: Int) -> Int { get }
        associatedtype 6️⃣`A`
        static func 7️⃣== (a: Self, b: Self) -> Bool
      }
      """)
    let file = source.scanned()
    #expect(file.protocols.first?.position == source["1️⃣"])
    #expect(
      file.protocols.first?.members.map(\.position)
        == ["2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣"].map { source[$0] })
  }
}
