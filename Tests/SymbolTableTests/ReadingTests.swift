import DeclarationModel
import Symbols
import Testing

/// A name means the same whichever files were read for their types.
struct ReadingTests {
  private static let sources = Sources([
    "A.swift": """
    struct Outer {
      struct Key {}
      class Base { enum Kind {} }
      typealias Id = Key
    }
    private struct Own { struct Key {} }
    actor Key {}
    func work() { struct Local { struct Key {} } }
    """,
    "B.swift": """
    struct Handler {}
    extension Outer {
      protocol Delegate { associatedtype Key; func use(_ id: Id) -> Kind }
      struct Inner: ~Copyable {}
    }
    extension Outer.Inner { protocol Source {}; struct Handler {} }
    protocol Handler {}
    extension Key: Handler {}
    """,
    "C.swift": """
    #if os(Linux)
    typealias Store = Handler
    struct Kind {}
    #else
    struct Store { enum Kind {} }
    enum Kind {}
    #endif
    class Derived: Outer.Base { protocol Deep {} }
    """,
    "D/Broken.swift": """
    protocol Broken {
    typealias Store = Outer
    struct Kind {}
    typealias Id = String
      struct Later {}
    """,
    // Declarations that cannot exist together, as while somebody types.
    "E.swift": "struct Crate: ~Copyable, ~Escapable {}; struct Slot {}; typealias Box = Crate",
    "F.swift": "struct Crate {}; typealias Slot = Crate; struct Box {}",
    "D/Also.swift": "typealias Handler = Outer.Key; typealias Broken = Outer }",
  ])

  private static let names = [
    "Outer", "Key", "Base", "Kind", "Id", "Own", "Delegate", "Inner", "Source", "Handler", "Store",
    "Derived", "Deep", "Broken", "Local", "Later",
    "Crate", "Slot", "Box",
  ]
  private static let places = [
    [], ["Outer"], ["Outer", "Base"], ["Outer", "Inner"], ["Outer", "Delegate"], ["Store"], ["Own"],
    ["Broken"], ["Key"],
  ]

  private static let outlinedMeanings = meanings(in: sources.outlined)

  /// Returns what the names mean at all places.
  private static func meanings(in table: SymbolTable) -> [String] {
    let index = NoncopyableIndex(table, sources.files)
    return sources.files.map(\.path).flatMap { file in
      places.flatMap { place in
        let scope = NameScope(inside: place, file: file)
        return (names.map { [$0] } + names.map { ["Outer", $0] }).map { name in
          let meaning = table.meaning(of: name, from: scope)
          let path = meaning.map { table.path(of: $0.symbol).joined(separator: ".") }
          let aliases = meaning?.aliases.map(\.type.text) ?? []
          return "\(file) \(place) \(name): \(path ?? "none") \(meaning?.protocols.count ?? 0) "
            + "\(aliases) \(meaning?.isBroken ?? false) "
            + "\(index.isNonEscapable(.named(NamedType(name.map { .init($0) })), from: scope))"
        }
      }
    }
  }

  @Test(arguments: 1..<(1 << sources.files.count))
  func namesMeanTheSame(read: Int) {
    let types = Self.sources.types.enumerated().filter { read >> $0.offset & 1 == 1 }
    let table = SymbolTable(files: Self.sources.files, types: types.map(\.element))
    let differing = zip(Self.meanings(in: table), Self.outlinedMeanings).filter {
      $0 != $1
    }
    #expect(differing.first.map { [$0, $1] } == nil)
  }

  @Test func typesThatWereNotReadAreMeant() {
    let table = Self.sources.outlined
    func name(_ name: String, in place: [String], of file: String = "B.swift") -> String? {
      table.fullName(name, from: NameScope(inside: place, file: file))
    }
    #expect(name("Key", in: ["Outer"]) == "Outer.Key")
    #expect(name("Key", in: ["Outer", "Inner"], of: "C.swift") == "Outer.Key")
    #expect(name("Base.Kind", in: ["Outer"]) == "Outer.Base.Kind")
    #expect(name("Own", in: []) == nil)
    #expect(name("Own.Key", in: [], of: "A.swift") == "Own.Key")
    #expect(name("Local", in: [], of: "A.swift") == nil)
    #expect(
      table.meaning(of: ["Store"], from: NameScope(file: "D/Broken.swift"))?.aliases.count == 1)
  }
}
