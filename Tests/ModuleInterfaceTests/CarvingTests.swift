import DeclarationModel
import EndToEndSupport
import SwiftScanner
import Testing

@testable import ModuleInterface

/// Carving finds the same declarations as a parser.
struct CarvingTests {
  private let interface = """
    import Swift
    import struct Other.Thing

    public typealias Both = First & Second

    public typealias Handler = (Int) -> Void

    /**
    A comment that holds
    }
    public protocol NoProtocol {
    }
     /* nested */
    */
    @available(macOS 13, *)
    @preconcurrency public protocol First<Item> : Sendable where Self : Second {

        /// The protocol's item; public protocol Nobody {
        associatedtype Item : Hashable = Int

        @discardableResult
        func first(_ body: (_ item: Self.Item) throws -> Void) rethrows -> Self.Item

        subscript(index: Int) -> Self.Item { get set }
    }

    public protocol Second { }

    public enum Space {

        @frozen public struct Room<Item> {

            public var area: Int {
                get
            }

            public typealias Step = (Item) -> Int

            public struct Desk {
            }
        }

        public enum Yard {

            public enum Shed {

                @MainActor
                public protocol Deep : AnyObject {

                    func deep()
                }

                public typealias Tool = Int
            }
        }

        public typealias Pair = (Int, Int)
    }

    extension First {

        public func first(_ body: (Self.Item) throws -> Void) rethrows -> Self.Item

        public func helper()

        @available(*, deprecated, message: "no")
        public subscript(index: Int) -> Self.Item { get set }

        public struct Nested {

            public func first()
        }
    }

    extension Int : Second {
    }

    final public class Outer {

        public init()

        /// It is nested.
        @MainActor
        public protocol Inner : AnyObject {

            func inner()
        }

        public func after()
    }

    """

  private func blocks(_ text: String) -> [InterfaceBlock] {
    InterfaceCarver.blocks(of: Array(text.utf8), module: "M", keepsExtensions: true)
  }

  @Test func nestedDeclarationsAreFoundBehindModifiersAndInNestedClasses() {
    let blocks = blocks(
      """
      @available(macOS 14, *)
      public enum Space {

          nonisolated public protocol Plain {
          }

          @available(macOS 15, *)
          nonisolated public struct Room {

              nonisolated public protocol Quiet {
              }
          }

          indirect public enum Tree {

              public protocol Leaf {
              }
          }

          @MainActor
          open class Screen {

              public typealias Done = () -> Void

              @MainActor
              public protocol Delegate : AnyObject {

                  func close()
              }

              public class Row {

                  public protocol Style {
                  }
              }

              public init()
          }

          public protocol Last {
          }
      }

      """)
    #expect(
      blocks.map { "\($0.kind) \($0.name)" } == [
        "type Space", "protocol Space.Plain", "protocol Space.Room.Quiet",
        "protocol Space.Tree.Leaf", "class Space.Screen", "nestedAlias Space.Screen.Done",
        "protocol Space.Screen.Delegate", "class Space.Screen.Row",
        "protocol Space.Screen.Row.Style", "protocol Space.Last",
      ])
    #expect(
      blocks.first { $0.name == "Space.Screen.Delegate" }?.lines == [
        "@available(macOS 14, *)", "extension Space.Screen {", "    @MainActor",
        "    public protocol Delegate : AnyObject {",
        "        func close()", "    }", "}",
      ])
    #expect(
      blocks.first { $0.name == "Space.Room.Quiet" }?.lines.prefix(3) == [
        "@available(macOS 14, *)", "@available(macOS 15, *)", "extension Space.Room {",
      ])
    #expect(blocks.last?.lines.first == "@available(macOS 14, *)")
  }

  @Test func whatIsNeededIsFoundInOrder() {
    let blocks = blocks(interface)
    #expect(
      blocks.map { "\($0.kind) \($0.name)" } == [
        "module Swift", "module Other", "alias Both", "alias Handler", "protocol First",
        "protocol Second", "type Space", "nestedAlias Space.Room.Step",
        "protocol Space.Yard.Shed.Deep", "nestedAlias Space.Yard.Shed.Tool",
        "nestedAlias Space.Pair",
        "extension First", "type Outer", "protocol Outer.Inner", "class Outer",
      ])
    #expect(
      blocks.first { $0.kind == .extension }?.text == """
        extension First {
            public func first(_ body: (Self.Item) throws -> Void) rethrows -> Self.Item
        }

        """)
    #expect(
      blocks.first { $0.name == "Outer.Inner" }?.text == """
        extension Outer {
            @MainActor
            public protocol Inner : AnyObject {
                func inner()
            }
        }

        """)
  }

  @Test func protocolsAreFoundAtAnyDepth() {
    #expect(
      blocks(interface).first { $0.name == "Space.Yard.Shed.Deep" }?.text == """
        extension Space.Yard.Shed {
            @MainActor
            public protocol Deep : AnyObject {
                        func deep()
            }
        }

        """)
  }

  @Test func aliasesInTypesAreFoundByTheirLastNames() throws {
    let digest = ModuleDigest(Array(interface.utf8), of: ModuleOrigin(name: "M", isStandard: false))
    let reduced = try #require(
      ModuleDigest(
        reduced: Array(digest.reduced.utf8), of: ModuleOrigin(name: "M", isStandard: false)))
    for digest in [digest, reduced] {
      let found = digest.aliases(named: ["Step", "Pair", "Both", "Handler"]).map(\.types)
      #expect(found.flatMap(\.types).map(\.qualifiedName) == ["Space", "Space", "Space.Room"])
      #expect(found.flatMap(\.typeAliases).map(\.declaration.name) == ["Both", "Handler"])
    }
  }

  @Test func aParserFindsTheSame() throws {
    try expectSame(Array(interface.utf8), of: ModuleOrigin(name: "M", isStandard: true))
  }

  @Test(arguments: ["Dispatch", "_Concurrency", "FoundationEssentials"])
  func aParserFindsTheSameInRealModules(module: String) throws {
    let options = ModuleOptions()
    let toolchain = try Toolchain.find(options, environment)
    let locator = ModuleLocator(searchPaths: [], toolchain: toolchain)
    // On some systems, Foundation is a single module.
    guard let found = locator.find(module) else { return }
    let printer = ModulePrinter(toolchain: toolchain, options: options)
    let interface = try printer.interface(of: module, in: found.folder)
    #expect(interface.count > 10_000)
    try expectSame(interface, of: ModuleOrigin(name: module, isStandard: true))
  }

  private func expectSame(_ interface: [UInt8], of origin: ModuleOrigin) throws {
    let digest = ModuleDigest(interface, of: origin)
    let parsed = SwiftScanner().scan(SourceFile(path: "A.swift", bytes: interface)).protocols
    #expect(parsed.map(\.qualifiedName).sorted() == digest.protocolNames)
    #expect(!parsed.isEmpty)
    for whole in parsed {
      let file = try #require(digest.read(whole.qualifiedName)?.file)
      let carved = try #require(file.protocols.first)
      #expect(file.diagnostics.isEmpty)
      #expect(carved.qualifiedName == whole.qualifiedName)
      #expect(carved.members.map(\.kind) == whole.members.map(\.kind), "\(whole.name)")
      #expect(carved.members.map(\.attributes) == whole.members.map(\.attributes))
      #expect(carved.members.map(\.modifiers) == whole.members.map(\.modifiers))
      #expect(carved.inheritance == whole.inheritance)
      #expect(carved.requirements == whole.requirements)
      #expect(carved.primaryAssociatedTypes == whole.primaryAssociatedTypes)
      #expect(carved.attributes == whole.attributes)
    }
  }

  @Test func aReducedInterfaceIsAsGoodAsAWholeOne() throws {
    let origin = ModuleOrigin(name: "M", isStandard: true)
    let digest = ModuleDigest(Array(interface.utf8), of: origin)
    let reduced = Array(digest.reduced.utf8)
    let again = try #require(ModuleDigest(reduced: reduced, of: origin))
    #expect(again.reduced == digest.reduced)
    #expect(again.imports == ["Other", "Swift"])
    #expect(again.protocolNames == ["First", "Outer.Inner", "Second", "Space.Yard.Shed.Deep"])
    #expect(again.declares("Both") && !again.declares("Handler") && again.declaresClass("Outer"))
    #expect(again.classes == nil)
    let classes = try #require(digest.classes)
    #expect(classes.text(of: "Outer")?.contains("public func after()") == true)
    let known = try #require(ModuleClasses(reduced: Array(classes.reduced.utf8), module: "M"))
    #expect(known.reduced == classes.reduced)
    #expect(again.readClass("Outer", from: known)?.types.types.first?.members.count == 2)
    #expect(try #require(again.read("First")).file == #require(digest.read("First")).file)
    #expect(again.read("First")?.file.extensions.first?.members.count == 1)
  }

  @Test func nestedClassesAreKeptWithTheirMembersAndAttributes() throws {
    let text = """
      open class Outer {

          public init()

          @available(macOS 14, *)
          open func new()

          @available(*, unavailable)
          open func gone()

          open class Inner : M.Outer {

              @available(macOS 14, *)
              open func inner()

              public enum Deep {

                  case one
              }
          }

          open class func make() -> M.Outer
      }

      public enum Space {

          open class Far {
          }

          public enum Yard {

              open class Deep {

                  open func go()
              }
          }
      }

      extension Outer : Swift.Sendable {
      }

      """
    let digest = ModuleDigest(
      Array(text.utf8), of: ModuleOrigin(name: "M", isStandard: false))
    #expect(digest.classNames == ["Outer", "Outer.Inner", "Space.Far", "Space.Yard.Deep"])
    let again = try #require(
      ModuleDigest(reduced: Array(digest.reduced.utf8), of: digest.origin))
    #expect(again.classNames == digest.classNames && again.typeNames == digest.typeNames)
    let classes = try #require(digest.classes)
    let known = try #require(ModuleClasses(reduced: Array(classes.reduced.utf8), module: "M"))
    #expect(known.reduced == classes.reduced)
    let outer = try #require(again.readClass("Outer", from: known)?.types.types)
    #expect(outer.map(\.kind) == [.class, .extension])
    #expect(outer.first?.members.map(\.attributes.count) == [0, 1, 0])
    let inner = try #require(
      again.readClass("Outer.Inner", from: known)?.types.types.first { $0.kind == .class })
    #expect(inner.qualifiedName == "Outer.Inner" && inner.members.count == 1)
    #expect(inner.members.first?.attributes.count == 1)
  }

  @Test func halfAnInterfaceIsNone() {
    let origin = ModuleOrigin(name: "M", isStandard: true)
    let reduced = Array(ModuleDigest(Array(interface.utf8), of: origin).reduced.utf8)
    #expect(ModuleDigest(reduced: Array(reduced.dropLast(2)), of: origin) == nil)
    #expect(ModuleDigest(reduced: Array(interface.utf8), of: origin) == nil)
    #expect(ModuleDigest(reduced: [], of: origin) == nil)
  }

  @Test(arguments: ["", "}", "public protocol", "/*", "public protocol A {", "@a(", "extension {"])
  func badTextIsReadWithoutATrap(text: String) {
    #expect(blocks(text).count <= 1)
  }

  @Test func aTypeMayHideItsModule() throws {
    let text =
      "public struct M {\n}\n\npublic protocol P : M.Q {\n    func f(_ x: M.X, _ y: N.Y)\n}\n"
    let read = try #require(
      ModuleDigest(
        Array(("import N\n" + text).utf8), of: ModuleOrigin(name: "M", isStandard: false)
      )
      .read("P"))
    #expect(read.file.protocols.first?.inheritance == [.name("Q")])
    #expect(read.qualifiers == ["N"])
  }
}
