import DeclarationModel
import Testing
@testable import ModuleInterface

/// Tests what is known of types in types of a compiled module.
struct NestedTypeTests {
  @Test func typesInTypesAreKnownForWhatTheirValuesNeed() throws {
    let interface = """
      public enum Space {
          @globalActor public actor Render {
              public static let shared: M.Space.Render
          }
          @globalActor
          public struct Disk {
          }
          public struct Token : ~Copyable {
          }
          public enum Kind<T> : ~Copyable, ~Escapable where T : ~Copyable {
              case a
              public struct Box<T> where T : ~Copyable {
              }
          }
      }

      extension Space {
          @available(macOS 15, *)
          public struct Lock : ~Copyable {
          }
      }
      """
    let origin = ModuleOrigin(name: "M", isStandard: false)
    let digest = ModuleDigest(Array(interface.utf8), of: origin)
    let reduced = try #require(ModuleDigest(reduced: Array(digest.reduced.utf8), of: origin))
    for digest in [digest, reduced] {
      #expect(digest.globalActorNames == ["Space.Render", "Space.Disk"])
      #expect(
        digest.noncopyableTypes.mapValues(\.suppression) == [
          "Space.Token": .copyable, "Space.Kind": .escapable, "Space.Lock": .copyable,
        ])
    }
    #expect(reduced.reduced == digest.reduced)
  }
}
