import DeclarationModel
import Testing

@testable import ObjCScanner

/// The comments of headers that are addressed to tools.
@Suite(.enabled(if: Libraries.exist)) struct HeaderMarkTests {
  @Test(arguments: Libraries.all) func commentsBeforeProtocolsAreMarks(_ library: Libclang) throws {
    let header = try HeaderFolder(
      """
      // kagemusha: skip
      @protocol A
      @end
      /// Loads.
      /// @mockable(override: name = LoaderMock)
      /// More.
      NS_SWIFT_NAME(Loader)
      @protocol LABLoader
      @end
      /*
       * kagemusha: mock, forwarding
       */

      @protocol C
      @end
      void f(void); // kagemusha: skip
      @protocol D
      @end
      void g(void); /* kagemusha: skip */
      @protocol E
      @end
      /** sourcery: AutoMockable, key = "x" */
      @protocol F
      @end
      // kagemusha: mok
      @protocol G
      @end
      """)
    let protocols = header.scan(library).files.flatMap(\.protocols)
    #expect(protocols.map(\.name) == ["A", "Loader", "C", "D", "E", "F", "G"])
    #expect(
      protocols.map(\.marks) == [[.skip], [.mock], [.mock, .forwarding], [], [], [.mock], []])
    #expect(protocols[1].mockName == "LoaderMock")
    #expect(protocols[1].documentation == ["Loads.", "More."])
    #expect(protocols[5].comments.sourcery == ["AutoMockable", "key = \"x\""])
    #expect(header.diagnostics(library).map(\.id) == [.unknownMark])
    #expect(header.diagnostics(library).map(\.severity) == [.warning])
  }

  @Test(arguments: Libraries.all) func theCommentOfARegionIsNoMark(_ library: Libclang) throws {
    let header = try HeaderFolder([
      "Header.h": """
      // kagemusha: skip
      #import <Foundation/Foundation.h>
      // kagemusha: skip
      NS_ASSUME_NONNULL_BEGIN
      @protocol P
      @end
      NS_ASSUME_NONNULL_END
      """
    ])
    #expect(header.scan(library).files.flatMap(\.protocols).map(\.marks) == [[]])
  }
}
